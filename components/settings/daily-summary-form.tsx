"use client";
import { useLocale, useTranslations } from "next-intl";
import { useGeneralForm } from "@/components/settings/use-general-form";
import { CheckBox } from "@/components/ui/controls/check-box";
import { TextField } from "@/components/ui/controls/text-field";
import { useNow } from "@/components/ui/hooks/use-now";
import { SaveForm } from "@/components/ui/controls/save-form";
import { timeOf } from "@/lib/dates/when";
import type { GeneralSettings } from "@/lib/settings/general";

interface DailySummaryFormProps {
  settings: Pick<GeneralSettings, "daily_reminder_enabled" | "daily_remind_at">;
  timeZone: string;
  renderedAt: string;
}

export function DailySummaryForm({ settings, timeZone, renderedAt }: DailySummaryFormProps) {
  const t = useTranslations("settings.dailySummary");
  const locale = useLocale();
  const { state, errors, shown, edit } = useGeneralForm(settings);
  const now = useNow(renderedAt);
  const { iso, inSentence } = timeOf(now, { now, timeZone, locale });
  const time = () => (
    // A browser may write times with other spaces than the server.
    <time dateTime={iso} className="tabular-nums" suppressHydrationWarning>
      {inSentence}
    </time>
  );

  return (
    <SaveForm state={state}>
      <CheckBox
        label={t("enabled")}
        checked={shown.daily_reminder_enabled}
        onChange={(on) => edit({ daily_reminder_enabled: on })}
      >
        {t("enabled")}
      </CheckBox>
      <TextField
        name="daily_remind_at"
        type="time"
        label={t("time")}
        hint={t.rich("timeHint", { timeZone, time })}
        error={errors.daily_remind_at}
        value={shown.daily_remind_at}
        onChange={({ target }) => edit({ daily_remind_at: target.value })}
        required
        className="sm:max-w-80"
      />
    </SaveForm>
  );
}
