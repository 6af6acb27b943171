"use client";
import { useTranslations } from "next-intl";
import type { SiteChoices } from "@/components/settings/site-choices";
import { SaveForm } from "@/components/ui/controls/save-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { SiteSettings } from "@/lib/settings/site";

export interface SiteFormProps {
  settings: SiteSettings;
  choices: SiteChoices;
  address: string;
  mailSender: string;
}

export function SiteForm({ settings, choices, address, mailSender }: SiteFormProps) {
  const t = useTranslations("settings.site");
  const { state, errors, shown, edit } = useEditedForm(settings, (changed) => api("POST", "/wp/v2/settings", changed));
  const field: FieldOfSetting = (name) => ({
    name,
    error: errors[name],
    value: shown[name],
    onChange: ({ target }) => edit({ [name]: target.value }),
  });

  return (
    <SaveForm state={state}>
      <TextField
        {...field("title")}
        label={t("name")}
        hint={t("nameHint")}
        required
        maxLength={100}
        autoComplete="organization"
        dir="auto"
      />
      <TextField
        {...field("description")}
        label={t("description")}
        hint={t("descriptionHint")}
        optional
        maxLength={500}
        autoComplete="off"
        dir="auto"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field("email")}
          type="email"
          label={t("email")}
          hint={t.rich("emailHint", {
            sender: mailSender,
            bdi: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
          })}
          required={settings.email !== ""}
          maxLength={254}
          autoComplete="off"
          dir="ltr"
        />
        <TextField name="url" label={t("address")} value={address} readOnly dir="ltr" hint={t("addressHint")} />
        <RegionFields field={field} startOfWeek={shown.start_of_week} choices={choices} onEdit={edit} />
      </div>
    </SaveForm>
  );
}

type FieldOfSetting = (name: keyof SiteSettings) => {
  name: string;
  error: string | undefined;
  value: string | number;
  onChange: (event: { target: { value: string } }) => void;
};

interface RegionFieldsProps {
  field: FieldOfSetting;
  startOfWeek: number;
  choices: SiteChoices;
  onEdit: (edited: Partial<SiteSettings>) => void;
}

function RegionFields({ field, startOfWeek, choices, onEdit }: RegionFieldsProps) {
  const t = useTranslations("settings.site");
  return (
    <>
      <SelectField {...field("timezone")} label={t("timezone")} hint={t("timezoneHint")} choices={choices.timezones} />
      <SelectField
        {...field("start_of_week")}
        value={String(startOfWeek)}
        onChange={({ target }) => onEdit({ start_of_week: Number(target.value) })}
        label={t("startOfWeek")}
        hint={t("startOfWeekHint")}
        choices={choices.weekdays}
      />
      <SelectField
        {...field("language")}
        label={t("language")}
        hint={t("languageHint")}
        choices={choices.locales}
        className="sm:col-span-2"
      />
      <SelectField
        {...field("date_format")}
        label={t("dateFormat")}
        hint={t("dateFormatHint")}
        choices={choices.dateFormats}
      />
      <SelectField
        {...field("time_format")}
        label={t("timeFormat")}
        hint={t("timeFormatHint")}
        choices={choices.timeFormats}
      />
    </>
  );
}
