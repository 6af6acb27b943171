"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { TimeLog } from "@/components/board-store/edits/time-edits";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { DayWithCalendar } from "@/components/days/day-with-calendar";
import { hasWrongDay } from "@/components/days/has-wrong-day";
import type { LogDraft } from "@/components/task/time/use-logging";
import { Button } from "@/components/ui/controls/button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { minutesFrom } from "@/lib/time/duration";

interface LogFormProps extends Pick<PropertyEditProps, "viewer" | "clock"> {
  /** "Log time" or "Edit time". */
  name: string;
  first: LogDraft;
  onSubmit: (log: TimeLog) => void;
  onCancel: () => void;
  /** Of a new log. */
  onTyped?: (draft: LogDraft) => void;
}

/** Enter saves, Escape cancels. */
export function LogForm({ name, first, viewer, clock, onSubmit, onCancel, onTyped }: LogFormProps) {
  const t = useTranslations("time");
  const actions = useTranslations("ui.actions");
  const { form, draft, isRefused, change, submit, onKeyDown } = useLogForm({ first, onSubmit, onCancel, onTyped });
  const today = dayIn(clock.now, clock.timeZone);

  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 rounded-md border border-gray-6 bg-surface p-3"
    >
      {draft.problem && <Alert kind="error">{draft.problem}</Alert>}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          name="time"
          label={t("duration")}
          placeholder={t("example")}
          autoComplete="off"
          maxLength={60}
          value={draft.time}
          error={isRefused ? t("unknown") : undefined}
          onChange={({ target }) => change({ time: target.value })}
        />
        <DayWithCalendar
          label={t("day")}
          day={draft.day}
          today={today}
          latest={today}
          locale={viewer.locale}
          startOfWeek={viewer.startOfWeek}
          isPast
          required
          onChange={(day) => change({ day })}
        />
      </div>
      <TextAreaField
        name="note"
        label={t("note")}
        optional
        rows={2}
        maxLength={MOST_LETTERS}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onCancel}>
          {actions("cancel")}
        </Button>
        <Button kind="primary" size="small" type="submit">
          {name}
        </Button>
      </div>
    </form>
  );
}

function useLogForm({ first, onSubmit, onCancel, onTyped }: Omit<LogFormProps, "name" | "viewer" | "clock">) {
  const [draft, setDraft] = useState(first);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedWarning(draft.time.trim() !== "" || draft.note.trim() !== "");
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function change(changed: Partial<LogDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    onTyped?.(next);
    if (changed.time !== undefined) setRefused(false);
  }

  function submit(event?: React.FormEvent) {
    event?.preventDefault();
    if (form.current && hasWrongDay(form.current)) return;
    const minutes = minutesFrom(draft.time);
    if (minutes) return onSubmit({ minutes, day: draft.day, note: draft.note.trim() });
    setRefused(true);
    form.current?.querySelector("input")?.focus();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      stopKeyEvent(event);
      // Firefox would press the button that has the focus afterwards, which opens a new form.
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") {
      stopKeyEvent(event);
      onCancel();
    }
  }

  return { form, draft, isRefused, change, submit, onKeyDown };
}

const MOST_LETTERS = 2_000;
