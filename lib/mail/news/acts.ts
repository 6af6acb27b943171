import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { type News, takeNews } from "@/lib/mail/news/take";
import { readMailContexts, type MailContext } from "@/lib/mail/context";
import { PREFERENCE_OF } from "@/lib/notifications/mailed";

/** What somebody did to a task, and how things stand there. */
export interface Act extends MailContext {
  actor: Pick<User, "displayName">;
  news: News[];
}

/** Takes what waits, and leaves out what is nothing to the receiver any more: the task whose news are the oldest comes first. */
export async function takeActs(tx: Tx, { userId, taskId, actorId }: Jobs["tell-by-mail"]): Promise<Act[]> {
  const taken = await takeNews(tx, { userId, taskId, actorId });
  const actor = taken.length > 0 && (await tx.user.findUnique({ where: { id: actorId } }));
  if (!actor) return [];

  const contexts = new Map(
    (await readMailContexts(tx, { userId, taskIds: taken.map((each) => each.taskId) })).map((context) => [
      context.task.id,
      context,
    ]),
  );
  return taken.flatMap((each) => {
    const context = contexts.get(each.taskId);
    const news = context
      ? each.news.filter(({ kind }) => context.wants(PREFERENCE_OF[kind]) && isStill(kind, context))
      : [];
    return context && news.length > 0 ? [{ ...context, actor, news }] : [];
  });
}

/** What was taken back meanwhile is no news. */
function isStill(kind: News["kind"], { task, isAssigned }: MailContext): boolean {
  const holds: Partial<Record<News["kind"], boolean>> = {
    assigned: isAssigned,
    removed: !isAssigned,
    stage: task.stage !== null,
    archived: task.archivedAt !== null,
  };
  return holds[kind] ?? true;
}
