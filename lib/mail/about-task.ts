import "server-only";
import type { Task } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter";
import type { MailContext } from "@/lib/mail/context";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";
import type { MailPreference } from "@/lib/notifications/preferences";
import { taskPath } from "@/lib/tasks/path";
import { cut } from "@/lib/text/text";

/** Where a browser shows the task. */
export const addressOf = ({ id, boardId }: Pick<Task, "id" | "boardId">): string =>
  `${env().BOARDS_URL}${taskPath(boardId, id)}`;

interface AboutTask extends Pick<Letter, "paragraphs" | "action" | "ending"> {
  /** Which kinds of mails it is. */
  kinds: MailPreference[];
}

/** A mail about a task: always of the same subject, so that mail programs show them together. */
export function letterAbout({ task, receiver }: MailContext, { kinds, ...told }: AboutTask): Letter {
  return {
    subject: `${cut(task.title, 120)} (${cut(task.board.title, 60)})`,
    greeting: `Hello ${receiver.displayName},`,
    about: { title: task.title, place: placeOf(task) },
    ...told,
    links: unsubscribeLinks(receiver.id, kinds),
  };
}

const placeOf = ({ board, parent, stage }: MailContext["task"]): string =>
  [board.title, parent?.title, stage?.title].flatMap((title) => (title ? cut(title, 80) : [])).join(" › ");

/** All mails about a task answer one that was never sent, and say how to get none. */
export function headersAbout({ task, receiver }: MailContext, kinds: MailPreference[]): Record<string, string> {
  const root = `<task-${task.id}@${new URL(env().BOARDS_URL).hostname}>`;
  return { "In-Reply-To": root, References: root, ...unsubscribeHeaders({ userId: receiver.id, kinds }) };
}
