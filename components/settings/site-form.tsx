"use client";
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
        label="Name"
        hint="Your team or company. It stands on the sign-in page and in mails."
        required
        maxLength={100}
        autoComplete="organization"
        dir="auto"
      />
      <TextField
        {...field("description")}
        label="Description"
        hint="For programs that ask what this site is."
        optional
        maxLength={500}
        autoComplete="off"
        dir="auto"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field("email")}
          type="email"
          label="E-mail address"
          hint={
            <>
              Programs read it as the contact of the site. Nothing is sent there: mails are from{" "}
              <bdi className="wrap-anywhere">{mailSender}</bdi>, as MAIL_FROM says.
            </>
          }
          required={settings.email !== ""}
          maxLength={254}
          autoComplete="off"
        />
        <TextField
          name="url"
          label="Address"
          value={address}
          readOnly
          dir="ltr"
          hint="Where this site is reached. To change it, set BOARDS_URL and start Boards again."
        />
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
  return (
    <>
      <SelectField
        {...field("timezone")}
        label="Time zone"
        hint="For everybody who has not chosen another one, and for the daily summary."
        choices={choices.timezones}
      />
      <SelectField
        {...field("start_of_week")}
        value={String(startOfWeek)}
        onChange={({ target }) => onEdit({ start_of_week: Number(target.value) })}
        label="The week begins on"
        hint="For everybody who has not chosen another day."
        choices={choices.weekdays}
      />
      <SelectField
        {...field("language")}
        label="Language"
        hint="Dates follow it. The screens are in English for now."
        choices={choices.locales}
        className="sm:col-span-2"
      />
      <SelectField
        {...field("date_format")}
        label="Date format"
        hint="For programs; screens write dates as the language does."
        choices={choices.dateFormats}
      />
      <SelectField
        {...field("time_format")}
        label="Time format"
        hint="For programs, too."
        choices={choices.timeFormats}
      />
    </>
  );
}
