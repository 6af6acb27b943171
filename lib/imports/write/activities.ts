import "server-only";
import { insertAllInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import type { DocumentActivity } from "@/lib/board-document/activity";
import { shortened } from "@/lib/activity/record";
import type { WriteContext } from "@/lib/imports/write/context";
import { nameStagesOfLines } from "@/lib/imports/write/stages-of-lines";
import { cut } from "@/lib/text/text";

export interface PlannedActivity {
  activity: DocumentActivity;
  /** Null for an entry of the board. */
  taskId: number | null;
}

const LONGEST_DESCRIPTION = 20_000;

/** Their settings name records of the source, so only texts remain of them, unless the records have the same ids here. */
export async function writeActivities(
  tx: Tx,
  boardId: number,
  planned: PlannedActivity[],
  { ids, keepsIds }: WriteContext,
): Promise<void> {
  const now = new Date().toISOString();
  const rows = planned
    .filter(({ activity }) => activity.action !== "")
    .map(({ activity, taskId }) => ({
      ...{ boardId, taskId, action: activity.action, column: activity.column ?? "" },
      oldValue: shortened(activity.old_value),
      newValue: shortened(activity.new_value),
      description: activity.description && cut(activity.description, LONGEST_DESCRIPTION),
      settings: keepsIds ? activity.settings : withoutIds(activity.settings),
      createdById: ids.get("person", activity.created_by) ?? null,
      createdAt: activity.created_at ?? now,
      updatedAt: activity.created_at ?? now,
    }));
  if (rows.length === 0) return;

  await sendAlong(tx, insertAllInto("activity", rows));
  const moved = rows.flatMap(({ action, column, taskId }) =>
    action === "changed" && column === "stage" && taskId !== null ? [taskId] : [],
  );
  if (moved.length > 0) await nameStagesOfLines(tx, boardId, [...new Set(moved)]);
}

function withoutIds(settings: DocumentActivity["settings"]) {
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) return null;
  const texts = Object.entries(settings).filter(
    ([name, value]) => !/(?:^|_)ids?$/.test(name) && typeof value === "string",
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
