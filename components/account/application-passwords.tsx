"use client";

import { useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ApplicationPasswordRow, type PasswordView } from "@/components/account/application-password-row";
import { type CreatedPassword, NewApplicationPassword } from "@/components/account/new-application-password";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Rows } from "@/components/ui/lists/rows";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

interface ApplicationPasswordsProps {
  login: string;
  passwords: PasswordView[];
}

/** The server stores a digest only, so a new password can be shown just once. */
export function ApplicationPasswords({ login, passwords }: ApplicationPasswordsProps) {
  const t = useTranslations("account.applicationPasswords");
  const router = useRouter();
  const [createdPassword, setCreatedPassword] = useState<CreatedPassword | null>(null);

  function onCreated(password: CreatedPassword) {
    setCreatedPassword(password);
    router.refresh();
  }

  function onRevoked(uuid: string) {
    setCreatedPassword((shown) => (shown?.uuid === uuid ? null : shown));
    router.refresh();
  }

  return (
    <>
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        {createdPassword && (
          <NewApplicationPassword
            createdPassword={createdPassword}
            login={login}
            onDone={() => setCreatedPassword(null)}
          />
        )}
        <ApplicationPasswordForm onCreated={onCreated} />
      </div>
      {passwords.length > 0 ? (
        <Rows aria-label={t("list")} className="border-t border-gray-6">
          {passwords.map((password) => (
            <ApplicationPasswordRow key={password.uuid} password={password} onRevoked={onRevoked} />
          ))}
        </Rows>
      ) : (
        <EmptyState title={t("empty")} className="border-t border-gray-6">
          {t("emptyText")}
        </EmptyState>
      )}
    </>
  );
}

function ApplicationPasswordForm({ onCreated }: { onCreated: (createdPassword: CreatedPassword) => void }) {
  const t = useTranslations("account.applicationPasswords");
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
          label={t("name")}
          error={errors.name}
          placeholder={t("placeholder")}
          required
          autoComplete="off"
          maxLength={250}
          dir="auto"
          className="flex-1"
        />
        <SubmitButton state={state} kind="plain" className="sm:mt-6.5">
          {t("create")}
        </SubmitButton>
      </div>
    </form>
  );
}
