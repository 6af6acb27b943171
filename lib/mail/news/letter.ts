import "server-only";
import { taskUrl, letterAbout } from "@/lib/mail/about-task";
import type { Letter } from "@/lib/mail/letter";
import { type Comments, shortened, verbOf } from "@/lib/mail/news/comments";
import type { NewsItem } from "@/lib/mail/news/take";
import { describeEvent, preferencesOf, type TaskNews } from "@/lib/mail/news/task-news";

/** Comments that are quoted in full; the others are counted. */
const MOST_QUOTED = 20;
const LONGEST_QUOTE = 2_000;

/** One mail about one task, in the order of the events. */
export function newsLetter(about: TaskNews, comments: Comments): Letter {
  const { news } = about;
  const ofComments = news.filter(({ commentId }) => commentId !== null);
  const only = news.length === 1 ? ofComments[0]?.commentId : undefined;
  const unquoted = ofComments.length - MOST_QUOTED;
  return letterAbout(about, {
    paragraphs: [
      ...news
        .filter((each) => ofComments.indexOf(each) < MOST_QUOTED)
        .flatMap((each) => partsOf(each, about, comments)),
      ...(unquoted > 0 ? [`And ${unquoted === 1 ? "one more comment" : `${unquoted} more comments`}.`] : []),
    ],
    action: only
      ? { label: "Open the comment", url: `${taskUrl(about.task)}?comment=${only}` }
      : { label: "Open the task", url: taskUrl(about.task) },
    ending: reasonOf(about),
    kinds: preferencesOf(news),
  });
}

function partsOf({ kind, commentId }: NewsItem, about: TaskNews, comments: Comments): Letter["paragraphs"] {
  const who = { strong: about.actor.displayName };
  if (commentId === null) return [[who, " ", ...describeEvent(kind, about), "."]];

  const comment = comments.get(commentId);
  if (comment === undefined) return [];
  return comment
    ? [[who, ` ${verbOf(kind, comment)}:`], { quote: shortened(comment, LONGEST_QUOTE) }]
    : [[who, ` ${verbOf(kind, comment)}.`]];
}

function reasonOf({ isAssigned, isWatching, news }: TaskNews): string {
  const has = (kind: NewsItem["kind"]) => news.some((each) => each.kind === kind);
  if (has("task_comment_mentioned")) return "You get this mail because you were mentioned.";
  if (isAssigned) return "You get this mail because this task is assigned to you.";
  if (has("task_assignee_removed")) return "You get this mail because this task was assigned to you.";
  return isWatching
    ? "You get this mail because you watch this task."
    : "You get this mail because you wrote in this conversation.";
}
