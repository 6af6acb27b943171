import "server-only";
import { taskUrl } from "@/lib/mail/about-task";
import type { LinkList } from "@/lib/mail/letter/letter";
import { type EmailTexts, oneLine } from "@/lib/mail/texts";

export const MOST_NAMED = 50;

interface NamedTask {
  id: number;
  boardId: number;
  title: string;
  boardTitle: string;
  summary: string;
}

interface NamedTasks {
  heading: string;
  tasks: NamedTask[];
  total: number;
}

export function namedTasks({ heading, tasks, total }: NamedTasks, { plain, rich }: EmailTexts): LinkList {
  const items = tasks.map((task) => ({
    title: oneLine(task.title),
    url: taskUrl(task),
    note: rich("tasks.note", { board: task.boardTitle, summary: task.summary }),
  }));
  return {
    heading,
    items,
    ...(total > tasks.length && { more: plain("tasks.more", { count: total - tasks.length }) }),
  };
}
