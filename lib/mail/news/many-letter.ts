import "server-only";
import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { type Letter, phraseText } from "@/lib/mail/letter";
import { namedTasks } from "@/lib/mail/named-tasks";
import type { Act } from "@/lib/mail/news/acts";
import type { Said } from "@/lib/mail/news/said";
import { deedOf, shortened, verbOf } from "@/lib/mail/news/words";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import type { MailPreference } from "@/lib/notifications/mailed";

const LONGEST_QUOTE = 120;
/** Of all that happened to one task. */
const LONGEST_LINE = 500;

interface Acts {
  actor: Act["actor"];
  receiver: Pick<User, "id" | "displayName">;
  /** The first of `total`. */
  named: Act[];
  total: number;
  /** Which kinds of mails it is. */
  kinds: MailPreference[];
  said: Map<number, Said>;
}

/** One mail for all of them: a line each. */
export function manyNewsLetter({ actor, receiver, named, total, kinds, said }: Acts): Letter {
  const subject = `${actor.displayName} changed ${total} tasks`;
  const lines = named.map((act) => ({
    id: act.task.id,
    boardId: act.task.boardId,
    title: act.task.title,
    boardTitle: act.task.board.title,
    words: wordsOf(act, said),
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

function wordsOf(act: Act, said: Map<number, Said>): string {
  const deeds = act.news.flatMap(({ kind, commentId }) =>
    commentId === null ? phraseText(deedOf(kind, act)) : spoken(kind, said.get(commentId)),
  );
  return shortened(deeds.join("; "), LONGEST_LINE);
}

function spoken(kind: Act["news"][number]["kind"], comment: Said | undefined): string[] {
  if (!comment) return [];
  const words = shortened(comment.text.replace(/\s+/g, " ").trim(), LONGEST_QUOTE);
  return [words ? `${verbOf(kind, comment)}: ${words}` : verbOf(kind, comment)];
}

/** To the board, if it is one. */
function actionOf(acts: Act[]): Letter["action"] {
  const [boardId, ...others] = new Set(acts.map(({ task }) => task.boardId));
  return others.length > 0 ? undefined : { label: "Open the board", url: `${env().BOARDS_URL}/boards/${boardId}` };
}
