"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { NewPasswordField } from "@/components/account/new-password-field";
import { Alert } from "@/components/ui/alert";
import { PasswordField } from "@/components/ui/password-field";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toasts";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/api";

export function PasswordForm({ login }: { login: string }) {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const { form, errors, problem, ...state } = useForm(async ({ current_password, new_password }) => {
    await api("PUT", "/boards-app/v1/password", { current_password, new_password });
    toast("Password changed");
    setRound(round + 1);
    router.refresh();
  });

  return (
    <form {...form} className="flex flex-col gap-4 p-4 sm:p-5">
      {problem && <Alert kind="error">{problem}</Alert>}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <div key={round} className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField name="current_password" label="Current password" error={errors.current_password} required />
        <NewPasswordField name="new_password" label="New password" error={errors.new_password} />
      </div>
      <div className="flex justify-end">
        <SubmitButton state={state} className="max-sm:w-full">
          Change password
        </SubmitButton>
      </div>
    </form>
  );
}
