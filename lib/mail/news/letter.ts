import "server-only";
import type { User } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates";
import { dueWords } from "@/lib/dates-on-screen";
import { addressOf, letterAbout } from "@/lib/mail/about-task";
import type { Letter, Words } from "@/lib/mail/letter";
import type { Said } from "@/lib/mail/news/said";
import type { News } from "@/lib/mail/news/take";
import type { Scene } from "@/lib/mail/scene";
import { SWITCH_OF } from "@/lib/notifications/mailed";
import { cut } from "@/lib/text";

/** So many comments of somebody in two minutes are told word by word. */
const MOST_QUOTED = 20;
const LONGEST_QUOTE = 2_000;

/** With who did it. */
interface Act extends Scene {
  actor: Pick<User, "displayName">;
}

/** One mail for all of it, in the order in which it happened. */
export function newsLetter(act: Act, news: News[], said: Map<number, Said>): Letter {
  const spoken = news.filter(({ commentId }) => commentId !== null);
  const only = news.length === 1 ? spoken[0]?.commentId : undefined;
  const unquoted = spoken.length - MOST_QUOTED;
  return letterAbout(act, {
    paragraphs: [
      ...news.filter((each) => spoken.indexOf(each) < MOST_QUOTED).flatMap((each) => partsOf(each, act, said)),
      ...(unquoted > 0 ? [`And ${unquoted === 1 ? "one more comment" : `${unquoted} more comments`}.`] : []),
    ],
    action: only ? { label: "Open the comment", url: `${addressOf(act.task)}?comment=${only}` } : { label: "Open the task", url: addressOf(act.task) },
    ending: reasonOf(act, news),
    kinds: news.map(({ kind }) => SWITCH_OF[kind]),
  });
}

function partsOf({ kind, commentId }: News, act: Act, said: Map<number, Said>): Letter["paragraphs"] {
  const who = { strong: act.actor.displayName };
  if (commentId === null) return [[who, " ", ...deedOf(kind, act)]];

  const comment = said.get(commentId);
  return comment ? [[who, ` ${verbOf(kind, comment)}`], ...(comment.text ? [{ quote: excerpt(comment.text) }] : [])] : [];
}

function verbOf(kind: News["kind"], { isReply, text }: Said): string {
  const words = kind === "mention" ? "mentioned you" : isReply ? "replied" : "commented";
  return text ? `${words}:` : `${words} with an image.`;
}

const excerpt = (text: string) => (text.length > LONGEST_QUOTE ? `${cut(text, LONGEST_QUOTE)} …` : text);

function deedOf(kind: News["kind"], { task, clock }: Scene): Exclude<Words, string> {
  if (kind === "assigned") return ["assigned this task to you."];
  if (kind === "removed") return ["removed you from this task's assignees."];
  if (kind === "archived") return ["archived this task."];
  if (kind === "stage") return ["moved this task to ", { strong: task.stage?.title ?? "" }, "."];
  return ["changed when this task is due: ", { strong: dueWords(task.dueAt && plainDate(task.dueAt), clock).whole }, "."];
}

function reasonOf({ isAssigned, isWatching }: Scene, news: News[]): string {
  const has = (kind: News["kind"]) => news.some((each) => each.kind === kind);
  if (has("mention")) return "You get this mail because you were mentioned.";
  if (isAssigned) return "You get this mail because this task is assigned to you.";
  if (has("removed")) return "You get this mail because this task was assigned to you.";
  return isWatching ? "You get this mail because you watch this task." : "You get this mail because you wrote in this conversation.";
}
