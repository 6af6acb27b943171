"use client";
import {
  Archive,
  ArrowDownToLine,
  ArrowRight,
  ArrowUpToLine,
  CircleCheck,
  Eye,
  LayoutTemplate,
  Link2,
  Maximize2,
  Pencil,
  Pin,
  SquareCheck,
  UserRound,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { toggleSelected } from "@/components/selection/selection";
import { TransferItems } from "@/components/task/transfer/transfer-items";
import { TimerItem } from "@/components/timer/timer-item";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuCheck, MenuItem, MenuSeparator, Submenu } from "@/components/ui/overlays/menu-items";
import type { StageJson } from "@/lib/stages/present";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import { isAssigned, isWatched } from "@/components/board-store/edits/edit-factories";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export interface TaskMenuProps {
  task: TaskCardJson;
  stages: readonly StageJson[];
  me: number;
  canEdit: boolean;
  /** Whether the board has time tracking. */
  hasTime: boolean;
  /** Where a task may be moved within its stage. The end is known once its tasks are loaded. */
  ends: readonly ("top" | "bottom")[];
  actions: TaskActions;
  onOpen: (taskId: number) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function TaskMenu({ menu, ...props }: TaskMenuProps & { menu: MenuAnchor }) {
  const t = useTranslations("board.taskMenu");
  const { task, canEdit, actions, onOpen } = props;
  return (
    <AnchoredMenu {...menu}>
      <MenuItem icon={<Maximize2 {...icon} />} keys="enter" onClick={() => onOpen(task.id)}>
        {t("open")}
      </MenuItem>
      <MenuItem icon={<Link2 {...icon} />} onClick={() => actions.copyLink(task)}>
        {t("copyLink")}
      </MenuItem>
      {canEdit && <Edits {...props} />}
    </AnchoredMenu>
  );
}

function Edits({ task, stages, me, hasTime, ends, actions }: TaskMenuProps) {
  const t = useTranslations("board.taskMenu");
  const verbs = useTranslations("ui.actions");
  return (
    <>
      <MenuItem icon={<SquareCheck {...icon} />} keys="x" onClick={() => toggleSelected(task.id)}>
        {t("select")}
      </MenuItem>
      <MenuItem icon={<Pencil {...icon} />} keys="e" onClick={() => actions.beginRename(task)}>
        {verbs("rename")}
      </MenuItem>
      <MenuSeparator />
      <MenuCheck
        icon={<CircleCheck {...icon} />}
        keys="."
        checked={task.status === "closed"}
        onCheckedChange={() => actions.finish(task)}
      >
        {t("done")}
      </MenuCheck>
      <MenuCheck
        icon={<UserRound {...icon} />}
        checked={isAssigned(task, me)}
        onCheckedChange={() => actions.assignMe(task)}
      >
        {t("assignedToMe")}
      </MenuCheck>
      <MenuCheck
        icon={<Eye {...icon} />}
        keys="w"
        checked={isWatched(task, me)}
        onCheckedChange={() => actions.watch(task)}
      >
        {t("watchedByMe")}
      </MenuCheck>
      <MenuCheck icon={<Pin {...icon} />} checked={task.is_pinned} onCheckedChange={() => actions.pin(task)}>
        {t("pinned")}
      </MenuCheck>
      {hasTime && <TimerItem task={task} />}
      <MenuSeparator />
      <MoveItems task={task} stages={stages} ends={ends} actions={actions} />
      <MenuSeparator />
      {actions.transfer && (
        <TransferItems task={task} viewer={{ isPro: actions.makeTemplate !== null }} onTransfer={actions.transfer} />
      )}
      {actions.makeTemplate && (
        <MenuItem icon={<LayoutTemplate {...icon} />} onClick={() => actions.makeTemplate?.(task)}>
          {isTemplateTask(task) ? t("removeTemplate") : t("makeTemplate")}
        </MenuItem>
      )}
      <MenuItem icon={<Archive {...icon} />} keys="delete" onClick={() => actions.archive(task)}>
        {verbs("archive")}
      </MenuItem>
    </>
  );
}

function MoveItems({ task, stages, ends, actions }: Pick<TaskMenuProps, "task" | "stages" | "ends" | "actions">) {
  const t = useTranslations("board.taskMenu");
  const others = stages.filter(({ id }) => id !== task.stage_id && id > 0);
  return (
    <>
      {others.length > 0 && (
        <Submenu label={t("moveToStage")} icon={<ArrowRight {...icon} className="size-4 rtl:-scale-x-100" />}>
          {others.map(({ id, title }) => (
            <MenuItem key={id} onClick={() => actions.moveTo(task, id)}>
              <bdi>{title}</bdi>
            </MenuItem>
          ))}
        </Submenu>
      )}
      {ends.includes("top") && (
        <MenuItem icon={<ArrowUpToLine {...icon} />} onClick={() => actions.moveToTop(task)}>
          {t("moveToTop")}
        </MenuItem>
      )}
      {ends.includes("bottom") && (
        <MenuItem icon={<ArrowDownToLine {...icon} />} onClick={() => actions.moveToEnd(task)}>
          {t("moveToBottom")}
        </MenuItem>
      )}
    </>
  );
}
