"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { TimeEdit, TimeLog } from "@/components/board-store/edits/time-edits";
import { changedLog } from "@/components/board-store/edits/time-edits";
import { newId, type Save } from "@/components/board-store/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { plainTextOf } from "@/components/text/rich-text/copy-text";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { dayIn, fromWire } from "@/lib/dates/dates-on-screen";
import { durationText, presentDuration } from "@/lib/time/duration";
import type { TimeTrackJson } from "@/lib/time/present";

/** What is typed into the form. */
export interface LogDraft {
  time: string;
  /** `YYYY-MM-DD` */
  day: string;
  note: string;
  problem: string;
}

interface OpenForm {
  /** Null for a new log. */
  track: TimeTrackJson | null;
  draft: LogDraft;
  /** Each opening is a new form. */
  key: number;
}

type LoggingOptions = Pick<PropertyEditProps, "task" | "viewer" | "clock"> & Pick<Save, "saveAsync">;

/** New logs that were typed but not saved, by task, until the page is closed. */
const kept = new Map<number, LogDraft>();

/** The open form, and what it saves: shown at once, and back in the form with the reason when it is refused. */
export function useLogging({ task, viewer, clock, saveAsync }: LoggingOptions) {
  const t = useTranslations("time");
  const [form, setForm] = useState<OpenForm | null>(null);
  const current = useCurrentForm(form);
  const open = (track: OpenForm["track"], draft: LogDraft) => setForm({ track, draft, key: newId() });

  function close(track: OpenForm["track"]) {
    if (!track) kept.delete(task.id);
    setForm(null);
  }

  function save(track: TimeTrackJson | null, log: TimeLog) {
    close(track);
    const shown = track ?? newTrack(task, viewer, log);
    const edit: TimeEdit = { kind: track ? "change-log" : "log-time", taskId: task.id, log, track: shown };
    saveAsync(edit).catch((error: unknown) => refuse(track, log, errorMessage(error)));
  }

  function refuse(track: TimeTrackJson | null, { minutes, day, note }: TimeLog, problem: string) {
    const draft = { time: presentDuration(minutes), day, note, problem };
    if (!track && !current.current) kept.set(task.id, draft);
    if (current.current === null) return open(track, draft);
    toast(t("notSaved", { time: durationText(minutes, viewer.locale), title: task.title, problem }), "error");
  }

  return {
    form,
    begin: () => open(null, kept.get(task.id) ?? emptyDraft(clock)),
    edit: (track: TimeTrackJson) => open(track, draftOf(track, viewer.timeZone)),
    keep: (draft: LogDraft) => void kept.set(task.id, draft),
    save,
    cancel: () => close(form?.track ?? null),
  };
}

const emptyDraft = ({ now, timeZone }: LoggingOptions["clock"]): LogDraft => ({
  ...{ time: "", day: dayIn(now, timeZone), note: "", problem: "" },
});

/** The form as it is on the screen, and undefined once the task has been left. */
function useCurrentForm(form: OpenForm | null) {
  const current = useRef<OpenForm | null>(undefined);
  useEffect(() => {
    current.current = form;
    return () => void (current.current = undefined);
  }, [form]);
  return current;
}

const draftOf = (track: TimeTrackJson, timeZone: string): LogDraft => ({
  time: presentDuration(track.billable_minutes),
  day: dayOf(track, timeZone),
  note: plainTextOf(track.message),
  problem: "",
});

/** The day on which the work was done. */
export const dayOf = ({ completed_at, started_at }: TimeTrackJson, timeZone: string): string =>
  fromWire(completed_at ?? started_at, timeZone)?.date ?? "";

function newTrack(task: LoggingOptions["task"], { id, name, photo }: LoggingOptions["viewer"], log: TimeLog) {
  const now = new Date().toISOString();
  const track: TimeTrackJson = {
    id: newId(),
    user_id: id,
    board_id: task.board_id,
    task_id: task.id,
    started_at: now.slice(0, 19).replace("T", " "),
    completed_at: null,
    status: "commited",
    working_minutes: 0,
    billable_minutes: 0,
    is_manual: 1,
    message: "",
    created_at: now,
    updated_at: now,
    user: { ID: id, display_name: name, photo },
  };
  return changedLog(track, log);
}
