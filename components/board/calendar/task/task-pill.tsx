"use client";
import { memo, useEffect, useRef } from "react";
import { ChevronLeft, ChevronRight, CircleCheck, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { isBar, type Span } from "@/components/board/calendar/days/spans";
import { useCalendarContext } from "@/components/board/calendar/task/calendar-context";
import { PillEnd } from "@/components/board/calendar/task/pill-end";
import { DraggedBy } from "@/components/board/drag/dragged-by";
import { SelectedMark } from "@/components/board/card/selected-mark";
import { useDraggable } from "@/components/board/drag/use-draggable";
import { useIsKept } from "@/components/board/views/kept-tasks";
import { useDragged } from "@/components/drag/dragged";
import { takeFocus } from "@/components/drag/focus";
import { taskIdOfRow } from "@/components/drag/item-id";
import { selectByClick } from "@/components/selection/select-by-click";
import { useIsSelected } from "@/components/selection/selection";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { classNames } from "@/components/ui/class-names";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { isOver } from "@/lib/dates/dates-on-screen";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { taskPath } from "@/lib/tasks/path";

export interface TaskPillProps {
  /** Distinguishes the parts of a task in several weeks. */
  rowId: number;
  task: StoredTask;
  span: Span | null;
  /** Continues beyond what is drawn. */
  hasBefore?: boolean;
  hasAfter?: boolean;
  /** Two lines for the title. */
  isTall?: boolean;
  /** Outside of the grid each task is a tab stop. */
  isTabStop?: boolean;
  className?: string;
}

const icon = { "aria-hidden": true, className: "size-3.5 shrink-0", strokeWidth: 1.5 } as const;

/** A task on its day, or as a bar across several days. */
export const TaskPill = memo(function TaskPill(props: TaskPillProps) {
  const { rowId, task, span, hasBefore = false, hasAfter = false, isTall = false, className } = props;
  const context = useCalendarContext();
  const element = useRef<HTMLElement>(null);
  const canMove = task.id > 0 && context.canMove(task);
  const draggedBy = useDragged((now) =>
    now?.kind === "task" && !now.droppedOn && taskIdOfRow(now.id) === task.id ? now.by : null,
  );
  useDraggable({ kind: "task", id: rowId, handle: element, enabled: canMove });
  const hasBar = span !== null && isBar(span);
  const isSelected = useIsSelected(task.id);

  return (
    <article
      ref={element}
      data-task={task.id}
      data-row={rowId}
      data-lifts={canMove ? "" : undefined}
      className={classNames(
        "group relative z-1 flex items-center gap-1.5 px-1.5 text-sm select-none",
        "has-[a:focus-visible]:z-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-1 has-[a:focus-visible]:outline-focus",
        isTall ? "min-h-8 py-1" : "h-6",
        isSelected ? "bg-accent-soft" : hasBar ? "bg-gray-3 hover:bg-gray-4" : "hover:bg-gray-4",
        isTall && !hasBar && !isSelected && "bg-card",
        isSelected ? "border border-accent" : (hasBar || isTall) && "border border-gray-6",
        hasBefore ? "rounded-s-none border-s-0" : "rounded-s-sm",
        hasAfter ? "rounded-e-none border-e-0" : "rounded-e-sm",
        draggedBy === "pointer" && "opacity-40",
        draggedBy === "keys" && "z-10 bg-accent-soft shadow-floating",
        className,
      )}
    >
      <DraggedBy boardId={task.board_id} taskId={task.id} />
      {hasBefore && <ChevronLeft {...icon} className="-ms-1 size-3 shrink-0 rtl:-scale-x-100" />}
      <PillContent {...props} />
      {hasAfter && <ChevronRight {...icon} className="-me-1 size-3 shrink-0 rtl:-scale-x-100" />}
      <span className="contents pointer-coarse:[&>button]:hidden print:[&>button]:hidden">{context.menu(task)}</span>
      {canMove && span && !hasBefore && <PillEnd taskId={task.id} end="start" />}
      {canMove && span && !hasAfter && <PillEnd taskId={task.id} end="due" />}
    </article>
  );
});

function PillContent({ rowId, task, span, isTall, isTabStop = false }: TaskPillProps) {
  const t = useTranslations("boardCalendar");
  const { clock, words, colorOf, howToId, canMove, onOpen } = useCalendarContext();
  const link = useRef<HTMLAnchorElement>(null);
  const isSaved = task.id > 0;
  const isDone = task.status === "closed";
  const isLate =
    !isDone && task.due_at !== null && isOver(task.due_at, { ...clock, today: dayIn(clock.now, clock.timeZone) });
  useEffect(() => takeFocus(rowId, link.current), [rowId]);

  function open(event: React.MouseEvent) {
    if ((isSaved && canMove(task) && selectByClick(event, task.id)) || !isPlainClick(event) || !isSaved) return;
    event.preventDefault();
    onOpen(task.id);
  }

  return (
    <>
      {isDone ? <CircleCheck {...icon} className="size-3.5 shrink-0 text-green-text" /> : <Dot color={colorOf(task)} />}
      <a
        ref={link}
        href={isSaved ? taskPath(task.board_id, task.id) : undefined}
        tabIndex={isTabStop ? undefined : -1}
        title={task.title}
        draggable={false}
        data-opens=""
        aria-describedby={canMove(task) ? howToId : undefined}
        onClick={open}
        className={classNames(
          "min-w-0 flex-1 [unicode-bidi:plaintext] outline-none [-webkit-touch-callout:none] after:absolute after:inset-0",
          isTall ? "line-clamp-2 break-words" : "truncate",
          isDone || !isSaved ? "text-gray-11" : "font-medium",
        )}
      >
        {task.title}
        {isDone && <span className="sr-only"> ({t("done")})</span>}
      </a>
      <SelectedMark taskId={task.id} />
      {useIsKept(task.id) && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-gray-9" />}
      {isLate && <span className="sr-only">{t("overdue")}</span>}
      {span?.time ? (
        <time className={classNames("shrink-0 text-xs tabular-nums", isLate ? "text-red-text" : "text-gray-11")}>
          {words.time(span.time)}
        </time>
      ) : (
        isLate && <Clock {...icon} className="size-3.5 shrink-0 text-red-text" />
      )}
    </>
  );
}

const Dot = ({ color }: { color: string | null }) => (
  <span aria-hidden className="relative size-2 shrink-0 rounded-full bg-gray-8">
    {color && <ColorFill light={color} />}
  </span>
);
