import { boardPath, type WholeTaskJson } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { changedLog, type TimeEdit, type TimeLog } from "@/components/board-store/edits/time-edits";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { api, ApiError } from "@/lib/api";
import { escapeHtml } from "@/lib/text/escape-html";
import type { TimeTrackJson } from "@/lib/time/present";

/** Saves an estimate or a time log. @throws ApiError */
export async function sendTimeEdit(boardId: number, edit: TimeEdit): Promise<EditResponse> {
  const taskId = serverIdOf(edit.taskId);
  const path = `${boardPath(boardId)}/tasks/${taskId}`;
  const timeChange = await sendLog(`${path}/time-tracks`, edit);
  const { task } = await api<{ task: WholeTaskJson }>("GET", path);
  return { task, tasks: [task], ...(timeChange && { timeChange: { taskId, ...timeChange } }) };
}

async function sendLog(path: string, edit: TimeEdit) {
  switch (edit.kind) {
    case "estimate-task":
      await api("POST", `${path}/estimated-time`, { estimated_minutes: edit.minutes });
      return null;
    case "log-time": {
      const key = requestKey("time", edit.track.id);
      const { track } = await api<{ track: TimeTrackJson }>("POST", path, wireOf(edit.log), key);
      assignServerId(edit.track.id, track.id);
      return { saved: track };
    }
    case "change-log":
      await api("PUT", `${path}/commit/${serverIdOf(edit.track.id)}`, wireOf(edit.log));
      return { saved: { ...changedLog(edit.track, edit.log), id: serverIdOf(edit.track.id) } };
    case "delete-log":
      await api("DELETE", `${path}/${serverIdOf(edit.track.id)}`).catch(unlessGone);
      return { removed: serverIdOf(edit.track.id) };
  }
}

/** A midnight in UTC is a whole day. Notes are HTML. */
const wireOf = ({ minutes, day, note }: TimeLog) => ({
  billable_minutes: minutes,
  completed_at: `${day} 00:00:00`,
  message: escapeHtml(note),
});

/** A missing log is refused with 422. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 422)) throw error;
}
