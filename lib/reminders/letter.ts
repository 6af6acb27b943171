import "server-only";
import { plainDate } from "@/lib/dates/dates";
import { dueText } from "@/lib/dates/dates-on-screen";
import { taskUrl, letterAbout } from "@/lib/mail/about-task";
import type { Letter } from "@/lib/mail/letter";
import type { MailContext } from "@/lib/mail/context";

export function reminderLetter(context: MailContext): Letter {
  const { task, clock, isAssigned } = context;
  const due = task.dueAt && dueText(plainDate(task.dueAt), clock);
  return letterAbout(context, {
    paragraphs: [
      due
        ? [due.state === "overdue" ? "This task was due " : "This task is due ", { strong: due.whole }, "."]
        : "This is the reminder that was set for this task.",
    ],
    action: { label: "Open the task", url: taskUrl(task) },
    ending: isAssigned
      ? "You get this mail because this task is assigned to you."
      : "You get this mail because you watch this task.",
    kinds: ["reminder"],
  });
}
