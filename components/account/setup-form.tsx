"use client";
import { useLocale, useTranslations } from "next-intl";
import { LoginField } from "@/components/account/login-field";
import { NewPasswordField } from "@/components/account/new-password-field";
import { useSignIn } from "@/components/account/use-sign-in";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";
import { wordPressLocale } from "@/lib/i18n/locale";

export function SetupForm({ token }: { token: string }) {
  const t = useTranslations("auth");
  const locale = wordPressLocale(useLocale());
  const signIn = useSignIn();
  const { form, errors, problem, ...state } = useForm(async ({ login = "", password = "", ...others }) => {
    await api("POST", "/boards-app/v1/setup", { token, login, password, locale, ...others });
    await signIn(login, password);
    await navigateTo("/welcome");
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        name="site_title"
        label={t("setup.siteName")}
        error={errors.site_title}
        hint={t("setup.siteNameHint")}
        required
        autoFocus
        autoComplete="organization"
        maxLength={100}
        dir="auto"
      />
      <div className="my-1 border-t border-gray-6" />
      <TextField
        name="display_name"
        label={t("account.name")}
        error={errors.display_name}
        required
        autoComplete="name"
        maxLength={250}
        dir="auto"
      />
      <LoginField error={errors.login} />
      <TextField
        name="email"
        type="email"
        label={t("account.email")}
        error={errors.email}
        required
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <NewPasswordField name="password" label={t("account.password")} error={errors.password} />
      <SubmitButton state={state} className="mt-2">
        {t("setup.submit")}
      </SubmitButton>
    </form>
  );
}
