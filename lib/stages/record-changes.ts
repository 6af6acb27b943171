import "server-only";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";
import type { CurrentUser } from "@/lib/users/current-user";

const idsOf = (ids: number[]) => (ids.length === 0 ? null : ids.toSorted((one, other) => one - other).join(","));

const PROPERTIES: readonly Property<StageRecord>[] = [
  { column: "title of stage", valueOf: ({ title }) => title },
  { column: "status of stage", valueOf: ({ defaultTaskStatus }) => defaultTaskStatus },
  { column: "color of stage", valueOf: ({ color }) => color, isHidden: true },
  { column: "background of stage", valueOf: ({ bgColor }) => bgColor, isHidden: true },
  { column: "visibility of stage", valueOf: ({ isPublic }) => (isPublic ? "public" : "private") },
  { column: "template of stage", valueOf: ({ isTemplate }) => (isTemplate ? "yes" : "no") },
  {
    column: "default assignees of stage",
    valueOf: ({ defaultAssigneeIds }) => idsOf(defaultAssigneeIds),
    isHidden: true,
  },
  { column: "default watchers of stage", valueOf: ({ defaultWatcherIds }) => idsOf(defaultWatcherIds), isHidden: true },
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
    action: "updated",
    ...(difference.column !== "title of stage" && { description: after.title }),
  }));
  await recordActivity(tx, actor, ...lines);
}
