import type { OptimisticTask } from "@/components/board-store/edits/task-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import { escapeHtml } from "@/lib/text/escape-html";
import { withEstimate } from "@/lib/time/of-task";
import type { TimeTrackJson } from "@/lib/time/present";

/** What a person enters of a time log. The note is plain text. */
export interface TimeLog {
  minutes: number;
  /** `YYYY-MM-DD` */
  day: string;
  note: string;
}

export type LogEdit =
  /** `track` is shown until the server responds. */
  | { kind: "log-time"; taskId: number; log: TimeLog; track: TimeTrackJson }
  /** `track` is as it was. */
  | { kind: "change-log"; taskId: number; log: TimeLog; track: TimeTrackJson }
  | { kind: "delete-log"; taskId: number; track: TimeTrackJson };

export type TimeEdit =
  | LogEdit
  /** 0 for none. */
  | { kind: "estimate-task"; taskId: number; minutes: number };

export interface TimeChange {
  taskId: number;
  saved?: TimeTrackJson;
  removed?: number;
}

export const isLogEdit = ({ kind }: { kind: string }): boolean =>
  kind === "log-time" || kind === "change-log" || kind === "delete-log";

export function timeAfter({ meta, log_minutes: logged = 0 }: TaskCardJson, edit: TimeEdit): OptimisticTask {
  if (edit.kind === "estimate-task") return { meta: withEstimate(meta, edit.minutes) };
  const before = edit.kind === "log-time" ? 0 : edit.track.billable_minutes;
  const after = edit.kind === "delete-log" ? 0 : edit.log.minutes;
  return { log_minutes: Math.max(0, logged - before + after) };
}

export function withLogEdit(shown: readonly TimeTrackJson[], edit: LogEdit): readonly TimeTrackJson[] {
  if (edit.kind === "log-time") return [edit.track, ...shown];
  if (edit.kind === "delete-log") return shown.filter(({ id }) => id !== edit.track.id);
  return shown.map((track) => (track.id === edit.track.id ? changedLog(track, edit.log) : track));
}

export function withTimeChange(
  known: readonly TimeTrackJson[],
  { saved, removed }: Omit<TimeChange, "taskId">,
): readonly TimeTrackJson[] {
  const others = known.filter(({ id }) => id !== removed);
  if (!saved) return others;
  if (others.some(({ id }) => id === saved.id)) return others.map((track) => (track.id === saved.id ? saved : track));
  return [saved, ...others];
}

export const changedLog = (track: TimeTrackJson, { minutes, day, note }: TimeLog): TimeTrackJson => ({
  ...track,
  billable_minutes: minutes,
  working_minutes: minutes,
  completed_at: `${day} 00:00:00`,
  message: escapeHtml(note),
});
