"use client";
import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SaveForm } from "@/components/ui/controls/save-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import { CAPTCHAS } from "@/lib/captcha/providers";
import type { CaptchaJson } from "@/lib/captcha/setting";

const CHOICES = ["none", ...CAPTCHAS] as const;

/** The secret key is never shown again: an empty field keeps it. */
export function CaptchaForm({ captcha }: { captcha: CaptchaJson }) {
  const t = useTranslations("settings.captcha");
  const { provider, site_key, has_secret_key } = captcha;
  const saved = { provider, site_key, secret_key: "" };
  const { state, errors, shown, edit } = useEditedForm(saved, (changed) =>
    api("PUT", "/boards-app/v1/captcha", { ...saved, ...changed }),
  );
  const keepsSecret = has_secret_key && shown.provider === provider;
  return (
    <SaveForm state={state}>
      <SelectField
        name="provider"
        label={t("provider")}
        choices={CHOICES.map((value) => ({ value, label: t(`providers.${value}`) }))}
        value={shown.provider}
        onChange={({ target }) => edit({ provider: CHOICES.find((each) => each === target.value) ?? "none" })}
        error={errors.provider}
      />
      {shown.provider !== "none" && (
        <>
          <TextField
            name="site_key"
            label={t("siteKey")}
            value={shown.site_key}
            onChange={({ target }) => edit({ site_key: target.value })}
            error={errors.site_key}
            {...KEY}
          />
          <PasswordField
            name="secret_key"
            label={t("secretKey")}
            hint={keepsSecret ? t("secretKept") : undefined}
            value={shown.secret_key}
            onChange={({ target }) => edit({ secret_key: target.value })}
            error={errors.secret_key}
            {...KEY}
          />
          <p className="text-sm text-gray-11">{t("privacy")}</p>
        </>
      )}
    </SaveForm>
  );
}

const KEY = { dir: "ltr", autoComplete: "off", spellCheck: false, maxLength: 500 } as const;
