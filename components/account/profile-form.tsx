"use client";
import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SaveForm } from "@/components/ui/controls/save-form";
import { TextField } from "@/components/ui/controls/text-field";
import type { FieldErrors } from "@/components/ui/hooks/use-form";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

export function ProfileForm({ profile: { login, display_name, email } }: { profile: ProfileJson }) {
  const t = useTranslations("account.about");
  const { state, errors, shown, edit } = useEditedForm({ display_name, email }, (changed, { current_password }) =>
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
    <>
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
    </>
  );
}
