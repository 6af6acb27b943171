import "server-only";
import { transaction, type Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { headersAbout } from "@/lib/mail/about-task";
import { type Act, takeActs } from "@/lib/mail/news/acts";
import { newsLetter } from "@/lib/mail/news/letter";
import { manyNewsLetter } from "@/lib/mail/news/many-letter";
import { readSaid } from "@/lib/mail/news/said";
import { MOST_NAMED } from "@/lib/mail/named-tasks";
import { queueMail } from "@/lib/mail/queue";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";
import { PREFERENCE_OF } from "@/lib/notifications/mailed";

/**
 * One mail with what somebody did to a task since the last one, as things stand now: what was taken back meanwhile, or is
 * nothing to the receiver any more, is left out; with nothing left no mail is written. What he did to many tasks is one mail, too.
 */
export async function mailNews(job: Jobs["tell-by-mail"]): Promise<void> {
  await transaction(async (tx) => {
    const acts = await takeActs(tx, job);
    const [first, ...others] = acts;
    if (first) await (others.length > 0 ? mailMany(tx, first, acts) : mailOne(tx, first));
  });
}

async function mailOne(tx: Tx, act: Act) {
  const letter = newsLetter(act, await readSaid(tx, act.news));
  await queueMail(tx, {
    kind: "task-news",
    to: act.receiver,
    taskId: act.task.id,
    letter,
    headers: headersAbout(act, kindsOf([act])),
  });
}

/** Of those that are not named only their number is told. */
async function mailMany(tx: Tx, { actor, receiver }: Act, acts: Act[]) {
  const named = acts.slice(0, MOST_NAMED);
  const said = await readSaid(
    tx,
    named.flatMap(({ news }) => news),
  );
  const letter = manyNewsLetter({ actor, receiver, named, total: acts.length, kinds: kindsOf(acts), said });
  const boardIds = [...new Set(named.map(({ task }) => task.boardId))];
  await queueMail(tx, {
    kind: "tasks-news",
    to: receiver,
    boardIds,
    letter,
    headers: unsubscribeHeaders({ userId: receiver.id, kinds: kindsOf(acts) }),
  });
}

const kindsOf = (acts: Act[]) => acts.flatMap(({ news }) => news.map(({ kind }) => PREFERENCE_OF[kind]));
