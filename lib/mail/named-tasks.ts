import "server-only";
import { taskUrl } from "@/lib/mail/about-task";
import type { LinkList } from "@/lib/mail/letter";

export const MOST_NAMED = 50;

interface NamedTask {
  id: number;
  boardId: number;
  title: string;
  boardTitle: string;
  words: string;
}

export function namedTasks(heading: string, tasks: NamedTask[], total: number): LinkList {
  const items = tasks.map((task) => ({
    title: task.title,
    url: taskUrl(task),
    note: `${task.boardTitle} · ${task.words}`,
  }));
  return { heading, items, ...(total > tasks.length && { more: `And ${total - tasks.length} more.` }) };
}
