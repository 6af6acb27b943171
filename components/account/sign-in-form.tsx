"use client";
import { useTranslations } from "next-intl";
import { KnownLoginField } from "@/components/account/login-field";
import { useSignIn } from "@/components/account/use-sign-in";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { useForm } from "@/components/ui/hooks/use-form";

interface SignInFormProps {
  /** A path of this site. */
  destination: string;
}

export function SignInForm({ destination }: SignInFormProps) {
  const t = useTranslations("auth.signIn");
  const signIn = useSignIn();
  const { form, errors, problem, ...state } = useForm(async ({ login = "", password = "" }) => {
    await signIn(login, password);
    await navigateTo(destination);
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <KnownLoginField error={errors.login} />
      <PasswordField name="password" label={t("password")} error={errors.password} required />
      <SubmitButton state={state} className="mt-2">
        {t("submit")}
      </SubmitButton>
    </form>
  );
}
