import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { grouped } from "@/lib/by-id";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadStagesByIds, loadStagesWhere } from "@/lib/stages/load-by-ids";

export type StageRecord = Stage & { defaultAssigneeIds: number[]; defaultWatcherIds: number[] };

/** @throws NotFound when it is gone */
export async function loadStage(tx: Tx, id: number): Promise<StageRecord> {
  const [stage] = await loadStagesByIds(tx, [id]);
  if (!stage) throw new NotFound("Stage");
  return stage;
}

interface DefaultPerson {
  stageId: number;
  userId: number;
  watches: boolean;
}

export async function withDefaultPeople<Row extends Stage>(tx: Tx, stages: Row[]): Promise<(Row & StageRecord)[]> {
  const people = await defaultPeople(
    tx,
    stages.filter(({ hasDefaultPeople }) => hasDefaultPeople).map(({ id }) => id),
  );
  const byStage = grouped(people, ({ stageId }) => stageId);
  const idsOf = (stageId: number, watching: boolean) =>
    (byStage.get(stageId) ?? []).filter(({ watches }) => watches === watching).map(({ userId }) => userId);
  return stages.map((stage) => ({
    ...stage,
    defaultAssigneeIds: idsOf(stage.id, false),
    defaultWatcherIds: idsOf(stage.id, true),
  }));
}

async function defaultPeople(tx: Tx, stageIds: number[]): Promise<DefaultPerson[]> {
  if (stageIds.length === 0) return [];

  return tx.$queryRaw<DefaultPerson[]>`
    SELECT stage_id AS "stageId", user_id AS "userId", false AS watches FROM stage_default_assignee WHERE stage_id = ANY(${stageIds})
    UNION ALL
    SELECT stage_id, user_id, true FROM stage_default_watcher WHERE stage_id = ANY(${stageIds})
    ORDER BY 1, 2`;
}

const MAX_STAGES = 100;

/** The changed stages in this order, then others that changed within the last minute, up to 100. */
export async function loadChangedStages(tx: Tx, boardId: number, changedIds: number[]): Promise<StageRecord[]> {
  const minuteAgo = new Date(Date.now() - 60_000);
  const stages = await loadStagesWhere(
    tx,
    Prisma.sql`s.board_id = ${boardId} AND (s.id = ANY(${changedIds}::int[]) OR s.updated_at > ${minuteAgo})`,
  );
  const changed = changedIds.flatMap((id) => stages.filter((stage) => stage.id === id));
  return [...changed, ...stages.filter(({ id }) => !changedIds.includes(id))].slice(
    0,
    Math.max(MAX_STAGES, changed.length),
  );
}
