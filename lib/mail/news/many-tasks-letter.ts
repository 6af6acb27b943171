import "server-only";
import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter/letter";
import { namedTasks } from "@/lib/mail/named-tasks";
import { type Comments, shortened } from "@/lib/mail/news/comments";
import type { MailEvent } from "@/lib/mail/news/take";
import { eventOf, factsOf, type TaskUpdate } from "@/lib/mail/news/task-news";
import { type EmailTexts, emailTexts } from "@/lib/mail/texts";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import type { MailPreference } from "@/lib/notifications/preferences";

const LONGEST_QUOTE = 120;
const LONGEST_LINE = 500;

interface ManyTasksUpdate {
  actor: TaskUpdate["actor"];
  receiver: Pick<User, "id" | "displayName">;
  locale: string;
  named: TaskUpdate[];
  total: number;
  kinds: MailPreference[];
  comments: Comments;
}

export function manyTasksLetter({ actor, receiver, locale, named, total, kinds, comments }: ManyTasksUpdate): Letter {
  const texts = emailTexts(locale);
  const subject = texts.plain("manyTasks.subject", { actor: actor.displayName, count: total });
  const tasks = named.map((about) => ({
    id: about.task.id,
    boardId: about.task.boardId,
    title: about.task.title,
    boardTitle: about.task.board.title,
    summary: summaryOf(about, comments, texts),
  }));
  return {
    locale,
    subject,
    greeting: texts.rich("greeting.named", { name: receiver.displayName }),
    paragraphs: [namedTasks({ heading: subject, tasks, total }, texts)],
    action: actionOf(named, texts),
    ending: texts.plain("reasons.manyTasks"),
    links: unsubscribeLinks(receiver.id, kinds, texts),
  };
}

function summaryOf(about: TaskUpdate, comments: Comments, texts: EmailTexts): string {
  const events = about.events.flatMap((event) => summaryOfEvent(event, about, { comments, texts }));
  return shortened(events.join(" · "), LONGEST_LINE);
}

interface Content {
  comments: Comments;
  texts: EmailTexts;
}

function summaryOfEvent({ kind, commentId }: MailEvent, about: TaskUpdate, { comments, texts }: Content): string[] {
  const event = eventOf(kind, about);
  const comment = commentId === null ? "" : comments.get(commentId);
  if (!event || comment === undefined) return [];
  const text = shortened(comment.replace(/\s+/g, " ").trim(), LONGEST_QUOTE) || texts.plain("summaries.image");
  return [texts.plain(`summaries.${event}`, { ...factsOf(about), text })];
}

function actionOf(updates: TaskUpdate[], { plain }: EmailTexts): Letter["action"] {
  const [boardId, ...others] = new Set(updates.map(({ task }) => task.boardId));
  return others.length > 0
    ? undefined
    : { label: plain("manyTasks.openBoard"), url: `${env().BOARDS_URL}/boards/${boardId}` };
}
