import "server-only";
import { transaction } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { headersAbout } from "@/lib/mail/about-task";
import { newsLetter } from "@/lib/mail/news/letter";
import { readSaid } from "@/lib/mail/news/said";
import { type News, takeNews } from "@/lib/mail/news/take";
import { queueMail } from "@/lib/mail/queue";
import { type Scene, readScene } from "@/lib/mail/scene";
import { SWITCH_OF } from "@/lib/notifications/mailed";

/**
 * One mail with what somebody did to a task since the last one, as things stand now: what was taken back meanwhile, or is
 * nothing to the receiver any more, is left out; with nothing left no mail is written.
 */
export async function tellByMail({ userId, taskId, actorId }: Jobs["tell-by-mail"]): Promise<void> {
  await transaction(async (tx) => {
    const news = await takeNews(tx, { userId, taskId, actorId });
    const scene = news.length > 0 && (await readScene(tx, { userId, taskId }));
    const actor = scene && (await tx.user.findUnique({ where: { id: actorId } }));
    if (!actor) return;

    const kept = news.filter(({ kind }) => scene.wants(SWITCH_OF[kind]) && isStill(kind, scene));
    if (kept.length === 0) return;
    const letter = newsLetter({ ...scene, actor }, kept, await readSaid(tx, kept));
    await queueMail(tx, { kind: "task-news", to: scene.receiver, taskId, letter, headers: headersAbout(scene, kept.map(({ kind }) => SWITCH_OF[kind])) });
  });
}

/** What was taken back meanwhile is no news. */
function isStill(kind: News["kind"], { task, isAssigned }: Scene): boolean {
  const holds: Partial<Record<News["kind"], boolean>> = { assigned: isAssigned, removed: !isAssigned, stage: task.stage !== null, due_date: task.dueAt !== null, archived: task.archivedAt !== null };
  return holds[kind] ?? true;
}
