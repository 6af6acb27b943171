"use client";
import { useState } from "react";
import { Ellipsis, GripVertical } from "lucide-react";
import { DRAGGED_STYLE } from "@/components/drag/grasped";
import type { Save } from "@/components/board-store/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { StatusCheck } from "@/components/task/parts/status-check";
import { besideSubtask } from "@/components/task/subtasks/beside";
import type { Deleted } from "@/components/task/subtasks/delete-subtasks";
import { type OpenPart, SubtaskFacts } from "@/components/task/subtasks/subtask-facts";
import { SubtaskMenu } from "@/components/task/subtasks/subtask-menu";
import type { DragLook } from "@/components/task/subtasks/use-subtask-drag";
import { buttonLook } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/controls/inline-text";
import { LateMenu } from "@/components/ui/overlays/late-menu";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import { renaming } from "@/components/board-store/edits/edit-factories";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export interface SubtaskRowProps extends Omit<PropertyEditProps, "save"> {
  subtask: TaskCardJson;
  group: SubtaskGroupView;
  groups: readonly SubtaskGroupView[];
  saving: Save;
  look: DragLook;
  howToId: string;
  focusNext: (...selectors: string[]) => void;
  onDelete: (deleted: Deleted) => void;
}

const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(SubtaskMenu);
const lines = {
  before: "before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-accent",
  after: "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-accent",
};

/** Everything about a subtask is changed in its row. */
export function SubtaskRow({ subtask, look, howToId, focusNext, onDelete, ...props }: SubtaskRowProps) {
  const { group, groups, task, board, mayEdit, saving } = props;
  const [open, setOpen] = useState<OpenPart>(null);
  const { title, status } = subtask;

  return (
    <li
      data-subtask={subtask.id}
      data-drop-line={look.line ?? undefined}
      className={classNames(
        "group relative -mx-2 flex items-start gap-1 rounded-sm pe-1 hover:bg-gray-3",
        // What is in the hand lies over others.
        "[body>div>&]:bg-floating",
        look.grasp === "keys" && "bg-floating",
        !mayEdit && "ps-2",
        look.grasp && DRAGGED_STYLE[look.grasp],
        look.line && lines[look.line],
      )}
    >
      {mayEdit && <Grip title={title} howToId={howToId} />}
      <StatusCheck task={subtask} mayEdit={mayEdit} save={saving.save} name={title} />
      <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-3 pointer-coarse:min-h-11">
        <div className="min-w-0 flex-1 basis-32 ps-1">
          <InlineText
            value={title}
            label={`Title of the subtask ${title}`}
            disabled={!mayEdit}
            onSave={async (text) => void (await saving.saveAsync(renaming(subtask, text)))}
            className={classNames(
              "pointer-coarse:[&>:is(button,bdi)]:min-h-11 pointer-coarse:[&>:is(button,bdi)]:min-w-11 pointer-coarse:[&>:is(button,bdi)]:py-2.5",
              status === "closed" && "text-gray-11",
            )}
          />
        </div>
        <SubtaskFacts {...props} task={subtask} save={saving.save} open={open} onOpen={setOpen} />
      </div>
      {mayEdit && (
        <LateMenu
          label={`Actions for ${title}`}
          button={dots}
          buttonLook={buttonLook({ kind: "quiet", size: "icon" })}
          load={loadMenu}
          given={{
            taskId: task.id,
            subtask,
            group,
            groups,
            stages: board.stages,
            save: saving.save,
            focusNext,
            onOpen: setOpen,
            onDelete: () =>
              onDelete({ kind: "subtask", id: subtask.id, title, beside: besideSubtask(group, subtask.id) }),
          }}
        />
      )}
    </li>
  );
}

const Grip = ({ title, howToId }: { title: string; howToId: string }) => (
  <button
    type="button"
    data-grip
    aria-label={`Move ${title}`}
    aria-describedby={howToId}
    className="grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-gray-11 opacity-0 group-hover:opacity-100 hover:bg-gray-4 focus-visible:opacity-100 active:cursor-grabbing pointer-coarse:size-11 pointer-coarse:opacity-100"
  >
    <GripVertical aria-hidden className="size-4" strokeWidth={1.5} />
  </button>
);
