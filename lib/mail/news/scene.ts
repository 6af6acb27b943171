import "server-only";
import type { Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import type { News } from "@/lib/mail/news/take";
import { SWITCH_OF } from "@/lib/notifications/mailed";
import { effectivePreferences, mailPreferences } from "@/lib/notifications/preferences";
import { clockOf } from "@/lib/mail/clock";
import { readSiteSettings } from "@/lib/settings/site";
import { isAdmin } from "@/lib/users/current-user";

/** How things stand when a mail is written: with the task, the receiver, and between them. */
export type Scene = NonNullable<Awaited<ReturnType<typeof readScene>>>;

/** Null when the task is gone, or the receiver may not see it any more. */
export async function readScene(tx: Tx, { userId, taskId, actorId }: Jobs["tell-by-mail"]) {
  const his = { where: { userId } };
  const task = await tx.task.findUnique({ where: { id: taskId }, include: { board: { include: { members: his } }, stage: true, parent: true, assignees: his, watchers: his } });
  const people = await tx.user.findMany({ where: { id: { in: [userId, actorId] } }, include: { settings: { where: { key: { in: ["notifications", "mails"] } } } } });
  const [receiver, actor] = [people.find(({ id }) => id === userId), people.find(({ id }) => id === actorId)];
  if (!task || !receiver || !actor) return null;
  const membership = task.board.members[0];
  if (!membership && !isAdmin(receiver)) return null;

  const saved = (key: string) => receiver.settings.find((setting) => setting.key === key)?.value;
  const preferences = { ...effectivePreferences(membership?.preferences, saved("notifications")), ...mailPreferences(saved("mails")) };
  const [isAssigned, isWatching] = [task.assignees.length > 0, task.watchers.length > 0];

  const holds: Record<News["kind"], boolean> = {
    comment: true,
    mention: true,
    assigned: isAssigned,
    removed: !isAssigned,
    stage: task.stage !== null,
    due_date: task.dueAt !== null,
    archived: task.archivedAt !== null,
  };
  return {
    task,
    receiver,
    actor,
    isAssigned,
    isWatching,
    clock: clockOf(receiver, await readSiteSettings(tx)),
    stillTrue: (news: News[]) => news.filter(({ kind }) => preferences[SWITCH_OF[kind]] && holds[kind]),
  };
}
