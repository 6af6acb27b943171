"use client";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/controls/text-field";

/** For a new account. */
export function LoginField({ error, suggested }: { error: string | undefined; suggested?: string }) {
  const t = useTranslations("auth.account");
  return (
    <TextField
      name="login"
      label={t("login")}
      defaultValue={suggested}
      error={error}
      hint={t("loginHint")}
      required
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={60}
      dir="ltr"
    />
  );
}

/** For an account that exists: its user name or email address. */
export function KnownLoginField({ error }: { error: string | undefined }) {
  const t = useTranslations("auth.signIn");
  return (
    <TextField
      name="login"
      label={t("login")}
      error={error}
      required
      autoFocus
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={254}
      dir="auto"
    />
  );
}
