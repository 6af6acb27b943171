import "server-only";
import type { User } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates/dates";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";
import { env } from "@/lib/env";
import type { Letter, LinkList } from "@/lib/mail/letter";
import { namedTasks } from "@/lib/mail/named-tasks";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import type { DueTasks } from "@/lib/reminders/due-tasks";

interface Day {
  overdue: DueTasks;
  today: DueTasks;
}

export function dailyLetter(
  { id, displayName }: Pick<User, "id" | "displayName">,
  { overdue, today }: Day,
  clock: ClockOnScreen,
): Letter {
  return {
    subject: `Your day: ${[...(today.total > 0 ? [`${today.total} due today`] : []), ...(overdue.total > 0 ? [`${overdue.total} overdue`] : [])].join(", ")}`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `These of your tasks ${today.total > 0 ? "are due today" : "are late"}${today.total > 0 && overdue.total > 0 ? " or late" : ""}:`,
      ...(overdue.total > 0 ? [due("Overdue", overdue, clock)] : []),
      ...(today.total > 0 ? [due("Due today", today, clock)] : []),
    ],
    action: { label: "Open your tasks", url: `${env().BOARDS_URL}/people/${id}` },
    ending: "You get this mail because these tasks are assigned to you.",
    links: unsubscribeLinks(id, ["daily_summary"]),
  };
}

function due(heading: string, { tasks, total }: DueTasks, clock: ClockOnScreen): LinkList {
  return namedTasks(
    heading,
    tasks.map((task) => ({ ...task, words: dueText(plainDate(task.dueAt), clock).words })),
    total,
  );
}
