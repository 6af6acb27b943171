"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DayWithCalendar } from "@/components/days/day-with-calendar";
import { hasWrongDay } from "@/components/days/has-wrong-day";
import { DiscardButton } from "@/components/timer/discard-button";
import { useStopTimer } from "@/components/timer/use-timer-actions";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { type FormValues, useForm } from "@/components/ui/hooks/use-form";
import { ApiError } from "@/lib/api";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { minutesFrom, presentDuration } from "@/lib/time/duration";

interface StopFormProps {
  /** What is counted when the form is opened. */
  seconds: number;
  canLog: boolean;
  timeZone: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  onDone: () => void;
}

export function StopForm(props: StopFormProps) {
  const t = useTranslations("timer");
  return (
    <div data-sheet className="flex flex-col gap-3 p-3">
      {props.canLog ? (
        <LogForm {...props} />
      ) : (
        <>
          <Alert kind="warning">{t("cantLog")}</Alert>
          <DiscardButton onDone={props.onDone} />
        </>
      )}
    </div>
  );
}

function LogForm({ seconds, timeZone, startOfWeek, onDone }: StopFormProps) {
  const t = useTranslations("timer");
  const locale = useLocale();
  const stop = useStopTimer();
  const [start] = useState(() => ({
    time: presentDuration(Math.round(seconds / 60)),
    day: dayIn(new Date(), timeZone),
  }));
  const [day, setDay] = useState(start.day);
  const form = useForm(async (values) => {
    await stop(changesIn(values, start, t("noTime")));
    onDone();
  });
  return (
    <form
      {...form.form}
      onSubmit={(event) => (hasWrongDay(event.currentTarget) ? event.preventDefault() : form.form.onSubmit(event))}
      aria-label={t("stop")}
      className="flex flex-col gap-3"
    >
      {form.problem && <Alert kind="error">{form.problem}</Alert>}
      <div className="grid grid-cols-[2fr_3fr] items-start gap-3">
        <TextField
          name="minutes"
          label={t("time")}
          defaultValue={start.time}
          error={form.errors.minutes}
          inputMode="text"
          autoComplete="off"
        />
        <DayWithCalendar
          name="completed_at"
          label={t("day")}
          day={day}
          today={start.day}
          latest={start.day}
          locale={locale}
          startOfWeek={startOfWeek}
          isPast
          required
          error={form.errors.completed_at}
          onChange={setDay}
        />
      </div>
      <TextAreaField name="message" label={t("note")} optional rows={2} error={form.errors.message} />
      <div className="flex justify-between gap-2">
        <DiscardButton onDone={onDone} />
        <SubmitButton size="small" state={form}>
          {t("log")}
        </SubmitButton>
      </div>
    </form>
  );
}

/** What is left as it is, the server knows better: the timer counts on while the form is open. */
function changesIn({ minutes = "", completed_at = "", message = "" }: FormValues, start: Start, noTime: string) {
  const typed = minutes.trim() === start.time ? undefined : minutesFrom(minutes);
  if (typed === null || typed === 0) throw new ApiError(400, "rest_invalid_param", noTime, { minutes: noTime });
  return {
    ...(typed !== undefined && { minutes: typed }),
    ...(completed_at !== start.day && { completed_at }),
    ...(message.trim() !== "" && { message }),
  };
}

interface Start {
  time: string;
  day: string;
}
