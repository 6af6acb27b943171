"use client";
import { memo, useId, useRef } from "react";
import { useTranslations } from "next-intl";
import { stateId } from "@/components/board/card/described-by";
import { KeptIcon } from "@/components/board/card/kept-mark";
import { TitleLink, type TitleLinkProps } from "@/components/board/card/title-link";
import { useVisibleTask } from "@/components/board/card/visible-task";
import { DraggedBy } from "@/components/board/drag/dragged-by";
import { DropLine } from "@/components/board/drag/drop-line";
import { useDraggable } from "@/components/board/drag/use-draggable";
import type { RowContext } from "@/components/board/list/row-context";
import { SelectedMark } from "@/components/board/card/selected-mark";
import { RowCheck } from "@/components/board/list/row-check";
import { RowFacts } from "@/components/board/list/row-facts";
import type { ListRow } from "@/components/board/list/rows";
import { useIsKept } from "@/components/board/views/kept-tasks";
import { useDraggedBy, useDropLine } from "@/components/drag/dragged";
import { DRAGGED_STYLE, PICKED_UP_ROW_STYLE } from "@/components/drag/grasped";
import { useIsSelected } from "@/components/selection/selection";
import { classNames } from "@/components/ui/class-names";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface ListRowProps {
  row: ListRow;
  isTabStop: boolean;
  /** Another row of the same task is being renamed. */
  hidesMenu: boolean;
  context: RowContext;
}

/** Memoized, because scrolling renders the list with each frame. Its height is that of `useListSizes`. */
export const ListRowItem = memo(function ListRowItem({ row, isTabStop, hidesMenu, context }: ListRowProps) {
  const { id, task } = row;
  const visible = useVisibleTask(task);
  const element = useRef<HTMLElement>(null);
  const partId = useId();
  const isSaved = task.id > 0;
  const canEdit = isSaved && context.canEdit(task);
  const canMove = context.canMove && canEdit;
  const draggedBy = useDraggedBy("task", id);
  const line = useDropLine("task", id);
  const isSelected = useIsSelected(task.id);
  useDraggable({ kind: "task", id, handle: element, enabled: canMove });

  return (
    <article
      ref={element}
      data-task={task.id}
      data-row={id}
      data-list-row=""
      data-lifts={canMove ? "" : undefined}
      className={classNames(
        "group relative flex h-10 scroll-mt-9 items-center gap-x-1 ps-2 pe-9 select-none max-sm:h-17 sm:pointer-coarse:h-11 pointer-coarse:scroll-mt-11 pointer-coarse:pe-12",
        isSelected ? "bg-accent-soft" : "hover:bg-gray-2",
        "rounded-sm has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus",
        !isSaved && "text-gray-11",
        draggedBy === "keys" ? PICKED_UP_ROW_STYLE : draggedBy && DRAGGED_STYLE[draggedBy],
      )}
    >
      <DropLine at={line} tight />
      <DraggedBy boardId={task.board_id} taskId={task.id} />
      <RowCheck
        title={task.title}
        isDone={task.status === "closed"}
        onToggle={canEdit ? () => context.finish(task) : null}
      />
      <div className="flex min-w-0 flex-1 items-center gap-x-1 max-sm:flex-col max-sm:items-stretch">
        <RowTitle
          rowId={id}
          partId={partId}
          task={visible}
          isTabStop={isTabStop}
          canSelect={canEdit}
          howToId={canMove ? context.howToId : undefined}
          onOpen={context.onOpen}
        />
        <RowFacts id={stateId(partId, "facts")} task={visible} context={context} />
      </div>
      <SelectedMark id={stateId(partId, "selected")} taskId={task.id} />
      {!hidesMenu && context.menu(task)}
    </article>
  );
});

function RowTitle({ task, ...link }: Omit<TitleLinkProps, "task" | "className"> & { task: TaskCardJson }) {
  return (
    <span className="flex min-w-0 items-center gap-2 sm:flex-1">
      <TitleLink
        {...link}
        task={task}
        className={classNames("truncate", task.status === "closed" ? "font-normal text-gray-11" : "font-medium")}
      />
      <Unread id={stateId(link.partId, "unread")} count={task.notifications} />
      {useIsKept(task.id) && <KeptIcon />}
    </span>
  );
}

function Unread({ id, count }: { id: string; count: number }) {
  const t = useTranslations("board.card");
  return (
    count > 0 && (
      <span id={id} role="img" aria-label={t("unread", { count })} className="size-2 shrink-0 rounded-full bg-accent" />
    )
  );
}
