"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Ellipsis, GripVertical } from "lucide-react";
import { DRAGGED_STYLE } from "@/components/drag/grasped";
import type { Save } from "@/components/board-store/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { finishing } from "@/components/board-store/edits/edit-factories";
import { StatusCheck } from "@/components/task/parts/status-check";
import { focusTargetsAfterSubtask } from "@/components/task/subtasks/focus-targets";
import type { Deleted } from "@/components/task/subtasks/delete-subtasks";
import { type OpenPart, SubtaskFacts } from "@/components/task/subtasks/subtask-facts";
import { SubtaskMenu } from "@/components/task/subtasks/subtask-menu";
import type { DragState } from "@/components/task/subtasks/use-subtask-drag";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/controls/inline-text";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import { renaming } from "@/components/board-store/edits/edit-factories";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export interface SubtaskRowProps extends Omit<PropertyEditProps, "save"> {
  subtask: TaskCardJson;
  group: SubtaskGroupView;
  groups: readonly SubtaskGroupView[];
  saving: Save;
  dragState: DragState;
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

export function SubtaskRow({ subtask, dragState, howToId, focusNext, onDelete, ...props }: SubtaskRowProps) {
  const t = useTranslations("subtasks.subtask");
  const { group, groups, task, board, mayEdit, saving } = props;
  const [open, setOpen] = useState<OpenPart>(null);
  const { title, status } = subtask;

  return (
    <li
      data-subtask={subtask.id}
      data-drop-line={dragState.line ?? undefined}
      className={rowStyleOf(dragState, mayEdit)}
    >
      {mayEdit && <Grip title={title} howToId={howToId} />}
      <StatusCheck task={subtask} mayEdit={mayEdit} onToggle={() => saving.save(finishing(subtask))} title={title} />
      <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-3 pointer-coarse:min-h-11">
        <div className="min-w-0 flex-1 basis-32 ps-1">
          <InlineText
            value={title}
            label={t("title", { title })}
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
        <LazyMenu
          label={t("actions", { title })}
          button={dots}
          buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
          load={loadMenu}
          menuProps={{
            taskId: task.id,
            subtask,
            group,
            groups,
            stages: board.stages,
            save: saving.save,
            focusNext,
            onOpen: setOpen,
            onDelete: () =>
              onDelete({
                kind: "subtask",
                id: subtask.id,
                title,
                focusTargets: focusTargetsAfterSubtask(group, subtask.id),
              }),
          }}
        />
      )}
    </li>
  );
}

const rowStyleOf = ({ grasp, line }: DragState, mayEdit: boolean) =>
  classNames(
    "group relative -mx-2 flex items-start gap-1 rounded-sm pe-1 hover:bg-gray-3",
    // A dragged row lies above others.
    "[body>div>&]:bg-floating",
    grasp === "keys" && "bg-floating",
    !mayEdit && "ps-2",
    grasp && DRAGGED_STYLE[grasp],
    line && lines[line],
  );

function Grip({ title, howToId }: { title: string; howToId: string }) {
  const t = useTranslations("subtasks.subtask");
  return (
    <button
      type="button"
      data-grip
      aria-label={t("move", { title })}
      aria-describedby={howToId}
      className="grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-gray-11 opacity-0 group-hover:opacity-100 hover:bg-gray-4 focus-visible:opacity-100 active:cursor-grabbing pointer-coarse:size-11 pointer-coarse:opacity-100"
    >
      <GripVertical aria-hidden className="size-4" strokeWidth={1.5} />
    </button>
  );
}
