import "server-only";
import { transaction } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { newsLetter } from "@/lib/mail/news/letter";
import { readSaid } from "@/lib/mail/news/said";
import { readScene } from "@/lib/mail/news/scene";
import { takeNews } from "@/lib/mail/news/take";
import { queueMail } from "@/lib/mail/queue";
import { inThread } from "@/lib/mail/thread";
import { stopHeaders } from "@/lib/mail/unsubscribe";
import { SWITCH_OF } from "@/lib/notifications/mailed";

/**
 * One mail with what somebody did to a task since the last one, as things stand now: what was taken back meanwhile, or is
 * nothing to the receiver any more, is left out; with nothing left no mail is written.
 */
export async function tellByMail({ userId, taskId, actorId }: Jobs["tell-by-mail"]): Promise<void> {
  await transaction(async (tx) => {
    const news = await takeNews(tx, { userId, taskId, actorId });
    const scene = news.length > 0 && (await readScene(tx, { userId, taskId, actorId }));
    if (!scene) return;

    const kept = scene.stillTrue(news);
    if (kept.length === 0) return;
    const stop = { userId, kinds: kept.map(({ kind }) => SWITCH_OF[kind]) };
    await queueMail(tx, { kind: "task-news", to: scene.receiver, letter: newsLetter(scene, kept, await readSaid(tx, kept)), headers: { ...inThread(taskId), ...stopHeaders(stop) } });
  });
}
