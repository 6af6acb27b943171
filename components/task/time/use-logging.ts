"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { TimeEdit, TimeLog } from "@/components/board-store/edits/time-edits";
import { changedLog } from "@/components/board-store/edits/time-edits";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
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

/** The open forms, and what they save: shown at once, and back in its form with the reason when it is refused. Each log has a form of its own, so
 * that opening another one discards nothing. */
export function useLogging({ task, viewer, clock, saveAsync }: LoggingOptions) {
  const t = useTranslations("time");
  const [forms, setForms] = useState<readonly OpenForm[]>([]);
  const current = useCurrentForms(forms);
  const open = (track: OpenForm["track"], draft: LogDraft) => setForms((now) => withForm(now, track, draft));

  function close(track: OpenForm["track"]) {
    if (!track) kept.delete(task.id);
    setForms((now) => without(now, track));
  }

  function save(track: TimeTrackJson | null, log: TimeLog) {
    close(track);
    const shown = track ?? newTrack(task, viewer, log);
    const edit: TimeEdit = { kind: track ? "change-log" : "log-time", taskId: task.id, log, track: shown };
    saveAsync(edit).catch((error: unknown) => refuse(track, log, errorMessage(error)));
  }

  function refuse(track: TimeTrackJson | null, { minutes, day, note }: TimeLog, problem: string) {
    const draft = { time: presentDuration(minutes), day, note, problem };
    if (!track && !formFor(null, current.current)) kept.set(task.id, draft);
    if (current.current?.length === 0) return open(track, draft);
    toast(t("notSaved", { time: durationText(minutes, viewer.locale), title: task.title, problem }), "error");
  }

  return {
    formFor: (track: OpenForm["track"]) => formFor(track, forms),
    begin: () => open(null, kept.get(task.id) ?? emptyDraft(clock)),
    edit: (track: TimeTrackJson) => open(track, draftOf(track, viewer.timeZone)),
    keep: (draft: LogDraft) => void kept.set(task.id, draft),
    save,
    cancel: close,
  };
}

const isFor = (track: OpenForm["track"]) => (form: OpenForm) => form.track?.id === track?.id;
const formFor = (track: OpenForm["track"], forms: readonly OpenForm[] = []) => forms.find(isFor(track));
const without = (forms: readonly OpenForm[], track: OpenForm["track"]) => forms.filter((form) => !isFor(track)(form));

const withForm = (forms: readonly OpenForm[], track: OpenForm["track"], draft: LogDraft) => [
  ...without(forms, track),
  { track, draft, key: newId() },
];

const emptyDraft = ({ now, timeZone }: LoggingOptions["clock"]): LogDraft => ({
  ...{ time: "", day: dayIn(now, timeZone), note: "", problem: "" },
});

/** The forms as they are on the screen, and undefined once the task has been left. */
function useCurrentForms(forms: readonly OpenForm[]) {
  const current = useRef<readonly OpenForm[]>(undefined);
  useEffect(() => {
    current.current = forms;
    return () => void (current.current = undefined);
  }, [forms]);
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
