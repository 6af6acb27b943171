import "server-only";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { type PlainBoardEvent, recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";
import type { CurrentUser } from "@/lib/users/current-user";

const idsOf = (ids: number[]) => (ids.length === 0 ? null : ids.toSorted((one, other) => one - other).join(","));

/** All that can change of a stage where it stands. */
const PROPERTIES: readonly Property<StageRecord, PlainBoardEvent>[] = [
  { event: () => "updated title of stage", valueOf: ({ title }) => title },
  { event: () => "updated status of stage", valueOf: ({ defaultTaskStatus }) => defaultTaskStatus },
  { event: () => "updated color of stage", valueOf: ({ color }) => color, isHidden: true },
  { event: () => "updated background of stage", valueOf: ({ bgColor }) => bgColor, isHidden: true },
  { event: () => "updated visibility of stage", valueOf: ({ isPublic }) => (isPublic ? "public" : "private") },
  { event: () => "updated template of stage", valueOf: ({ isTemplate }) => (isTemplate ? "yes" : "no") },
  { event: () => "updated limit of stage", valueOf: ({ wipLimit }) => (wipLimit === null ? null : String(wipLimit)) },
  {
    event: () => "updated default assignees of stage",
    valueOf: ({ defaultAssigneeIds }) => idsOf(defaultAssigneeIds),
    isHidden: true,
  },
  {
    event: () => "updated default watchers of stage",
    valueOf: ({ defaultWatcherIds }) => idsOf(defaultWatcherIds),
    isHidden: true,
  },
];

/** Records a line for each changed property; all but the title's name the stage. */
export async function recordChanges(
  tx: Tx,
  before: StageRecord,
  after: StageRecord,
  actor: CurrentUser,
): Promise<void> {
  const lines = differencesIn(PROPERTIES, before, after).map((difference) => ({
    ...difference,
    boardId: after.boardId,
    subjectId: after.id,
    ...(difference.event !== "updated title of stage" && { description: after.title }),
  }));
  await recordActivity(tx, actor, ...lines);
}
