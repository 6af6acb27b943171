"use client";
import { useFormatter, useTranslations } from "next-intl";
import { Archive, Ban, Ellipsis, Eye, EyeOff, LayoutTemplate, Link2, Merge, Pin, PinOff, Trash2 } from "lucide-react";
import type { Save } from "@/components/board-store/use-save";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import { type GuestOfText, GuestBlocking } from "@/components/guests/guest-blocking";
import { isTemplateTask, templateEdit } from "@/components/board-store/edits/template-edits";
import { isIdea } from "@/components/task/ideas/is-idea";
import { Merging } from "@/components/task/ideas/merging";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { useArchiving } from "@/components/task/screen/use-archiving";
import { TransferItems, useTransferKeys } from "@/components/task/transfer/transfer-items";
import type { AskTransfer } from "@/components/task/transfer/use-transfers";
import { useWatching } from "@/components/task/properties/watchers-property";
import { buttonStyle } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";
import { taskPath } from "@/lib/tasks/path";

interface TaskMenuProps extends Omit<PropertyEditProps, "save"> {
  mayManage: boolean;
  saving: Save;
  onTransfer: AskTransfer;
  /** Runs once the task is no longer visible. */
  onArchived: () => void;
  onDeleted: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function TaskMenu({ saving, mayManage, onTransfer, onArchived, onDeleted, ...props }: TaskMenuProps) {
  const t = useTranslations("task");
  const actions = useTranslations("ui.actions");
  const { task, mayEdit } = props;
  const { isWatching, toggle } = useWatching({ ...props, save: saving.save });
  const { archive } = useArchiving(task, saving, onArchived);
  const watchLabel = isWatching ? t("menu.stopWatching") : t("menu.watch");
  const canArchive = mayEdit && task.archived_at === null;
  useShortcuts({ w: { label: watchLabel, group: "task", run: toggle } }, mayEdit);
  useTransferKeys(task, mayEdit, onTransfer);
  useShortcuts({ Delete: { label: actions("archive"), group: "task", run: archive } }, canArchive);

  async function deleteTask() {
    await saving.saveAsync({ kind: "delete-task", taskId: task.id });
    onDeleted();
  }

  const guest = mayManage && hasModuleAnywhere(props.viewer, "roadmap") ? guestOf(task) : null;
  const menuWith = (remove: () => void, merge: (() => void) | null, block: (guest: GuestOfText) => void) => (
    <Menu
      label={t("menu.label")}
      button={<Ellipsis {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
    >
      <CopyLink task={task} />
      {mayEdit && (
        <>
          <PinTask task={task} save={saving.save} />
          <MenuItem icon={isWatching ? <EyeOff {...icon} /> : <Eye {...icon} />} keys="w" onClick={toggle}>
            {watchLabel}
          </MenuItem>
          <TransferItems task={task} viewer={props.viewer} onTransfer={onTransfer} hasKeys />
          {props.viewer.isPro && <TemplateItem task={task} save={saving.save} />}
          <LastItems
            {...{ merge, remove }}
            block={guest && (() => block(guest))}
            archive={canArchive ? archive : null}
          />
        </>
      )}
    </Menu>
  );
  return (
    <GuestBlocking boardId={task.board_id}>
      {(block) => (
        <Merging task={task} viewer={props.viewer} onMerged={onArchived}>
          {(merge) => (
            <ConfirmDialog
              title={t("deletion.title")}
              text={<DeletionSummary task={task} />}
              confirm={t("deletion.confirm")}
              onConfirm={deleteTask}
              trigger={(ask) => menuWith(ask, merge, block)}
            />
          )}
        </Merging>
      )}
    </GuestBlocking>
  );
}

function CopyLink({ task }: Pick<PropertyEditProps, "task">) {
  const t = useTranslations("task.menu");
  const copy = useCopyLink();
  return (
    <MenuItem
      icon={<Link2 {...icon} />}
      onClick={() => void copy(new URL(taskPath(task.board_id, task.id), location.origin).href)}
    >
      {t("copyLink")}
    </MenuItem>
  );
}

function PinTask({ task, save }: Pick<PropertyEditProps, "task" | "save">) {
  const t = useTranslations("task.menu");
  return (
    <MenuItem
      icon={task.is_pinned ? <PinOff {...icon} /> : <Pin {...icon} />}
      onClick={() => save({ kind: "pin-task", taskId: task.id, isPinned: !task.is_pinned })}
    >
      {task.is_pinned ? t("unpin") : t("pin")}
    </MenuItem>
  );
}

function TemplateItem({ task, save }: Pick<PropertyEditProps, "task" | "save">) {
  const t = useTranslations("task.menu");
  return (
    <MenuItem icon={<LayoutTemplate {...icon} />} onClick={() => save(templateEdit(task))}>
      {isTemplateTask(task) ? t("removeTemplate") : t("makeTemplate")}
    </MenuItem>
  );
}

interface LastItemsProps {
  /** Null for what is no idea. */
  merge: (() => void) | null;
  /** Null for what no guest has written. */
  block: (() => void) | null;
  archive: (() => void) | null;
  remove: () => void;
}

function LastItems({ merge, block, archive, remove }: LastItemsProps) {
  const t = useTranslations("task.menu");
  const actions = useTranslations("ui.actions");
  return (
    <>
      {merge && (
        <MenuItem icon={<Merge {...icon} />} onClick={merge}>
          {t("merge")}
        </MenuItem>
      )}
      {block && (
        <MenuItem icon={<Ban {...icon} />} onClick={block}>
          {t("blockGuest")}
        </MenuItem>
      )}
      <MenuSeparator />
      {archive && (
        <MenuItem icon={<Archive {...icon} />} keys="Delete" onClick={archive}>
          {actions("archive")}
        </MenuItem>
      )}
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={remove}>
        {t("delete")}
      </MenuItem>
    </>
  );
}

/** Only the records of guests name their authors. */
const guestOf = (task: PropertyEditProps["task"]): GuestOfText | null =>
  isIdea(task) && task.settings.author ? { name: task.settings.author.name, text: { task_id: task.id } } : null;

function DeletionSummary({ task: { title, settings, comments_count } }: Pick<PropertyEditProps, "task">) {
  const t = useTranslations("task.deletion");
  const { subtask_count: subtasks, attachment_count: attachments } = settings;
  const parts = [
    t("description"),
    ...(subtasks > 0 ? [t("subtasks", { count: subtasks })] : []),
    ...(comments_count > 0 ? [t("comments", { count: comments_count })] : []),
    ...(attachments > 0 ? [t("attachments", { count: attachments })] : []),
  ];
  return t.rich("text", {
    title,
    name: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
    parts: useFormatter().list(parts),
  });
}
