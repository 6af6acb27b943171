"use client";
import { memo, useId } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { stateId } from "@/components/board/card/described-by";
import { KeptIcon } from "@/components/board/card/kept-mark";
import { RowCheck } from "@/components/board/list/row-check";
import type { RowContext } from "@/components/board/timeline/rows/row-context";
import { SelectedMark } from "@/components/board/card/selected-mark";
import { TitleLink } from "@/components/board/card/title-link";
import { useIsKept } from "@/components/board/views/kept-tasks";
import { useIsSelected } from "@/components/selection/selection";
import { classNames } from "@/components/ui/class-names";
import { AvatarStack } from "@/components/ui/lists/avatars";

interface TaskTitleProps {
  task: StoredTask;
  isTabStop: boolean;
  context: RowContext;
}

const MAX_FACES = 2;

/** The task beside its bar; on phones only its title, above the bar. */
export const TaskTitle = memo(function TaskTitle({ task, isTabStop, context }: TaskTitleProps) {
  const partId = useId();
  const canEdit = task.id > 0 && context.canEdit;
  const isDone = task.status === "closed";
  const isSelected = useIsSelected(task.id);
  return (
    <div role="rowheader" className="sticky start-0 z-20 h-full w-(--pane) shrink-0 max-sm:h-8 max-sm:w-(--view)">
      <article
        data-task={task.id}
        data-row={task.id}
        className={classNames(
          "group relative flex size-full items-center gap-1 border-e border-gray-6 ps-2 pe-8 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus max-sm:border-0 max-sm:ps-3 pointer-coarse:pe-12",
          isSelected ? "bg-accent-soft" : "bg-surface group-hover/row:bg-gray-2 max-sm:bg-transparent",
        )}
      >
        <span className="contents max-sm:hidden">
          <RowCheck title={task.title} isDone={isDone} onToggle={canEdit ? () => context.finish(task) : null} />
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <TitleLink
            task={task}
            rowId={task.id}
            partId={partId}
            isTabStop={isTabStop}
            canSelect={canEdit}
            howToId={undefined}
            onOpen={context.onOpen}
            className={classNames("truncate max-sm:text-sm", isDone ? "text-gray-11" : "font-medium")}
          />
          {useIsKept(task.id) && <KeptIcon />}
        </span>
        <SelectedMark id={stateId(partId, "selected")} taskId={task.id} />
        {task.assignees.length > 0 && (
          <span className="ms-auto shrink-0 max-sm:hidden">
            <AvatarStack
              people={task.assignees.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo }))}
              max={MAX_FACES}
              size={20}
            />
          </span>
        )}
        {context.menu(task)}
      </article>
    </div>
  );
});
