"use client";
import { useGeneralForm } from "@/components/settings/use-general-form";
import { CheckBox } from "@/components/ui/controls/check-box";
import { TextField } from "@/components/ui/controls/text-field";
import { useNow } from "@/components/ui/hooks/use-now";
import { SaveForm } from "@/components/ui/controls/save-form";
import type { GeneralSettings } from "@/lib/settings/general";

interface DailySummaryFormProps {
  settings: Pick<GeneralSettings, "daily_reminder_enabled" | "daily_remind_at">;
  timeZone: string;
  renderedAt: string;
}

export function DailySummaryForm({ settings, timeZone, renderedAt }: DailySummaryFormProps) {
  const { state, errors, shown, edit } = useGeneralForm(settings);
  const time = timeIn(useNow(renderedAt), timeZone);

  return (
    <SaveForm state={state}>
      <CheckBox
        label="Send the daily summary"
        checked={shown.daily_reminder_enabled}
        onChange={(on) => edit({ daily_reminder_enabled: on })}
      >
        Send the daily summary
      </CheckBox>
      <TextField
        name="daily_remind_at"
        type="time"
        label="Every day at"
        hint={
          <>
            By the site’s time zone, {timeZone}, where it is <span className="tabular-nums">{time}</span> now.
          </>
        }
        error={errors.daily_remind_at}
        value={shown.daily_remind_at}
        onChange={({ target }) => edit({ daily_remind_at: target.value })}
        required
        className="sm:max-w-80"
      />
    </SaveForm>
  );
}

/** The same digits on server and browser, whose locales format the rest of a time differently. */
const timeIn = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(now);
