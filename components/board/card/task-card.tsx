"use client";
import { memo, useId, useRef } from "react";
import { CardCover } from "@/components/board/card/card-cover";
import { CardLabels } from "@/components/board/card/card-labels";
import { stateId } from "@/components/board/card/described-by";
import { DoneCheck } from "@/components/board/card/done-check";
import { useIsBlocked } from "@/components/board/card/blocked-tasks";
import { DraggedBy } from "@/components/board/drag/dragged-by";
import { DropLine } from "@/components/board/drag/drop-line";
import { DRAGGED_STYLE } from "@/components/drag/grasped";
import { useDraggedBy, useDropLine } from "@/components/drag/dragged";
import { useDraggable } from "@/components/board/drag/use-draggable";
import { useIdeaAuthor } from "@/components/board/card/idea-authors";
import { SelectedMark } from "@/components/board/card/selected-mark";
import { TaskFacts } from "@/components/board/card/task-facts";
import { useTimeFact } from "@/components/board/card/use-time-fact";
import { useVisibleTask } from "@/components/board/card/visible-task";
import { TemplateMark } from "@/components/board/card/template-mark";
import { KeptMark } from "@/components/board/card/kept-mark";
import { useIsKept } from "@/components/board/views/kept-tasks";
import { TitleLink, type TitleLinkProps } from "@/components/board/card/title-link";
import { UnreadMark } from "@/components/board/card/unread-mark";
import { useIsSelected } from "@/components/selection/selection";
import { classNames } from "@/components/ui/class-names";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskCardProps {
  task: TaskCardJson;
  /** Differs from the task's id on further cards of the same task. */
  rowId?: number;
  isTabStop: boolean;
  clock: ClockOnScreen;
  canMove: boolean;
  howToId: string;
  menu: (task: TaskCardJson) => React.ReactNode;
  onOpen: (taskId: number) => void;
}

/** Memoized, because a move within its column changes nothing on the card. */
export const TaskCard = memo(function TaskCard({
  task,
  rowId = task.id,
  isTabStop,
  clock,
  canMove,
  howToId,
  menu,
  onOpen,
}: TaskCardProps) {
  const visible = useVisibleTask(task);
  const { id, settings } = visible;
  const partId = useId();
  const card = useRef<HTMLElement>(null);
  const isSaved = id > 0;
  const isDraggable = canMove && isSaved;
  const isKept = useIsKept(id);
  const isSelected = useIsSelected(id);
  const draggedBy = useDraggedBy("task", rowId);
  const line = useDropLine("task", rowId);
  useDraggable({ kind: "task", id: rowId, handle: card, enabled: isDraggable });

  return (
    <article
      ref={card}
      data-task={id}
      data-row={rowId === id ? undefined : rowId}
      data-lifts={isDraggable ? "" : undefined}
      className={classNames(
        "group relative rounded-md border border-gray-6 transition-colors select-none hover:border-gray-7 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus",
        isSelected ? "border-accent bg-accent-soft" : isSaved ? "bg-card" : "border-dashed bg-gray-1",
        isKept && "border-dashed",
        draggedBy !== "keys" && "shadow-raised",
        draggedBy && DRAGGED_STYLE[draggedBy],
      )}
    >
      <DropLine at={line} />
      <DraggedBy boardId={task.board_id} taskId={id} />
      <CardCover cover={settings.cover} />
      <div className="flex min-h-9 flex-col justify-center gap-1 px-3 pt-1.5 pb-1 pointer-coarse:min-h-11">
        <CardContent
          {...{ task, visible, rowId, partId, isTabStop, clock, howToId: isDraggable ? howToId : undefined, onOpen }}
        />
        {isTemplateTask(task) && <TemplateMark />}
        {isKept && <KeptMark />}
        <SelectedMark id={stateId(partId, "selected")} taskId={id} />
      </div>
      {menu(task)}
    </article>
  );
});

interface CardContentProps extends CardTitleProps, Pick<TaskCardProps, "task" | "clock"> {
  visible: TaskCardJson;
}

function CardContent({ task, visible, clock, ...title }: CardContentProps) {
  return (
    <>
      <CardLabels id={stateId(title.partId, "labels")} labels={visible.labels} className="pe-6 pointer-coarse:pe-8" />
      <div className="flex items-start gap-1.5 last:mb-0.5">
        <UnreadMark id={stateId(title.partId, "unread")} count={visible.notifications} />
        <DoneCheck task={task} />
        <CardTitle task={visible} {...title} />
      </div>
      <TaskFacts
        id={stateId(title.partId, "facts")}
        task={visible}
        hasCheck
        isBlocked={useIsBlocked(task.id)}
        repeats={visible.repeat_task_meta !== null}
        author={useIdeaAuthor(visible)}
        time={useTimeFact(visible)}
        clock={clock}
      />
    </>
  );
}

type CardTitleProps = Pick<TitleLinkProps, "rowId" | "partId" | "isTabStop" | "howToId" | "onOpen">;

function CardTitle({ task, ...link }: CardTitleProps & { task: TaskCardJson }) {
  const isDone = task.status === "closed";
  return (
    <TitleLink
      {...link}
      task={task}
      canSelect={link.howToId !== undefined}
      className={classNames(
        "-mb-0.5 flex-1 pb-0.5 text-match-parent leading-tight wrap-anywhere",
        // Without labels the title shares its first line with the menu button, and may have one more line.
        task.labels.length > 0 ? "line-clamp-2" : "line-clamp-3 pe-5 pointer-coarse:pe-8",
        isDone ? "font-normal" : "font-medium",
        (isDone || task.id <= 0) && "text-gray-11",
      )}
    />
  );
}
