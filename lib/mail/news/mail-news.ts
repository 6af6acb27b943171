import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { headersAbout } from "@/lib/mail/about-task";
import { MOST_NAMED } from "@/lib/mail/named-tasks";
import { readComments } from "@/lib/mail/news/comments";
import { onlyComment, taskLetter } from "@/lib/mail/news/letter";
import { manyTasksLetter } from "@/lib/mail/news/many-tasks-letter";
import { takeMailEvents } from "@/lib/mail/news/take";
import { type MailedNews, preferencesOf, taskUpdatesOf, type TaskUpdate } from "@/lib/mail/news/task-news";
import { type MailContent, queueMail } from "@/lib/mail/queue";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";

/** Queues one mail with one person's changes of a task, or of many, since the last mail. Nothing is queued when the
 * changes were undone or the receiver no longer wants them. */
export async function mailNews(job: Jobs["mail-news"]): Promise<void> {
  const { userId, actorId } = job;
  await transaction(async (tx) => {
    const news = { actorId, tasks: await takeMailEvents(tx, job) };
    const all = await taskUpdatesOf(tx, userId, news);
    const [first, ...others] = all;
    if (first) await (others.length > 0 ? mailMany(tx, first, { news, all }) : mailOne(tx, first));
  });
}

async function mailOne(tx: Tx, about: TaskUpdate) {
  await queueMail(tx, {
    kind: "task-news",
    to: about.receiver,
    taskId: about.task.id,
    letter: taskLetter(about, await readComments(tx, about.events)),
    headers: headersAbout(about, preferencesOf(about.events), onlyComment(about.events)),
  });
}

async function mailMany(tx: Tx, first: TaskUpdate, { news, all }: { news: MailedNews; all: TaskUpdate[] }) {
  const content = await manyTasksContent(tx, first, all);
  await queueMail(tx, { kind: "tasks-news", to: first.receiver, news, ...content });
}

/** A written mail about many tasks as it is now. */
export async function currentNews(
  tx: Tx,
  { userId, news }: Pick<Mail, "userId" | "news">,
): Promise<MailContent | null> {
  const all = userId === null ? [] : await taskUpdatesOf(tx, userId, asNews(news));
  const [first] = all;
  return first ? manyTasksContent(tx, first, all) : null;
}

/** `mailMany` has stored it. */
const asNews = (stored: Mail["news"]) => stored as unknown as MailedNews;

async function manyTasksContent(
  tx: Tx,
  { actor, receiver, clock: { locale } }: TaskUpdate,
  all: TaskUpdate[],
): Promise<MailContent> {
  const named = all.slice(0, MOST_NAMED);
  const comments = await readComments(tx, eventsOf(named));
  const kinds = preferencesOf(eventsOf(all));
  return {
    boardIds: [...new Set(all.map(({ task }) => task.boardId))],
    letter: manyTasksLetter({ actor, receiver, locale, named, total: all.length, kinds, comments }),
    headers: unsubscribeHeaders({ userId: receiver.id, kinds }),
  };
}

const eventsOf = (all: TaskUpdate[]) => all.flatMap(({ events }) => events);
