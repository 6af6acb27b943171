"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { NewApplicationPassword } from "@/components/account/new-application-password";
import { Alert } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/api";

interface Made {
  name: string;
  password: string;
}

/** Makes one and shows it, this once: the server keeps no more of it than a digest. */
export function ApplicationPasswordForm({ login }: { login: string }) {
  const router = useRouter();
  const [made, setMade] = useState<Made | null>(null);
  const { form, errors, problem, ...state } = useForm(async ({ name }, element) => {
    setMade(await api<Made>("POST", "/wp/v2/users/me/application-passwords", { name }));
    element.reset();
    router.refresh();
  }, { application_password_duplicate_name: "name" });

  return (
    <div className="flex flex-col gap-4 p-4 sm:p-5">
      {made && <NewApplicationPassword {...made} login={login} onDone={() => setMade(null)} />}
      <form {...form} className="flex flex-col gap-3">
        {problem && <Alert kind="error">{problem}</Alert>}
        <div className="flex flex-col gap-x-3 gap-y-2 sm:flex-row sm:items-start">
          <TextField name="name" label="Name of the program" error={errors.name} placeholder="Backup script" required autoComplete="off" maxLength={250} className="flex-1" />
          <SubmitButton state={state} kind="plain" className="sm:mt-6.5">
            Create password
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}
