"use client";
import { useState } from "react";
import { RoleSelect } from "@/components/members/role-select";
import type { Role } from "@/components/members/roles";
import { Alert } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { toast } from "@/components/ui/toasts";
import { useForm } from "@/components/ui/use-form";

interface InviteFormProps {
  onInvite: (email: string, role: Role) => Promise<void>;
}

export function InviteForm({ onInvite }: InviteFormProps) {
  const [role, setRole] = useState<Role>("Member");
  const { form, errors, problem, ...state } = useForm(async ({ email = "" }, element) => {
    await onInvite(email, role);
    toast(`${email.trim()} gets a mail with a link`);
    element.reset();
    element.querySelector("input")?.focus();
  });

  return (
    <form {...form} className="mt-2 flex flex-col gap-2">
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="flex flex-wrap items-end gap-2">
        <TextField name="email" type="email" label="E-mail address" error={errors.email} required autoComplete="off" maxLength={254} className="min-w-0 flex-1 basis-52" />
        <div className="flex gap-2">
          <RoleSelect size="normal" label="Role of the invited" role={role} onChoose={setRole} />
          <SubmitButton kind="plain" state={state}>
            Invite
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}
