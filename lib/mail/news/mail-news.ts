import "server-only";
import { transaction, type Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { headersAbout } from "@/lib/mail/about-task";
import { MOST_NAMED } from "@/lib/mail/named-tasks";
import { readComments } from "@/lib/mail/news/comments";
import { newsLetter } from "@/lib/mail/news/letter";
import { manyNewsLetter } from "@/lib/mail/news/many-tasks-letter";
import { preferencesOf, takeTaskNews, type TaskNews } from "@/lib/mail/news/task-news";
import { queueMail } from "@/lib/mail/queue";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";

/**
 * Queues one mail with what one person did to a task, or to many tasks, since the last mail. What was taken back or is no
 * longer wanted is left out; with nothing left there is no mail.
 */
export async function mailNews(job: Jobs["mail-news"]): Promise<void> {
  await transaction(async (tx) => {
    const all = await takeTaskNews(tx, job);
    const [first, ...others] = all;
    if (first) await (others.length > 0 ? mailMany(tx, first, all) : mailOne(tx, first));
  });
}

async function mailOne(tx: Tx, about: TaskNews) {
  await queueMail(tx, {
    kind: "task-news",
    to: about.receiver,
    taskId: about.task.id,
    letter: newsLetter(about, await readComments(tx, about.news)),
    headers: headersAbout(about, preferencesOf(about.news)),
  });
}

/** Tasks beyond the named ones are only counted. */
async function mailMany(tx: Tx, { actor, receiver }: TaskNews, all: TaskNews[]) {
  const named = all.slice(0, MOST_NAMED);
  const comments = await readComments(tx, newsOf(named));
  const kinds = preferencesOf(newsOf(all));
  await queueMail(tx, {
    kind: "tasks-news",
    to: receiver,
    boardIds: [...new Set(named.map(({ task }) => task.boardId))],
    letter: manyNewsLetter({ actor, receiver, named, total: all.length, kinds, comments }),
    headers: unsubscribeHeaders({ userId: receiver.id, kinds }),
  });
}

const newsOf = (all: TaskNews[]) => all.flatMap(({ news }) => news);
