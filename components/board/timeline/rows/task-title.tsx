"use client";
import { memo, useEffect, useRef } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { KeptIcon } from "@/components/board/card/kept-mark";
import { RowCheck } from "@/components/board/list/row-check";
import type { RowContext } from "@/components/board/timeline/rows/row-context";
import { SelectedMark } from "@/components/board/card/selected-mark";
import { useIsKept } from "@/components/board/views/kept-tasks";
import { takeFocus } from "@/components/drag/focus";
import { selectByClick } from "@/components/selection/select-by-click";
import { useIsSelected } from "@/components/selection/selection";
import { classNames } from "@/components/ui/class-names";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { taskPath } from "@/lib/tasks/path";

interface TaskTitleProps {
  task: StoredTask;
  isTabStop: boolean;
  context: RowContext;
}

const MAX_FACES = 2;

/** The task beside its bar; on phones only its title, above the bar. */
export const TaskTitle = memo(function TaskTitle({ task, isTabStop, context }: TaskTitleProps) {
  const isSaved = task.id > 0;
  const canEdit = isSaved && context.canEdit;
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
          <RowCheck
            title={task.title}
            isDone={task.status === "closed"}
            onToggle={canEdit ? () => context.finish(task) : null}
          />
        </span>
        <TitleLink task={task} isTabStop={isTabStop} canSelect={canEdit} onOpen={context.onOpen} />
        <SelectedMark taskId={task.id} />
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

function TitleLink({
  task,
  isTabStop,
  canSelect,
  onOpen,
}: Pick<TaskTitleProps, "task" | "isTabStop"> & Pick<RowContext, "onOpen"> & { canSelect: boolean }) {
  const { id, board_id, title, status } = task;
  const link = useRef<HTMLAnchorElement>(null);
  const isSaved = id > 0;
  useEffect(() => takeFocus(id, link.current), [id]);

  function open(event: React.MouseEvent) {
    if ((canSelect && selectByClick(event, id)) || !isPlainClick(event) || !isSaved) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <a
        ref={link}
        href={isSaved ? taskPath(board_id, id) : undefined}
        tabIndex={isSaved && !isTabStop ? -1 : undefined}
        title={title}
        draggable={false}
        data-opens=""
        onClick={open}
        className={classNames(
          "min-w-0 truncate text-base [unicode-bidi:plaintext] outline-none [-webkit-touch-callout:none] after:absolute after:inset-0 max-sm:text-sm",
          status === "closed" ? "text-gray-11" : "font-medium",
        )}
      >
        {title}
      </a>
      {useIsKept(id) && <KeptIcon />}
    </span>
  );
}
