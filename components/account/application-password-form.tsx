"use client";
import type { CreatedPassword } from "@/components/account/new-application-password";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function ApplicationPasswordForm({ onCreated }: { onCreated: (createdPassword: CreatedPassword) => void }) {
  const { form, errors, problem, ...state } = useForm(
    async ({ name }, element) => {
      onCreated(await api<CreatedPassword>("POST", "/wp/v2/users/me/application-passwords", { name }));
      element.reset();
    },
    { application_password_duplicate_name: "name" },
  );

  return (
    <form {...form} className="flex flex-col gap-3">
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="flex flex-col gap-x-3 gap-y-2 sm:flex-row sm:items-start">
        <TextField
          name="name"
          label="Name of the program"
          error={errors.name}
          placeholder="Backup script"
          required
          autoComplete="off"
          maxLength={250}
          className="flex-1"
        />
        <SubmitButton state={state} kind="plain" className="sm:mt-6.5">
          Create password
        </SubmitButton>
      </div>
    </form>
  );
}
