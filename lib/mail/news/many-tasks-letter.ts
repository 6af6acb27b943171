import "server-only";
import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { type Letter, phraseText } from "@/lib/mail/letter";
import { namedTasks } from "@/lib/mail/named-tasks";
import { type Comments, shortened, verbOf } from "@/lib/mail/news/comments";
import { describeEvent, type TaskUpdate } from "@/lib/mail/news/task-news";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import type { MailPreference } from "@/lib/notifications/preferences";

const LONGEST_QUOTE = 120;
const LONGEST_LINE = 500;

interface ManyTasksUpdate {
  actor: TaskUpdate["actor"];
  receiver: Pick<User, "id" | "displayName">;
  named: TaskUpdate[];
  total: number;
  kinds: MailPreference[];
  comments: Comments;
}

export function manyTasksLetter({ actor, receiver, named, total, kinds, comments }: ManyTasksUpdate): Letter {
  const subject = `${actor.displayName} changed ${total} tasks`;
  const lines = named.map((about) => ({
    id: about.task.id,
    boardId: about.task.boardId,
    title: about.task.title,
    boardTitle: about.task.board.title,
    words: summaryOf(about, comments),
  }));
  return {
    subject,
    greeting: `Hello ${receiver.displayName},`,
    paragraphs: [namedTasks(subject, lines, total)],
    action: actionOf(named),
    ending: "You get this mail because these tasks are assigned to you, or you watch them.",
    links: unsubscribeLinks(receiver.id, kinds),
  };
}

function summaryOf(about: TaskUpdate, comments: Comments): string {
  const events = about.events.flatMap(({ kind, commentId }) =>
    commentId === null ? phraseText(describeEvent(kind, about)) : commentSummary(kind, comments.get(commentId)),
  );
  return shortened(events.join("; "), LONGEST_LINE);
}

function commentSummary(kind: TaskUpdate["events"][number]["kind"], comment: string | undefined): string[] {
  if (comment === undefined) return [];
  const words = shortened(comment.replace(/\s+/g, " ").trim(), LONGEST_QUOTE);
  return [words ? `${verbOf(kind, comment)}: ${words}` : verbOf(kind, comment)];
}

function actionOf(updates: TaskUpdate[]): Letter["action"] {
  const [boardId, ...others] = new Set(updates.map(({ task }) => task.boardId));
  return others.length > 0 ? undefined : { label: "Open the board", url: `${env().BOARDS_URL}/boards/${boardId}` };
}
