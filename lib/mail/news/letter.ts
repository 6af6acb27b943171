import "server-only";
import { plainDate } from "@/lib/dates";
import { dueWords } from "@/lib/dates-on-screen";
import { env } from "@/lib/env";
import type { Letter, Words } from "@/lib/mail/letter";
import type { Said } from "@/lib/mail/news/said";
import type { Scene } from "@/lib/mail/news/scene";
import type { News } from "@/lib/mail/news/take";
import { stopLinks } from "@/lib/mail/stop-links";
import { SWITCH_OF } from "@/lib/notifications/mailed";
import { cut } from "@/lib/text";

/** So many comments of somebody in two minutes are told word by word. */
const MOST_QUOTED = 20;
const LONGEST_QUOTE = 2_000;

/** One mail for all of it, in the order in which it happened. */
export function newsLetter(scene: Scene, news: News[], said: Map<number, Said>): Letter {
  const { task, receiver } = scene;
  const spoken = news.filter(({ commentId }) => commentId !== null);
  const only = news.length === 1 ? spoken[0] : undefined;
  const url = `${env().BOARDS_URL}/boards/${task.boardId}/tasks/${task.id}`;
  const unquoted = spoken.length - MOST_QUOTED;
  return {
    subject: `${cut(task.title, 120)} (${cut(task.board.title, 60)})`,
    greeting: `Hello ${receiver.displayName},`,
    about: { title: task.title, place: placeOf(scene) },
    paragraphs: [
      ...news.filter((each) => spoken.indexOf(each) < MOST_QUOTED).flatMap((each) => partsOf(each, scene, said)),
      ...(unquoted > 0 ? [`And ${unquoted === 1 ? "one more comment" : `${unquoted} more comments`}.`] : []),
    ],
    action: only ? { label: "Open the comment", url: `${url}?comment=${only.commentId}` } : { label: "Open the task", url },
    ending: reasonOf(scene, news),
    links: stopLinks(receiver.id, news.map(({ kind }) => SWITCH_OF[kind])),
  };
}

function placeOf({ task: { board, stage, parent } }: Scene): string {
  return [board.title, ...(parent ? [parent.title] : []), ...(stage ? [stage.title] : [])].map((title) => cut(title, 80)).join(" › ");
}

function partsOf({ kind, commentId }: News, scene: Scene, said: Map<number, Said>): Letter["paragraphs"] {
  const comment = commentId === null ? undefined : said.get(commentId);
  if (comment) return [[{ strong: scene.actor.displayName }, ` ${verbOf(kind, comment)}`], ...(comment.text ? [{ quote: excerpt(comment.text) }] : [])];
  return [[{ strong: scene.actor.displayName }, " ", ...deedOf(kind, scene)]];
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
