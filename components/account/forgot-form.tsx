"use client";
import { useTranslations } from "next-intl";
import { KnownLoginField } from "@/components/account/login-field";
import { useState } from "react";
import { AuthPage } from "@/components/account/auth-page";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextLink } from "@/components/ui/controls/text-link";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function ForgotForm() {
  const t = useTranslations("auth.forgot");
  const links = useTranslations("auth.links");
  const [isSent, setSent] = useState(false);
  return (
    <AuthPage
      title={t("title")}
      text={!isSent && t("text")}
      footer={<TextLink href="/login">{links("backToSignIn")}</TextLink>}
    >
      {isSent ? (
        // Names without an account get the same message: nobody may find out who has an account.
        <Alert kind="success" title={t("sentTitle")}>
          <p>{t("sent")}</p>
        </Alert>
      ) : (
        <RequestForm onSent={() => setSent(true)} />
      )}
    </AuthPage>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations("auth");
  const { form, errors, problem, ...state } = useForm(async ({ login }) => {
    await api("POST", "/boards-app/v1/password/forgot", { login });
    onSent();
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <KnownLoginField error={errors.login} />
      <SubmitButton state={state} className="mt-2">
        {t("forgot.submit")}
      </SubmitButton>
    </form>
  );
}
