import type { SheetEdit } from "@/components/timesheet/store/edits";
import { api } from "@/lib/api";
import { escapeHtml } from "@/lib/text/escape-html";
import type { SheetLog } from "@/lib/timesheet/sheet";

/** By the id that a log had before the server knew it. */
const serverIds = new Map<number, number>();
const idOf = ({ id }: SheetLog) => serverIds.get(id) ?? id;

/** Saves an edit. @returns the edit as the server knows it @throws ApiError */
export async function sendEdit(edit: SheetEdit): Promise<SheetEdit> {
  if (edit.kind !== "delete" && edit.isCell) return sendCell(edit);

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

/** The server refuses it if other time was logged there meanwhile, such as in another tab. */
async function sendCell<Edit extends Extract<SheetEdit, { isCell?: boolean }>>(edit: Edit): Promise<Edit> {
  const { kind, log, boardId } = edit;
  const minutes = edit.kind === "change" ? edit.minutes : log.minutes;
  const seen = kind === "change" ? [idOf(log)].filter((id) => id > 0) : [];
  const { log_ids: ids } = await api<{ log_ids: number[] }>(
    "PUT",
    `/boards-app/v1/boards/${boardId}/tasks/${log.taskId}/timesheet-cell`,
    { day: log.day, minutes, seen_ids: seen },
  );
  const [id = idOf(log)] = ids;
  if (kind === "add") serverIds.set(log.id, id);
  return { ...edit, log: { ...log, id } };
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
