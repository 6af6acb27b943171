"use client";
import { useLocale, useTranslations } from "next-intl";
import { NewPasswordField } from "@/components/account/new-password-field";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextLink } from "@/components/ui/controls/text-link";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";
import { wordPressLocale } from "@/lib/i18n/locale";

export function ResetForm({ token, isFirst }: { token: string; isFirst: boolean }) {
  const t = useTranslations("auth");
  const locale = wordPressLocale(useLocale());
  const { form, errors, problem, ...state } = useForm(async ({ password }) => {
    await api("POST", "/boards-app/v1/password/reset", { token, password, locale });
    await navigateTo(isFirst ? "/login?done=chosen" : "/login?done=reset");
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && (
        <Alert kind="error">
          {problem} <TextLink href="/login/forgot">{t("links.newLink")}</TextLink>
        </Alert>
      )}
      <NewPasswordField
        name="password"
        label={isFirst ? t("reset.passwordFirst") : t("reset.password")}
        error={errors.password}
        autoFocus
      />
      <SubmitButton state={state} className="mt-2">
        {isFirst ? t("reset.submitFirst") : t("reset.submit")}
      </SubmitButton>
    </form>
  );
}
