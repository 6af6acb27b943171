import "server-only";
import type { Task } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter";
import type { Scene } from "@/lib/mail/scene";
import { stopLinks } from "@/lib/mail/stop-links";
import { stopHeaders } from "@/lib/mail/unsubscribe";
import type { MailSwitch } from "@/lib/notifications/mailed";
import { taskPath } from "@/lib/tasks/path";
import { cut } from "@/lib/text";

/** Where a browser shows the task. */
export const addressOf = ({ id, boardId }: Pick<Task, "id" | "boardId">): string => `${env().BOARDS_URL}${taskPath(boardId, id)}`;

interface Told extends Pick<Letter, "paragraphs" | "action" | "ending"> {
  /** Which kinds of mails it is. */
  kinds: MailSwitch[];
}

/** A mail about a task: always of the same subject, so that mail programs show them together. */
export function letterAbout({ task, receiver }: Scene, { kinds, ...told }: Told): Letter {
  return {
    subject: `${cut(task.title, 120)} (${cut(task.board.title, 60)})`,
    greeting: `Hello ${receiver.displayName},`,
    about: { title: task.title, place: placeOf(task) },
    ...told,
    links: stopLinks(receiver.id, kinds),
  };
}

const placeOf = ({ board, parent, stage }: Scene["task"]): string => [board.title, parent?.title, stage?.title].flatMap((title) => (title ? cut(title, 80) : [])).join(" › ");

/** All mails about a task answer one that was never sent, and say how to get none. */
export function headersAbout({ task, receiver }: Scene, kinds: MailSwitch[]): Record<string, string> {
  const root = `<task-${task.id}@${new URL(env().BOARDS_URL).hostname}>`;
  return { "In-Reply-To": root, References: root, ...stopHeaders({ userId: receiver.id, kinds }) };
}
