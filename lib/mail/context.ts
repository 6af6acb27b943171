import "server-only";
import type { Tx } from "@/lib/db";
import { effectivePreferences, mailPreferences, type MailPreference } from "@/lib/notifications/preferences";
import { ACTIVE } from "@/lib/users/active";
import { clockOf } from "@/lib/users/clock";
import { readSiteSettings } from "@/lib/settings/site";
import { isAdmin } from "@/lib/users/current-user";

/** How things stand when a mail is written: with the task, the receiver, and between them. */
export type MailContext = Awaited<ReturnType<typeof readMailContexts>>[number];

interface Between {
  userId: number;
  taskId: number;
}

/** Null when the task is gone, the receiver may not see it any more, or the account is deactivated. */
export async function readMailContext(tx: Tx, { userId, taskId }: Between): Promise<MailContext | null> {
  const [context] = await readMailContexts(tx, { userId, taskIds: [taskId] });
  return context ?? null;
}

/** Without tasks that are gone, or that the receiver may not see any more. Of templates nothing is told. */
export async function readMailContexts(tx: Tx, { userId, taskIds }: { userId: number; taskIds: number[] }) {
  const own = { where: { userId } };
  const tasks = await tx.task.findMany({
    where: { id: { in: taskIds } },
    omit: { description: true },
    include: {
      board: { include: { members: own } },
      stage: true,
      parent: { select: { title: true, archivedAt: true } },
      assignees: own,
      watchers: own,
    },
  });
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
