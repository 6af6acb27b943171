import "server-only";
import type { User } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates/dates";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";
import { env } from "@/lib/env";
import type { Letter, LinkList } from "@/lib/mail/letter/letter";
import { namedTasks } from "@/lib/mail/named-tasks";
import { type EmailTexts, emailTexts } from "@/lib/mail/texts";
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
  const texts = emailTexts(clock.locale);
  const { plain, rich } = texts;
  const which = today.total === 0 ? "Overdue" : overdue.total === 0 ? "Today" : "Both";
  const counts = { today: today.total, overdue: overdue.total };
  return {
    locale: clock.locale,
    subject: plain(`daily.subject${which}`, counts),
    greeting: rich("greeting.named", { name: displayName }),
    paragraphs: [
      plain(`daily.intro${which}`),
      ...(overdue.total > 0 ? [listOf(plain("daily.overdue"), overdue, { clock, texts })] : []),
      ...(today.total > 0 ? [listOf(plain("daily.today"), today, { clock, texts })] : []),
    ],
    action: { label: plain("daily.openTasks"), url: `${env().BOARDS_URL}/people/${id}` },
    ending: plain("reasons.dueTasks"),
    links: unsubscribeLinks(id, ["daily_summary"], texts),
  };
}

interface Reader {
  clock: ClockOnScreen;
  texts: EmailTexts;
}

function listOf(heading: string, { tasks, total }: DueTasks, { clock, texts }: Reader): LinkList {
  const named = tasks.map((task) => ({ ...task, summary: dueText(plainDate(task.dueAt), clock).words }));
  return namedTasks({ heading, tasks: named, total }, texts);
}
