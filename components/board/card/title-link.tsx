"use client";
import { useEffect, useRef } from "react";
import { describedBy, stateId } from "@/components/board/card/described-by";
import { DoneState } from "@/components/board/card/done-state";
import { takeFocus } from "@/components/drag/focus";
import { selectByClick } from "@/components/selection/select-by-click";
import { classNames } from "@/components/ui/class-names";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { taskPath } from "@/lib/tasks/path";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export interface TitleLinkProps {
  task: Pick<TaskCardJson, "id" | "board_id" | "title" | "status">;
  rowId: number;
  /** For the ids of what describes the title. */
  partId: string;
  isTabStop: boolean;
  canSelect: boolean;
  howToId: string | undefined;
  onOpen: (taskId: number) => void;
  className: string;
}

/** The title of a card or row: all of it opens the task, and screen readers hear the state of the task with it. */
export function TitleLink({ task, rowId, partId, isTabStop, canSelect, howToId, onOpen, className }: TitleLinkProps) {
  const { id, board_id, title, status } = task;
  const link = useRef<HTMLAnchorElement>(null);
  const isSaved = id > 0;
  useEffect(() => takeFocus(rowId, link.current), [rowId]);

  function open(event: React.MouseEvent) {
    if (!isSaved || (canSelect && selectByClick(event, id)) || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <>
      <a
        ref={link}
        href={isSaved ? taskPath(board_id, id) : undefined}
        tabIndex={isSaved && !isTabStop ? -1 : undefined}
        title={title}
        draggable={false}
        data-opens=""
        aria-describedby={describedBy(partId, howToId)}
        onClick={open}
        className={classNames(
          "min-w-0 text-base [unicode-bidi:plaintext] outline-none [-webkit-touch-callout:none] after:absolute after:inset-0",
          className,
        )}
      >
        {title}
      </a>
      {status === "closed" && <DoneState id={stateId(partId, "done")} />}
    </>
  );
}
