"use client";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SaveForm } from "@/components/ui/controls/save-form";
import { type Choice, type ChoiceGroup, SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import type { FieldErrors } from "@/components/ui/hooks/use-form";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

interface ProfileFormProps extends RegionChoices {
  profile: ProfileJson;
}

interface RegionChoices {
  timezones: ChoiceGroup[];
  locales: Choice[];
  weekdays: Choice[];
}

export function ProfileForm({
  profile: { login, display_name, email, timezone, locale, start_of_week },
  ...choices
}: ProfileFormProps) {
  const { state, errors, shown, edit } = useEditedForm(
    { display_name, email, timezone, locale, start_of_week },
    (changed, { current_password }) =>
      api("PUT", "/boards-app/v1/profile", { ...changed, ...(current_password && { current_password }) }),
  );

  return (
    <SaveForm state={state}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="display_name"
          label="Name"
          error={errors.display_name}
          value={shown.display_name}
          onChange={({ target }) => edit({ display_name: target.value })}
          required
          autoComplete="name"
          maxLength={250}
        />
        <TextField name="own_login" label="User name" defaultValue={login} hint="It can't be changed." disabled />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EmailField
          saved={email}
          value={shown.email}
          errors={errors}
          onChange={(changed) => edit({ email: changed })}
        />
        <RegionFields {...choices} region={shown} errors={errors} onEdit={edit} />
      </div>
    </SaveForm>
  );
}

interface EmailFieldProps {
  saved: string;
  value: string;
  errors: FieldErrors;
  onChange: (email: string) => void;
}

function EmailField({ saved, value, errors, onChange }: EmailFieldProps) {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        name="email"
        type="email"
        label="E-mail address"
        error={errors.email}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        required
        autoComplete="email"
        maxLength={254}
      />
      {value.trim() !== saved && (
        <PasswordField
          name="current_password"
          label="Current password"
          error={errors.current_password}
          hint="To change the address, show that it is you."
          required
        />
      )}
    </div>
  );
}

type Region = Pick<ProfileJson, "timezone" | "locale" | "start_of_week">;

interface RegionFieldsProps extends RegionChoices {
  region: Region;
  errors: FieldErrors;
  onEdit: (edited: Partial<Region>) => void;
}

function RegionFields({ region, errors, onEdit, timezones, locales, weekdays }: RegionFieldsProps) {
  return (
    <>
      <SelectField
        name="timezone"
        label="Time zone"
        error={errors.timezone}
        value={region.timezone ?? ""}
        onChange={({ target }) => onEdit({ timezone: target.value || null })}
        choices={timezones}
      />
      <SelectField
        name="locale"
        label="Language"
        error={errors.locale}
        hint="Dates follow it. The screens are in English for now."
        value={region.locale ?? ""}
        onChange={({ target }) => onEdit({ locale: target.value || null })}
        choices={locales}
      />
      <SelectField
        name="start_of_week"
        label="The week begins on"
        error={errors.start_of_week}
        value={region.start_of_week ?? ""}
        onChange={({ target }) => onEdit({ start_of_week: target.value === "" ? null : Number(target.value) })}
        choices={weekdays}
      />
    </>
  );
}
