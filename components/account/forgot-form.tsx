"use client";
import { useState } from "react";
import { AuthPage } from "@/components/account/auth-page";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { TextLink } from "@/components/ui/controls/text-link";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function ForgotForm() {
  const [isSent, setSent] = useState(false);
  const { form, errors, problem, ...state } = useForm(async ({ login }) => {
    await api("POST", "/boards-app/v1/password/forgot", { login });
    setSent(true);
  });

  return (
    <AuthPage
      title="Reset your password"
      text={!isSent && "We send you a link with which you can choose a new one."}
      footer={<TextLink href="/login">Back to sign in</TextLink>}
    >
      {isSent ? (
        <Sent />
      ) : (
        <form {...form} className="flex flex-col gap-4">
          {problem && <Alert kind="error">{problem}</Alert>}
          <TextField
            name="login"
            label="User name or e-mail"
            error={errors.login}
            required
            autoFocus
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
          />
          <SubmitButton state={state} className="mt-2">
            Send the link
          </SubmitButton>
        </form>
      )}
    </AuthPage>
  );
}

/** Names without an account get the same message: nobody may find out who has an account. */
const Sent = () => (
  <Alert kind="success" title="Check your mail">
    <p>
      If there is an account with that name, a link is on its way to its address. It may take a minute; look in the spam
      folder too.
    </p>
  </Alert>
);
