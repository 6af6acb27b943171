import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { type News, takeNews } from "@/lib/mail/news/take";
import { readScenes, type Scene } from "@/lib/mail/scene";
import { SWITCH_OF } from "@/lib/notifications/mailed";

/** What somebody did to a task, and how things stand there. */
export interface Act extends Scene {
  actor: Pick<User, "displayName">;
  news: News[];
}

/** Takes what waits, and leaves out what is nothing to the receiver any more: the task whose news are the oldest comes first. */
export async function takeActs(tx: Tx, { userId, taskId, actorId }: Jobs["tell-by-mail"]): Promise<Act[]> {
  const taken = await takeNews(tx, { userId, taskId, actorId });
  const actor = taken.length > 0 && (await tx.user.findUnique({ where: { id: actorId } }));
  if (!actor) return [];

  const scenes = new Map((await readScenes(tx, { userId, taskIds: taken.map((each) => each.taskId) })).map((scene) => [scene.task.id, scene]));
  return taken.flatMap((each) => {
    const scene = scenes.get(each.taskId);
    const news = scene ? each.news.filter(({ kind }) => scene.wants(SWITCH_OF[kind]) && isStill(kind, scene)) : [];
    return scene && news.length > 0 ? [{ ...scene, actor, news }] : [];
  });
}

/** What was taken back meanwhile is no news. */
function isStill(kind: News["kind"], { task, isAssigned }: Scene): boolean {
  const holds: Partial<Record<News["kind"], boolean>> = { assigned: isAssigned, removed: !isAssigned, stage: task.stage !== null, due_date: task.dueAt !== null, archived: task.archivedAt !== null };
  return holds[kind] ?? true;
}
