"use client";
import { useTranslations } from "next-intl";
import type { ProfileChoices } from "@/components/account/profile-choices";
import { SaveForm } from "@/components/ui/controls/save-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

interface RegionFormProps {
  profile: Pick<ProfileJson, "timezone" | "locale" | "start_of_week">;
  choices: ProfileChoices;
}

export function RegionForm({ profile: { timezone, locale, start_of_week }, choices }: RegionFormProps) {
  const t = useTranslations("account.about");
  const { state, errors, shown, edit } = useEditedForm({ timezone, locale, start_of_week }, (changed) =>
    api("PUT", "/boards-app/v1/profile", changed),
  );

  return (
    <SaveForm state={state}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="timezone"
          label={t("timezone")}
          error={errors.timezone}
          value={shown.timezone ?? ""}
          onChange={({ target }) => edit({ timezone: target.value || null })}
          choices={choices.timezones}
        />
        <SelectField
          name="locale"
          label={t("language")}
          error={errors.locale}
          hint={t("languageHint")}
          value={shown.locale ?? ""}
          onChange={({ target }) => edit({ locale: target.value || null })}
          choices={choices.locales}
        />
        <SelectField
          name="start_of_week"
          label={t("startOfWeek")}
          error={errors.start_of_week}
          value={shown.start_of_week ?? ""}
          onChange={({ target }) => edit({ start_of_week: target.value === "" ? null : Number(target.value) })}
          choices={choices.weekdays}
        />
      </div>
    </SaveForm>
  );
}
