import "server-only";
import { insertAllInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { LARGEST_ID } from "@/lib/http/input/types";
import type { WriteContext } from "@/lib/imports/write/context";
import { newIds } from "@/lib/imports/write/ids";
import type { PlannedTask } from "@/lib/imports/write/plan";

const LARGEST_MINUTES = 60 * 24 * 365 * 100;

export async function writeTimeTracks(
  tx: Tx,
  boardId: number,
  tasks: PlannedTask[],
  context: WriteContext,
): Promise<void> {
  const tracks = tasks.flatMap(tracksOf);
  if (tracks.length === 0) return;
  const ids = await newIds(
    tx,
    "time_track",
    tracks.map(({ track }) => track),
    context,
  );
  const rows = tracks.map(({ taskId, track, billableMinutes }, at) => {
    const startedAt = track.started_at ?? track.created_at ?? new Date().toISOString();
    return {
      ...{ id: ids[at] ?? 0, boardId, taskId, userId: context.ids.get("person", track.person) ?? null },
      ...{ startedAt, completedAt: track.completed_at, status: track.status, isManual: track.is_manual },
      workingMinutes: Math.min(LARGEST_MINUTES, track.working_minutes),
      billableMinutes,
      message: track.message,
      createdAt: track.created_at ?? startedAt,
      updatedAt: track.created_at ?? startedAt,
    };
  });
  await sendAlong(tx, insertAllInto("time_track", rows));
  context.count("time_tracks", rows.length);
}

/** The sum of a task is an integer column. */
function tracksOf({ id: taskId, document }: PlannedTask) {
  let room = LARGEST_ID;
  return document.time_tracks.map((track) => {
    const billableMinutes = Math.min(room, LARGEST_MINUTES, track.billable_minutes);
    room -= billableMinutes;
    return { taskId, track, billableMinutes };
  });
}
