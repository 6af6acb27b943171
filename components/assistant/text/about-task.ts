import type { Viewer } from "@/lib/boards/abilities";

/** What the assistant gets besides a text. */
export interface AboutTask {
  task_title: string;
  board_title: string;
}

/** Undefined while the assistant is off. */
export const aboutTask = (
  { hasAssistant }: Viewer,
  task: { title: string },
  board: { title: string },
): AboutTask | undefined => (hasAssistant ? { task_title: task.title, board_title: board.title } : undefined);
