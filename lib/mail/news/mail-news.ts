import "server-only";
import { transaction, type Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { headersAbout } from "@/lib/mail/about-task";
import { MOST_NAMED } from "@/lib/mail/named-tasks";
import { readComments } from "@/lib/mail/news/comments";
import { onlyComment, taskLetter } from "@/lib/mail/news/letter";
import { manyTasksLetter } from "@/lib/mail/news/many-tasks-letter";
import { preferencesOf, takeTaskUpdates, type TaskUpdate } from "@/lib/mail/news/task-news";
import { queueMail } from "@/lib/mail/queue";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";

/** Queues one mail with one person's changes of a task, or of many, since the last mail. Nothing is queued when the
 * changes were undone or the receiver no longer wants them. */
export async function mailNews(job: Jobs["mail-news"]): Promise<void> {
  await transaction(async (tx) => {
    const all = await takeTaskUpdates(tx, job);
    const [first, ...others] = all;
    if (first) await (others.length > 0 ? mailMany(tx, first, all) : mailOne(tx, first));
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

async function mailMany(tx: Tx, { actor, receiver, clock: { locale } }: TaskUpdate, all: TaskUpdate[]) {
  const named = all.slice(0, MOST_NAMED);
  const comments = await readComments(tx, eventsOf(named));
  const kinds = preferencesOf(eventsOf(all));
  await queueMail(tx, {
    kind: "tasks-news",
    to: receiver,
    boardIds: [...new Set(named.map(({ task }) => task.boardId))],
    letter: manyTasksLetter({ actor, receiver, locale, named, total: all.length, kinds, comments }),
    headers: unsubscribeHeaders({ userId: receiver.id, kinds }),
  });
}

const eventsOf = (all: TaskUpdate[]) => all.flatMap(({ events }) => events);
