import "server-only";
import { type Stage, Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/record-changes";
import { assignPeople } from "@/lib/tasks/write/assign";
import { assignableByName } from "@/lib/tasks/write/assignable";
import { lockTasksIn } from "@/lib/tasks/move/place";
import { watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** Default people of a stage; an absent list stays. */
interface DefaultPeople {
  assigneeIds?: number[];
  watcherIds?: number[];
}

export async function saveDefaultPeople(found: Stage, people: DefaultPeople, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const stage = await lockStage(tx, found);
    await setDefaultPeople(tx, stage, people, actor);
    const after = await loadStage(tx, stage.id);
    await recordChanges(tx, stage, after, actor);
    return after;
  });
}

/** Also assigns the people to the stage's tasks (compatibility.md, C42). Needs `lockStage`.
 * @throws Invalid for people who are not on the board */
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
  await sendAlong(tx, Prisma.sql`UPDATE task SET updated_at = now() WHERE id = ANY(${[...assigned, ...watched]})`);
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
  const allowedIds = requireOnBoard(await assignableByName(tx, boardId, userIds, actor, known), userIds, "assigneeIds");
  await tx.stageDefaultAssignee.deleteMany({ where: { stageId } });
  await tx.stageDefaultAssignee.createMany({ data: allowedIds.map((userId) => ({ stageId, userId })) });
  return assignPeople(tx, boardId, taskIds, allowedIds, actor);
}

async function setWatchers(
  tx: Tx,
  { id: stageId, boardId }: Stage,
  userIds: number[],
  taskIds: number[],
  actor: CurrentUser,
): Promise<number[]> {
  const known = (await tx.stageDefaultWatcher.findMany({ where: { stageId } })).map(({ userId }) => userId);
  const allowedIds = requireOnBoard(await assignableByName(tx, boardId, userIds, actor, known), userIds, "watcherIds");
  await tx.stageDefaultWatcher.deleteMany({ where: { stageId } });
  await tx.stageDefaultWatcher.createMany({ data: allowedIds.map((userId) => ({ stageId, userId })) });
  return watchByDefault(tx, boardId, taskIds, allowedIds);
}

const REFUSALS = {
  assigneeIds: "Only members of the board can be assigned.",
  watcherIds: "Only members of the board can watch its tasks.",
};

function requireOnBoard(allowedIds: number[], userIds: number[], field: keyof typeof REFUSALS): number[] {
  if (allowedIds.length < new Set(userIds).size)
    throw new Invalid(REFUSALS[field], { params: { [field]: REFUSALS[field] } });
  return allowedIds;
}
