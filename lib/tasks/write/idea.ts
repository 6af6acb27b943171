import "server-only";
import type { Board, Prisma, Task } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import type { ChangeIntegrationType, ChangeLogo } from "@/lib/tasks/write/idea-inputs";
import { lockTask } from "@/lib/tasks/lock";
import { recordChanges } from "@/lib/tasks/write/plain-properties";
import type { CurrentUser } from "@/lib/users/current-user";

export const changeLogo = (board: Board, found: Task, { thumbnail }: ChangeLogo, actor: CurrentUser) =>
  change(board, found, { logo: thumbnail }, actor);

export const changeIntegrationType = (
  board: Board,
  found: Task,
  { integrationType }: ChangeIntegrationType,
  actor: CurrentUser,
) => change(board, found, { integrationType }, actor);

async function change(
  board: Board,
  found: Task,
  data: Prisma.TaskUpdateInput,
  actor: CurrentUser,
): Promise<ChangedTasks> {
  await transaction(async (tx) => {
    const before = await lockTask(tx, found);
    await recordChanges(tx, before, await tx.task.update({ where: { id: before.id }, data }), actor);
  });
  return loadChanged(reader(), board.id, actor.id, found.id);
}
