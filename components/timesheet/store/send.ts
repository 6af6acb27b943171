import type { SheetEdit } from "@/components/timesheet/store/edits";
import { api } from "@/lib/api";
import { escapeHtml } from "@/lib/text/escape-html";
import type { SheetLog } from "@/lib/timesheet/sheet";

/** By the id that a log had before the server knew it. */
const serverIds = new Map<number, number>();
const idOf = ({ id }: SheetLog) => serverIds.get(id) ?? id;

/** Saves an edit. @returns the edit as the server knows it @throws ApiError */
export async function sendEdit(edit: SheetEdit): Promise<SheetEdit> {
  const { log, boardId } = edit;
  const path = `/boards/v2/projects/${boardId}/tasks/${log.taskId}/time-tracks`;
  if (edit.kind === "add") return { ...edit, log: await created(path, edit) };

  const known = { ...log, id: idOf(log) };
  if (edit.kind === "delete") await api("DELETE", `${path}/${known.id}`);
  else
    await api("PUT", `${path}/commit/${known.id}`, {
      billable_minutes: edit.minutes,
      message: edit.note === log.note ? log.storedNote : escapeHtml(edit.note),
      completed_at: known.completedAt,
    });
  return { ...edit, log: known };
}

async function created(path: string, { log, key }: Extract<SheetEdit, { kind: "add" }>): Promise<SheetLog> {
  const { track } = await api<{ track: { id: number } }>(
    "POST",
    path,
    { billable_minutes: log.minutes, message: log.storedNote, completed_at: log.completedAt },
    key,
  );
  serverIds.set(log.id, track.id);
  return { ...log, id: track.id };
}
