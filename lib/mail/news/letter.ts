import "server-only";
import { taskUrl, letterAbout } from "@/lib/mail/about-task";
import type { Letter } from "@/lib/mail/letter";
import { type Comments, shortened, verbOf } from "@/lib/mail/news/comments";
import type { MailEvent } from "@/lib/mail/news/take";
import { describeEvent, preferencesOf, type TaskUpdate } from "@/lib/mail/news/task-news";

const MAX_QUOTED = 20;
const LONGEST_QUOTE = 2_000;

export function taskLetter(about: TaskUpdate, comments: Comments): Letter {
  const { events } = about;
  const ofComments = events.filter(({ commentId }) => commentId !== null);
  const only = events.length === 1 ? ofComments[0]?.commentId : undefined;
  const unquoted = ofComments.length - MAX_QUOTED;
  return letterAbout(about, {
    paragraphs: [
      ...events
        .filter((each) => ofComments.indexOf(each) < MAX_QUOTED)
        .flatMap((each) => partsOf(each, about, comments)),
      ...(unquoted > 0 ? [`And ${unquoted === 1 ? "one more comment" : `${unquoted} more comments`}.`] : []),
    ],
    action: only
      ? { label: "Open the comment", url: `${taskUrl(about.task)}?comment=${only}` }
      : { label: "Open the task", url: taskUrl(about.task) },
    ending: reasonOf(about),
    kinds: preferencesOf(events),
  });
}

function partsOf({ kind, commentId }: MailEvent, about: TaskUpdate, comments: Comments): Letter["paragraphs"] {
  const who = { strong: about.actor.displayName };
  if (commentId === null) return [[who, " ", ...describeEvent(kind, about), "."]];

  const comment = comments.get(commentId);
  if (comment === undefined) return [];
  return comment
    ? [[who, ` ${verbOf(kind, comment)}:`], { quote: shortened(comment, LONGEST_QUOTE) }]
    : [[who, ` ${verbOf(kind, comment)}.`]];
}

function reasonOf({ isAssigned, isWatching, events }: TaskUpdate): string {
  const has = (kind: MailEvent["kind"]) => events.some((each) => each.kind === kind);
  if (has("task_comment_mentioned")) return "You get this mail because you were mentioned.";
  if (isAssigned) return "You get this mail because this task is assigned to you.";
  if (has("task_assignee_removed")) return "You get this mail because this task was assigned to you.";
  return isWatching
    ? "You get this mail because you watch this task."
    : "You get this mail because you wrote in this conversation.";
}
