import "server-only";
import type { Tx } from "@/lib/db";
import { effectivePreferences, mailPreferences, type MailPreference } from "@/lib/notifications/preferences";
import { ACTIVE } from "@/lib/users/active";
import { clockOf } from "@/lib/users/clock";
import { readSiteSettings } from "@/lib/settings/site";
import { isAdmin } from "@/lib/users/current-user";

export type MailContext = Awaited<ReturnType<typeof readMailContexts>>[number];

interface ReceiverAndTask {
  userId: number;
  taskId: number;
}

/** Null when the task is gone, the receiver may no longer see it, or the account is deactivated. */
export async function readMailContext(tx: Tx, { userId, taskId }: ReceiverAndTask): Promise<MailContext | null> {
  const [context] = await readMailContexts(tx, { userId, taskIds: [taskId] });
  return context ?? null;
}

/** Without tasks that are gone or hidden from the receiver. Templates send no mails. */
export async function readMailContexts(tx: Tx, { userId, taskIds }: { userId: number; taskIds: number[] }) {
  const tasks = await loadTasks(tx, taskIds, { where: { userId } });
  const receiver = await tx.user.findUnique({
    where: { id: userId, ...ACTIVE },
    include: { settings: { where: { key: { in: ["notifications", "mails"] } } } },
  });
  if (!receiver) return [];

  const clock = clockOf(receiver, await readSiteSettings(tx));
  const saved = (key: string) => receiver.settings.find((setting) => setting.key === key)?.value;
  const [global, mails] = [saved("notifications"), mailPreferences(saved("mails"))];
  return tasks
    .filter(({ board }) => !board.isTemplate && (board.members.length > 0 || isAdmin(receiver)))
    .map((task) => {
      const preferences = { ...effectivePreferences(task.board.members[0]?.preferences, global), ...mails };
      return {
        task,
        receiver,
        isAssigned: task.assignees.length > 0,
        isWatching: task.watchers.length > 0,
        wants: (kind: MailPreference) => preferences[kind],
        clock,
      };
    });
}

const loadTasks = (tx: Tx, ids: number[], ofReceiver: { where: { userId: number } }) =>
  tx.task.findMany({
    where: { id: { in: ids } },
    omit: { description: true },
    include: {
      board: { include: { members: ofReceiver } },
      stage: true,
      parent: { select: { title: true, archivedAt: true } },
      assignees: ofReceiver,
      watchers: ofReceiver,
    },
  });
