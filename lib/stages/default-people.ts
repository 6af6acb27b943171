import "server-only";
import { type Stage, Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/record-changes";
import { assignPeople } from "@/lib/tasks/write/assign";
import { assignableByName } from "@/lib/tasks/write/assignable";
import { lockTasksIn } from "@/lib/tasks/move/place";
import { addDefaultWatchers } from "@/lib/tasks/write/watch";
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
  stage: StageRecord,
  { assigneeIds, watcherIds }: DefaultPeople,
  actor: CurrentUser,
): Promise<void> {
  if (assigneeIds === undefined && watcherIds === undefined) return;

  const taskIds = await lockTasksIn(tx, stage.id);
  const assigned = assigneeIds ? await setAssignees(tx, stage, assigneeIds, taskIds, actor) : [];
  const watched = watcherIds ? await setWatchers(tx, stage, watcherIds, taskIds, actor) : [];
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET updated_at = ${changeTime()} WHERE id = ANY(${[...assigned, ...watched]})`,
  );
  await sendAlong(tx, updateIn("stage", stage.id, { hasDefaultPeople: true, updatedAt: new Date() }));
}

async function setAssignees(
  tx: Tx,
  { id: stageId, boardId, defaultAssigneeIds: known }: StageRecord,
  userIds: number[],
  taskIds: number[],
  actor: CurrentUser,
): Promise<number[]> {
  const allowedIds = requireOnBoard(await assignableByName(tx, boardId, userIds, actor, known), userIds, "assigneeIds");
  await sendAlong(tx, Prisma.sql`DELETE FROM stage_default_assignee WHERE stage_id = ${stageId}`);
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO stage_default_assignee (stage_id, user_id) SELECT ${stageId}::int, unnest(${allowedIds}::int[])`,
  );
  return assignPeople(tx, boardId, taskIds, allowedIds, actor);
}

async function setWatchers(
  tx: Tx,
  { id: stageId, boardId, defaultWatcherIds: known }: StageRecord,
  userIds: number[],
  taskIds: number[],
  actor: CurrentUser,
): Promise<number[]> {
  const allowedIds = requireOnBoard(await assignableByName(tx, boardId, userIds, actor, known), userIds, "watcherIds");
  await sendAlong(tx, Prisma.sql`DELETE FROM stage_default_watcher WHERE stage_id = ${stageId}`);
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO stage_default_watcher (stage_id, user_id) SELECT ${stageId}::int, unnest(${allowedIds}::int[])`,
  );
  return addDefaultWatchers(tx, boardId, taskIds, allowedIds);
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
