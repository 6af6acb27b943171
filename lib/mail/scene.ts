import "server-only";
import type { Tx } from "@/lib/db";
import type { MailSwitch } from "@/lib/notifications/mailed";
import { effectivePreferences, mailPreferences } from "@/lib/notifications/preferences";
import { clockOf } from "@/lib/mail/clock";
import { readSiteSettings } from "@/lib/settings/site";
import { isAdmin } from "@/lib/users/current-user";

/** How things stand when a mail is written: with the task, the receiver, and between them. */
export type Scene = NonNullable<Awaited<ReturnType<typeof readScene>>>;

interface Between {
  userId: number;
  taskId: number;
}

/** Null when the task is gone, or the receiver may not see it any more. */
export async function readScene(tx: Tx, { userId, taskId }: Between) {
  const his = { where: { userId } };
  const task = await tx.task.findUnique({ where: { id: taskId }, include: { board: { include: { members: his } }, stage: true, parent: true, assignees: his, watchers: his } });
  const receiver = await tx.user.findUnique({ where: { id: userId }, include: { settings: { where: { key: { in: ["notifications", "mails"] } } } } });
  const membership = task?.board.members[0];
  if (!task || !receiver || (!membership && !isAdmin(receiver))) return null;

  const saved = (key: string) => receiver.settings.find((setting) => setting.key === key)?.value;
  const preferences = { ...effectivePreferences(membership?.preferences, saved("notifications")), ...mailPreferences(saved("mails")) };
  return {
    task,
    receiver,
    isAssigned: task.assignees.length > 0,
    isWatching: task.watchers.length > 0,
    wants: (mails: MailSwitch) => preferences[mails],
    clock: clockOf(receiver, await readSiteSettings(tx)),
  };
}
