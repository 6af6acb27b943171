"use client";
import { useTranslations } from "next-intl";
import type { ProfileChoices } from "@/components/account/profile-choices";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SaveForm } from "@/components/ui/controls/save-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import type { FieldErrors } from "@/components/ui/hooks/use-form";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

interface ProfileFormProps {
  profile: ProfileJson;
  choices: ProfileChoices;
}

export function ProfileForm({
  profile: { login, display_name, email, timezone, locale, start_of_week },
  choices,
}: ProfileFormProps) {
  const t = useTranslations("account.about");
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
          label={t("name")}
          error={errors.display_name}
          value={shown.display_name}
          onChange={({ target }) => edit({ display_name: target.value })}
          required
          autoComplete="name"
          maxLength={250}
          dir="auto"
        />
        <TextField name="own_login" label={t("login")} defaultValue={login} hint={t("loginHint")} disabled dir="ltr" />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EmailField
          saved={email}
          value={shown.email}
          errors={errors}
          onChange={(changed) => edit({ email: changed })}
        />
        <RegionFields choices={choices} region={shown} errors={errors} onEdit={edit} />
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
  const t = useTranslations("account.about");
  return (
    <div className="flex flex-col gap-4">
      <TextField
        name="email"
        type="email"
        label={t("email")}
        error={errors.email}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        required
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      {value.trim() !== saved && (
        <PasswordField
          name="current_password"
          label={t("currentPassword")}
          error={errors.current_password}
          hint={t("currentPasswordHint")}
          required
        />
      )}
    </div>
  );
}

type Region = Pick<ProfileJson, "timezone" | "locale" | "start_of_week">;

interface RegionFieldsProps {
  choices: ProfileChoices;
  region: Region;
  errors: FieldErrors;
  onEdit: (edited: Partial<Region>) => void;
}

function RegionFields({ choices, region, errors, onEdit }: RegionFieldsProps) {
  const t = useTranslations("account.about");
  return (
    <>
      <SelectField
        name="timezone"
        label={t("timezone")}
        error={errors.timezone}
        value={region.timezone ?? ""}
        onChange={({ target }) => onEdit({ timezone: target.value || null })}
        choices={choices.timezones}
      />
      <SelectField
        name="locale"
        label={t("language")}
        error={errors.locale}
        hint={t("languageHint")}
        value={region.locale ?? ""}
        onChange={({ target }) => onEdit({ locale: target.value || null })}
        choices={choices.locales}
      />
      <SelectField
        name="start_of_week"
        label={t("startOfWeek")}
        error={errors.start_of_week}
        value={region.start_of_week ?? ""}
        onChange={({ target }) => onEdit({ start_of_week: target.value === "" ? null : Number(target.value) })}
        choices={choices.weekdays}
      />
    </>
  );
}
