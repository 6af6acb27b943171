import "server-only";
import { taskUrl, letterAbout } from "@/lib/mail/about-task";
import type { Letter } from "@/lib/mail/letter";
import type { Act } from "@/lib/mail/news/acts";
import type { Said } from "@/lib/mail/news/said";
import type { News } from "@/lib/mail/news/take";
import { deedOf, shortened, verbOf } from "@/lib/mail/news/words";
import { PREFERENCE_OF } from "@/lib/notifications/mailed";

/** So many comments of somebody in two minutes are told word by word. */
const MOST_QUOTED = 20;
const LONGEST_QUOTE = 2_000;

/** One mail for all of it, in the order in which it happened. */
export function newsLetter(act: Act, said: Map<number, Said>): Letter {
  const { news } = act;
  const spoken = news.filter(({ commentId }) => commentId !== null);
  const only = news.length === 1 ? spoken[0]?.commentId : undefined;
  const unquoted = spoken.length - MOST_QUOTED;
  return letterAbout(act, {
    paragraphs: [
      ...news.filter((each) => spoken.indexOf(each) < MOST_QUOTED).flatMap((each) => partsOf(each, act, said)),
      ...(unquoted > 0 ? [`And ${unquoted === 1 ? "one more comment" : `${unquoted} more comments`}.`] : []),
    ],
    action: only
      ? { label: "Open the comment", url: `${taskUrl(act.task)}?comment=${only}` }
      : { label: "Open the task", url: taskUrl(act.task) },
    ending: reasonOf(act),
    kinds: news.map(({ kind }) => PREFERENCE_OF[kind]),
  });
}

function partsOf({ kind, commentId }: News, act: Act, said: Map<number, Said>): Letter["paragraphs"] {
  const who = { strong: act.actor.displayName };
  if (commentId === null) return [[who, " ", ...deedOf(kind, act), "."]];

  const comment = said.get(commentId);
  if (!comment) return [];
  return comment.text
    ? [[who, ` ${verbOf(kind, comment)}:`], { quote: shortened(comment.text, LONGEST_QUOTE) }]
    : [[who, ` ${verbOf(kind, comment)}.`]];
}

function reasonOf({ isAssigned, isWatching, news }: Act): string {
  const has = (kind: News["kind"]) => news.some((each) => each.kind === kind);
  if (has("mention")) return "You get this mail because you were mentioned.";
  if (isAssigned) return "You get this mail because this task is assigned to you.";
  if (has("removed")) return "You get this mail because this task was assigned to you.";
  return isWatching
    ? "You get this mail because you watch this task."
    : "You get this mail because you wrote in this conversation.";
}
