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

interface RegistrationFormProps {
  token: string;
  email: string;
  suggestedLogin: string;
}

export function RegistrationForm({ token, email, suggestedLogin }: RegistrationFormProps) {
  const t = useTranslations("auth.account");
  const invitation = useTranslations("auth.invitation");
  const locale = wordPressLocale(useLocale());
  const signIn = useSignIn();
  const { form, errors, problem, ...state } = useForm(
    async ({ display_name = "", login = "", password = "" }) => {
      const { board } = await api<{ board: { id: number } }>("POST", "/boards-app/v1/invitations", {
        token,
        display_name,
        login,
        password,
        locale,
      });
      await signIn(login, password);
      await navigateTo(`/boards/${board.id}`);
    },
    { existing_user_login: "login" },
  );

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField name="email" type="email" label={t("email")} value={email} readOnly autoComplete="email" dir="ltr" />
      <TextField
        name="display_name"
        label={t("name")}
        error={errors.display_name}
        required
        autoFocus
        autoComplete="name"
        maxLength={250}
        dir="auto"
      />
      <LoginField error={errors.login} suggested={suggestedLogin} />
      <NewPasswordField name="password" label={t("password")} error={errors.password} />
      <SubmitButton state={state} className="mt-2">
        {invitation("submit")}
      </SubmitButton>
    </form>
  );
}
