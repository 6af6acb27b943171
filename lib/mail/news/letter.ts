import "server-only";
import type { MailedEvent } from "@/lib/events/notifications";
import { taskUrl, letterAbout } from "@/lib/mail/about-task";
import type { Letter } from "@/lib/mail/letter/letter";
import { type Comments, shortened } from "@/lib/mail/news/comments";
import type { MailEvent } from "@/lib/mail/news/take";
import { eventOf, factsOf, preferencesOf, type TaskUpdate } from "@/lib/mail/news/task-news";
import { type EmailTexts, emailTexts } from "@/lib/mail/texts";
import { withoutDisguise } from "@/lib/text/invisible";

const MAX_QUOTED = 20;
const LONGEST_QUOTE = 2_000;

export function taskLetter(about: TaskUpdate, comments: Comments): Letter {
  const { events } = about;
  const texts = emailTexts(about.clock.locale);
  const ofComments = events.filter(({ commentId }) => commentId !== null);
  const only = onlyComment(events);
  const unquoted = ofComments.length - MAX_QUOTED;
  return letterAbout(about, texts, {
    paragraphs: [
      ...events
        .filter((each) => ofComments.indexOf(each) < MAX_QUOTED)
        .flatMap((each) => partsOf(each, { about, comments, texts })),
      ...(unquoted > 0 ? [texts.plain("task.moreComments", { count: unquoted })] : []),
    ],
    action: only
      ? { label: texts.plain("task.openComment"), url: `${taskUrl(about.task)}?comment=${only}` }
      : { label: texts.plain("task.open"), url: taskUrl(about.task) },
    ending: texts.plain(reasonOf(about)),
    kinds: preferencesOf(events),
  });
}

/** The comment that is all the mail is about. */
export const onlyComment = (events: MailEvent[]): number | null =>
  events.length === 1 ? (events[0]?.commentId ?? null) : null;

interface Content {
  about: TaskUpdate;
  comments: Comments;
  texts: EmailTexts;
}

function partsOf({ kind, commentId }: MailEvent, { about, comments, texts }: Content): Letter["paragraphs"] {
  const event = eventOf(kind, about);
  const comment = commentId === null ? null : comments.get(commentId);
  if (!event || comment === undefined) return [];
  if (comment === "" && isOfComment(event)) return [texts.rich(`images.${event}`, factsOf(about))];
  return [
    texts.rich(`sentences.${event}`, factsOf(about)),
    ...(comment ? [{ quote: withoutDisguise(shortened(comment, LONGEST_QUOTE)) }] : []),
  ];
}

const isOfComment = (event: MailedEvent): event is "commented" | "replied" | "mentioned" =>
  ["commented", "replied", "mentioned"].includes(event);

function reasonOf({ isAssigned, isWatching, events }: TaskUpdate) {
  const has = (kind: MailEvent["kind"]) => events.some((each) => each.kind === kind);
  if (has("task_comment_mentioned")) return "reasons.mentioned";
  if (isAssigned) return "reasons.assigned";
  if (has("task_assignee_removed")) return "reasons.wasAssigned";
  return isWatching ? "reasons.watching" : "reasons.commented";
}
