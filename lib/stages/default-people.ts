import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/note-changes";
import { assignPeople } from "@/lib/tasks/write/assign";
import { assignableByName } from "@/lib/tasks/write/assignable";
import { lockTasksIn } from "@/lib/tasks/move/place";
import { watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** Whom a stage's tasks get; a list that is not there stays as it is. */
interface DefaultPeople {
  assigneeIds?: number[];
  watcherIds?: number[];
}

/** Saves a stage's default people, in a transaction of its own. */
export async function saveDefaultPeople(found: Stage, people: DefaultPeople, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const stage = await lockStage(tx, found);
    await setDefaultPeople(tx, stage, people, actor);
    const after = await loadStage(tx, stage.id);
    await recordChanges(tx, stage, after, actor);
    return after;
  });
}

/**
 * Sets whom new tasks of a stage get, and gives them to those that stand there already (facts.md, "Default-assignee side
 * effect"). Needs `lockStage`.
 *
 * @throws Invalid for somebody who is not on the board.
 */
export async function setDefaultPeople(
  tx: Tx,
  stage: Stage,
  { assigneeIds, watcherIds }: DefaultPeople,
  actor: CurrentUser,
): Promise<void> {
  if (assigneeIds === undefined && watcherIds === undefined) return;

  const taskIds = await lockTasksIn(tx, stage.id);
  const assigned = assigneeIds ? await setAssignees(tx, stage, assigneeIds, taskIds, actor) : [];
  const watched = watcherIds ? await setWatchers(tx, stage, watcherIds, taskIds, actor) : [];
  await tx.$executeRaw`UPDATE task SET updated_at = now() WHERE id = ANY(${[...assigned, ...watched]})`;
  await tx.stage.update({ where: { id: stage.id }, data: { hasDefaultPeople: true } });
}

async function setAssignees(
  tx: Tx,
  { id: stageId, boardId }: Stage,
  userIds: number[],
  taskIds: number[],
  actor: CurrentUser,
): Promise<number[]> {
  const known = (await tx.stageDefaultAssignee.findMany({ where: { stageId } })).map(({ userId }) => userId);
  const may = onBoard(await assignableByName(tx, boardId, userIds, actor, known), userIds, "assigneeIds");
  await tx.stageDefaultAssignee.deleteMany({ where: { stageId } });
  await tx.stageDefaultAssignee.createMany({ data: may.map((userId) => ({ stageId, userId })) });
  return assignPeople(tx, boardId, taskIds, may, actor);
}

async function setWatchers(
  tx: Tx,
  { id: stageId, boardId }: Stage,
  userIds: number[],
  taskIds: number[],
  actor: CurrentUser,
): Promise<number[]> {
  const known = (await tx.stageDefaultWatcher.findMany({ where: { stageId } })).map(({ userId }) => userId);
  const may = onBoard(await assignableByName(tx, boardId, userIds, actor, known), userIds, "watcherIds");
  await tx.stageDefaultWatcher.deleteMany({ where: { stageId } });
  await tx.stageDefaultWatcher.createMany({ data: may.map((userId) => ({ stageId, userId })) });
  return watchByDefault(tx, boardId, taskIds, may);
}

const REFUSALS = {
  assigneeIds: "Only members of the board can be assigned.",
  watcherIds: "Only members of the board can watch its tasks.",
};

function onBoard(may: number[], userIds: number[], field: keyof typeof REFUSALS): number[] {
  if (may.length < new Set(userIds).size) throw new Invalid(REFUSALS[field], { params: { [field]: REFUSALS[field] } });
  return may;
}
