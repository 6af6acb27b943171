"use client";
import { useEffect, useRef } from "react";
import { Circle, CircleCheck, Maximize2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { BlockedMarkOf } from "@/components/board/card/blocked-mark-of";
import { KeptIcon } from "@/components/board/card/kept-mark";
import { useIsKept } from "@/components/board/views/kept-tasks";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { takeFocus } from "@/components/drag/focus";
import { classNames } from "@/components/ui/class-names";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { taskPath } from "@/lib/tasks/path";

/**
 * At the end of the title, where the pointer or the focus is. On phones, where there is no room for buttons, the title
 * itself opens the task.
 */
const buttonsStyle = classNames(
  "absolute inset-y-0 end-0 flex items-center opacity-0 group-focus-within:opacity-100 group-hover:opacity-100",
  "pointer-coarse:start-11",
);

/** Of the cell, because the title may run in the other direction. */
export const roomForButtons = "pointer-fine:group-focus-within:pe-16 pointer-fine:group-hover:pe-16";

interface TitleCellProps {
  task: StoredTask;
  mayEdit: boolean;
  menu: React.ReactNode;
  onDone: (task: StoredTask) => void;
  onOpen: (taskId: number) => void;
}

export function TitleCell({ task, mayEdit, menu, onDone, onOpen }: TitleCellProps) {
  const isSaved = task.id > 0;
  const isKept = useIsKept(task.id);
  return (
    <>
      <DoneCheck task={task} mayEdit={mayEdit && isSaved} onDone={onDone} />
      {isKept && <KeptIcon />}
      <BlockedMarkOf taskId={task.id} />
      <span
        dir="auto"
        title={task.title}
        className={classNames(
          "min-w-0 flex-1 truncate text-match-parent",
          task.status === "closed" || !isSaved ? "text-gray-11" : "font-medium",
        )}
      >
        {task.title}
      </span>
      {isSaved && (
        <span className={buttonsStyle}>
          <OpenLink task={task} onOpen={onOpen} />
          <span className="relative h-full w-8 shrink-0 pointer-coarse:hidden">{menu}</span>
        </span>
      )}
    </>
  );
}

function DoneCheck({ task, mayEdit, onDone }: Pick<TitleCellProps, "task" | "mayEdit" | "onDone">) {
  const t = useTranslations("boardTable.cells");
  const isDone = task.status === "closed";
  const icon = isDone ? (
    <CircleCheck aria-hidden className="size-4 text-green-text" strokeWidth={1.5} />
  ) : (
    <Circle aria-hidden className="size-4 text-gray-9" strokeWidth={1.5} />
  );
  if (!mayEdit) return <span className="grid size-7 shrink-0 place-items-center">{icon}</span>;
  return (
    <button
      type="button"
      role="checkbox"
      tabIndex={-1}
      aria-checked={isDone}
      aria-label={t("done", { title: task.title })}
      onClick={() => onDone(task)}
      className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-gray-4 pointer-coarse:-mx-2 pointer-coarse:size-11"
    >
      {icon}
    </button>
  );
}

function OpenLink({ task: { id, board_id, title }, onOpen }: Pick<TitleCellProps, "task" | "onOpen">) {
  const t = useTranslations("boardTable.cells");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => takeFocus(id, link.current?.closest<HTMLElement>("[data-opens]") ?? null), [id]);
  return (
    <a
      ref={link}
      href={taskPath(board_id, id)}
      tabIndex={-1}
      aria-label={t("open", { title })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
      className={classNames(
        "grid size-7 shrink-0 place-items-center rounded-sm text-gray-11 hover:bg-gray-4",
        "pointer-coarse:size-full pointer-coarse:*:hidden",
      )}
    >
      <Maximize2 aria-hidden className="size-4" strokeWidth={1.5} />
    </a>
  );
}
