"use client";
import { useTranslations } from "next-intl";
import { ArrowRight, Calendar, Copy, FolderInput, Trash2, UserRound } from "lucide-react";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { focusTargetsAfterSubtask } from "@/components/task/subtasks/focus-targets";
import type { OpenPart } from "@/components/task/subtasks/subtask-facts";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator, Submenu } from "@/components/ui/overlays/menu-items";
import type { StageJson } from "@/lib/stages/present";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface SubtaskMenuProps {
  menu: MenuAnchor;
  taskId: number;
  subtask: TaskCardJson;
  group: SubtaskGroupView;
  groups: readonly SubtaskGroupView[];
  stages: readonly StageJson[];
  save: Save["save"];
  focusNext: (...selectors: string[]) => void;
  onOpen: (part: OpenPart) => void;
  onDelete: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;
const pointing = { ...icon, className: "size-4 rtl:-scale-x-100" } as const;

export function SubtaskMenu({ menu, taskId, subtask, group, groups, stages, save, ...on }: SubtaskMenuProps) {
  const t = useTranslations("subtasks.menu");
  const others = groups.filter(({ id }) => id !== group.id);

  function moveTo({ id, subtasks }: SubtaskGroupView) {
    on.focusNext(`[data-subtask="${subtask.id}"] [aria-haspopup=menu]`);
    save({ kind: "place-subtask", taskId, subtaskId: subtask.id, groupId: id, index: subtasks.length });
  }

  function makeTask(stageId: number) {
    on.focusNext(...focusTargetsAfterSubtask(group, subtask.id));
    save({ kind: "free-subtask", taskId, subtaskId: subtask.id, stageId });
  }

  return (
    <AnchoredMenu {...menu}>
      <MenuItem icon={<Calendar {...icon} />} onClick={() => on.onOpen("due")}>
        {t("due")}
      </MenuItem>
      <MenuItem icon={<UserRound {...icon} />} onClick={() => on.onOpen("assignees")}>
        {t("assignees")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Copy {...icon} />}
        onClick={() => save({ kind: "clone-subtask", id: newId(), taskId, subtaskId: subtask.id })}
      >
        {t("duplicate")}
      </MenuItem>
      {others.length > 0 && (
        <Submenu label={t("moveToGroup")} icon={<FolderInput {...pointing} />}>
          {others.map((other) => (
            <MenuItem key={other.id} onClick={() => moveTo(other)}>
              <bdi>{other.value}</bdi>
            </MenuItem>
          ))}
        </Submenu>
      )}
      <Submenu label={t("convert")} icon={<ArrowRight {...pointing} />}>
        {stages
          .filter(({ id }) => id > 0)
          .map(({ id, title }) => (
            <MenuItem key={id} onClick={() => makeTask(id)}>
              <bdi>{title}</bdi>
            </MenuItem>
          ))}
      </Submenu>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={on.onDelete}>
        {t("delete")}
      </MenuItem>
    </AnchoredMenu>
  );
}
