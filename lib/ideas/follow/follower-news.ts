import "server-only";
import { type IdeaFollower, Prisma, type TaskStatus } from "@/generated/prisma/client";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { type IdeaNews, newsLetter } from "@/lib/ideas/follow/follow-letters";
import { stopHeaders } from "@/lib/ideas/follow/follow-links";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";
import { haveRoadmapsPages } from "@/lib/modules/conditions";
import { mayBeNotified } from "@/lib/ideas/follow/may-be-notified";
import { env } from "@/lib/env";
import type { Jobs } from "@/lib/jobs/add";
import { firstTranslated } from "@/lib/i18n/locale";
import { queueMail } from "@/lib/mail/queue";
import { readSiteSettings } from "@/lib/settings/site";
import { textOfHtml } from "@/lib/text/text-of-html";

interface Idea {
  id: number;
  boardId: number;
  title: string;
  slug: string;
  status: TaskStatus;
  stageId: number;
  stageTitle: string;
  answer: string | null;
  answeredAt: Date | null;
  boardTitle: string;
  publicSlug: string;
}

type Follower = Pick<IdeaFollower, "id" | "notifiedStageId" | "notifiedStatus" | "notifiedAnsweredAt"> & {
  userId: number | null;
  email: string;
  locale: string | null;
  name: string | null;
};

const AT_ONCE = 100;

/** Each follower's mail is written in one transaction with what it says, so a job that runs again repeats none. */
export async function tellAllFollowers({ taskId, actorId }: Jobs["tell-followers"]): Promise<void> {
  let count = AT_ONCE;
  while (count === AT_ONCE) count = await transaction((tx) => tellSome(tx, taskId, actorId));
}

async function tellSome(tx: Tx, taskId: number, actorId: number | null): Promise<number> {
  const idea = await readPublicIdea(tx, taskId);
  if (!idea) return 0;

  const [followers, { language }] = await Promise.all([lockWithNews(tx, idea), readSiteSettings(tx)]);
  for (const follower of followers) {
    const news = newsFor(follower, idea);
    if (news && !(follower.userId !== null && follower.userId === actorId))
      await tell(tx, idea, follower, news, firstTranslated([follower.locale, language]));
  }
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE idea_follower SET notified_stage_id = ${idea.stageId}, notified_status = ${idea.status}::task_status, notified_answered_at = ${idea.answeredAt}
    WHERE id = ANY(${followers.map(({ id }) => id)}::int[])`,
  );
  return followers.length;
}

/** Null while nobody outside of the team may read it: its followers are notified once it is public again. */
async function readPublicIdea(tx: Tx, taskId: number): Promise<Idea | undefined> {
  const [idea] = await rowsOf<Idea>(
    tx,
    Prisma.sql`
    SELECT t.id, b.id AS "boardId", t.title, t.slug, t.status::text AS status, s.id AS "stageId", s.title AS "stageTitle", i.answer, i.answered_at AS "answeredAt",
      b.title AS "boardTitle", b.public_slug AS "publicSlug"
    FROM task t JOIN board b ON b.id = t.board_id AND b.type = 'roadmap' AND b.archived_at IS NULL JOIN stage s ON s.id = t.stage_id LEFT JOIN idea i ON i.task_id = t.id
    WHERE t.id = ${taskId} AND ${isActiveIdea} AND ${isPublicStage} AND ${haveRoadmapsPages}`,
  );
  return idea;
}

/** Those who may read the roadmap and for whom something is new. */
const lockWithNews = (tx: Tx, idea: Idea): Promise<Follower[]> =>
  rowsOf(
    tx,
    Prisma.sql`
    SELECT f.id, f.notified_stage_id AS "notifiedStageId", f.notified_status::text AS "notifiedStatus", f.notified_answered_at AS "notifiedAnsweredAt",
      f.user_id AS "userId", coalesce(f.email, u.email) AS email, coalesce(f.locale, u.locale) AS locale, u.display_name AS name
    FROM idea_follower f JOIN board b ON b.id = ${idea.boardId} LEFT JOIN "user" u ON u.id = f.user_id
    WHERE f.task_id = ${idea.id} AND ${mayBeNotified}
      AND (f.notified_stage_id, f.notified_status, f.notified_answered_at) IS DISTINCT FROM (${idea.stageId}::int, ${idea.status}::task_status, ${idea.answeredAt}::timestamptz)
    ORDER BY f.id LIMIT ${AT_ONCE} FOR UPDATE OF f`,
  );

/** Null if what differs is nothing that one waits for, such as an idea that is open again. */
function newsFor(follower: Follower, idea: Idea): IdeaNews | null {
  const isShipped = idea.status === "closed" && follower.notifiedStatus !== "closed";
  const isMoved = idea.stageId !== follower.notifiedStageId;
  const isAnswered = idea.answer !== null && idea.answeredAt?.getTime() !== follower.notifiedAnsweredAt?.getTime();
  if (!isShipped && !isMoved && !isAnswered) return null;
  return {
    isShipped,
    ...(isMoved && { stage: idea.stageTitle }),
    ...(isAnswered && { answer: textOfHtml(idea.answer ?? "").trim() }),
  };
}

async function tell(tx: Tx, idea: Idea, follower: Follower, news: IdeaNews, locale: string): Promise<void> {
  const board = { title: idea.boardTitle, publicSlug: idea.publicSlug };
  const root = `<idea-${idea.id}@${new URL(env().BOARDS_URL).hostname}>`;
  await queueMail(tx, {
    kind: "idea-news",
    to: { id: follower.userId, email: follower.email },
    letter: newsLetter({ locale, follower, board, idea, news, name: follower.name }),
    // Mail programs show the mails about one idea as a thread.
    headers: { "In-Reply-To": root, References: root, ...stopHeaders(follower) },
  });
}
