import { plainDate } from "@/lib/dates/dates";
import { dueText } from "@/lib/dates/dates-on-screen";
import type { Phrase } from "@/lib/mail/letter";
import type { Said } from "@/lib/mail/news/said";
import type { News } from "@/lib/mail/news/take";
import type { MailContext } from "@/lib/mail/context";
import { cut } from "@/lib/text/text";

/** What somebody did, behind a name and without the stop. */
export function deedOf(kind: News["kind"], { task, clock }: MailContext): Exclude<Phrase, string> {
  if (kind === "assigned") return ["assigned this task to you"];
  if (kind === "removed") return ["removed you from this task's assignees"];
  if (kind === "archived") return ["archived this task"];
  if (kind === "stage") return ["moved this task to ", { strong: task.stage?.title ?? "" }];
  if (task.dueAt === null) return ["removed the due date of this task"];
  return ["changed when this task is due: ", { strong: dueText(plainDate(task.dueAt), clock).whole }];
}

/** How somebody spoke; of words it is followed by a colon and by them. */
export function verbOf(kind: News["kind"], { isReply, text }: Said): string {
  const verb = kind === "mention" ? "mentioned you" : isReply ? "replied" : "commented";
  return text ? verb : `${verb} with an image`;
}

export const shortened = (text: string, length: number): string =>
  text.length > length ? `${cut(text, length)} …` : text;
