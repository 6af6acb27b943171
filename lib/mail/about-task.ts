import "server-only";
import type { Task } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter/letter";
import type { MailContext } from "@/lib/mail/context";
import { mayReply, replyHeaders } from "@/lib/mail/replies";
import { type EmailTexts, oneLine } from "@/lib/mail/texts";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";
import type { MailPreference } from "@/lib/notifications/preferences";
import { taskPath } from "@/lib/tasks/path";
import { cut } from "@/lib/text/text";

export const taskUrl = ({ id, boardId }: Pick<Task, "id" | "boardId">): string =>
  `${env().BOARDS_URL}${taskPath(boardId, id)}`;

interface AboutTask extends Pick<Letter, "paragraphs" | "action" | "ending"> {
  kinds: MailPreference[];
}

/** Emails about a task share one subject, so that email programs show them as one thread. */
export function letterAbout(context: MailContext, texts: EmailTexts, { kinds, ending, ...content }: AboutTask): Letter {
  const { task, receiver } = context;
  return {
    locale: texts.locale,
    subject: `${cut(task.title, 120)} (${cut(task.board.title, 60)})`,
    greeting: texts.rich("greeting.named", { name: receiver.displayName }),
    about: { title: oneLine(task.title), place: pathTitles(task) },
    ...content,
    ending: mayReply(context) ? `${texts.plain("footer.reply")} ${ending}` : ending,
    links: unsubscribeLinks(receiver.id, kinds, texts),
  };
}

const pathTitles = ({ board, parent, stage }: MailContext["task"]): string[] =>
  [board.title, parent?.title, stage?.title].flatMap((title) => (title ? oneLine(cut(title, 80)) : []));

/** All emails about a task reply to a message that was never sent, so that email programs group them. @param commentId
 * the only comment that the email is about */
export function headersAbout(
  context: MailContext,
  kinds: MailPreference[],
  commentId: number | null = null,
): Record<string, string> {
  const { task, receiver } = context;
  const root = `<task-${task.id}@${new URL(env().BOARDS_URL).hostname}>`;
  return {
    "In-Reply-To": root,
    References: root,
    ...replyHeaders(context, commentId),
    ...unsubscribeHeaders({ userId: receiver.id, kinds }),
  };
}
