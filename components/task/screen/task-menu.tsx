"use client";
import { Archive, Ellipsis, Eye, EyeOff, Link2, Pin, PinOff, Trash2 } from "lucide-react";
import type { Save } from "@/components/board-store/use-save";
import { useCopyLink } from "@/components/board-store/use-copy-link";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { useArchiving } from "@/components/task/screen/use-archiving";
import { useWatching } from "@/components/task/properties/watchers-property";
import { buttonStyle } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";
import { taskPath } from "@/lib/tasks/path";

interface TaskMenuProps extends Omit<PropertyEditProps, "save"> {
  saving: Save;
  /** Runs once the task is no longer visible. */
  onArchived: () => void;
  onDeleted: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function TaskMenu({ saving, onArchived, onDeleted, ...props }: TaskMenuProps) {
  const { task, mayEdit } = props;
  const { isWatching, toggle } = useWatching({ ...props, save: saving.save });
  const { archive } = useArchiving(task, saving, onArchived);
  const canArchive = mayEdit && task.archived_at === null;
  useShortcuts({ w: { label: isWatching ? "Stop watching" : "Watch", group: "task", run: toggle } }, mayEdit);
  useShortcuts({ Delete: { label: "Archive", group: "task", run: archive } }, canArchive);

  const copy = useCopyLink();

  async function remove() {
    await saving.saveAsync({ kind: "delete-task", taskId: task.id });
    onDeleted();
  }

  return (
    <ConfirmDialog
      title="Delete this task?"
      text={<DeletionSummary task={task} />}
      confirm="Delete"
      onConfirm={remove}
      trigger={(ask) => (
        <Menu
          label="More about this task"
          button={<Ellipsis {...icon} />}
          buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
        >
          <MenuItem
            icon={<Link2 {...icon} />}
            onClick={() => void copy(new URL(taskPath(task.board_id, task.id), location.origin).href)}
          >
            Copy link
          </MenuItem>
          {mayEdit && (
            <>
              <MenuItem
                icon={task.is_pinned ? <PinOff {...icon} /> : <Pin {...icon} />}
                onClick={() => saving.save({ kind: "pin-task", taskId: task.id, isPinned: !task.is_pinned })}
              >
                {task.is_pinned ? "Unpin" : "Pin"}
              </MenuItem>
              <MenuItem icon={isWatching ? <EyeOff {...icon} /> : <Eye {...icon} />} keys="w" onClick={toggle}>
                {isWatching ? "Stop watching" : "Watch"}
              </MenuItem>
              <MenuSeparator />
              {canArchive && (
                <MenuItem icon={<Archive {...icon} />} keys="Delete" onClick={archive}>
                  Archive
                </MenuItem>
              )}
              <MenuItem danger icon={<Trash2 {...icon} />} onClick={ask}>
                Delete…
              </MenuItem>
            </>
          )}
        </Menu>
      )}
    />
  );
}

function DeletionSummary({ task: { title, settings, comments_count } }: Pick<PropertyEditProps, "task">) {
  const parts = [
    counted(settings.subtask_count, "subtask"),
    counted(comments_count, "comment"),
    counted(settings.attachment_count, "attachment"),
  ].filter(Boolean);
  return (
    <>
      “<bdi className="wrap-anywhere">{title}</bdi>” and its description{parts.length > 0 && `, ${parts.join(", ")}`}{" "}
      are gone for everybody, and nobody can bring them back. To put it away instead, archive it.
    </>
  );
}

const counted = (count: number, noun: string) => count > 0 && `${count} ${noun}${count === 1 ? "" : "s"}`;
