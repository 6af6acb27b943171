"use client";
import { NewPasswordField } from "@/components/account/new-password-field";
import { Alert } from "@/components/ui/alert";
import { leaveFor } from "@/components/ui/leave";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextLink } from "@/components/ui/text-link";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/api";

export function ResetForm({ token }: { token: string }) {
  const { form, errors, problem, ...state } = useForm(async ({ password }) => {
    await api("POST", "/boards-app/v1/password/reset", { token, password });
    await leaveFor("/login?done=reset");
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && (
        <Alert kind="error">
          {problem} <TextLink href="/login/forgot">Send a new link</TextLink>
        </Alert>
      )}
      <NewPasswordField name="password" label="New password" error={errors.password} autoFocus />
      <SubmitButton state={state} className="mt-2">
        Change password
      </SubmitButton>
    </form>
  );
}
