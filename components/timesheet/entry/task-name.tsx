import Link from "next/link";
import type { SheetTask } from "@/lib/timesheet/sheet";

/** The title with its board. A subtask names the task that it is part of. */
export const TaskName = ({ task: { id, title, parent, boardId, board } }: { task: SheetTask }) => (
  <span className="flex min-w-0 flex-col leading-tight">
    <Link
      href={`/boards/${boardId}/tasks/${id}`}
      prefetch={false}
      tabIndex={-1}
      title={title}
      dir="auto"
      className="truncate text-match-parent font-medium hover:underline print:whitespace-normal"
    >
      {title}
    </Link>
    <span className="truncate text-xs text-gray-11">
      <bdi>{board}</bdi>
      {parent !== null && (
        <>
          {" · "}
          <bdi>{parent}</bdi>
        </>
      )}
    </span>
  </span>
);
