"use client";
import { NewPasswordField } from "@/components/account/new-password-field";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextLink } from "@/components/ui/controls/text-link";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function ResetForm({ token, isFirst }: { token: string; isFirst: boolean }) {
  const { form, errors, problem, ...state } = useForm(async ({ password }) => {
    await api("POST", "/boards-app/v1/password/reset", { token, password });
    await navigateTo(isFirst ? "/login?done=chosen" : "/login?done=reset");
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && (
        <Alert kind="error">
          {problem} <TextLink href="/login/forgot">Send a new link</TextLink>
        </Alert>
      )}
      <NewPasswordField
        name="password"
        label={isFirst ? "Password" : "New password"}
        error={errors.password}
        autoFocus
      />
      <SubmitButton state={state} className="mt-2">
        {isFirst ? "Set password" : "Change password"}
      </SubmitButton>
    </form>
  );
}
