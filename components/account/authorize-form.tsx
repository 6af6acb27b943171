"use client";
import { useState } from "react";
import { type CreatedPassword, NewApplicationPassword } from "@/components/account/new-application-password";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, LinkButton } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";
import { withAnswer } from "@/lib/users/application-passwords/return-address";

interface AuthorizeFormProps {
  app: { name: string; id: string };
  /** Where the result is sent. With null the password is shown here, and a rejection leads to the start page. */
  successUrl: string | null;
  rejectUrl: string | null;
  siteUrl: string;
  login: string;
}

export function AuthorizeForm({ app, successUrl, rejectUrl, siteUrl, login }: AuthorizeFormProps) {
  const [createdPassword, setCreatedPassword] = useState<CreatedPassword | null>(null);
  const { form, errors, problem, ...state } = useForm(
    async ({ name }) => {
      const answer = await api<CreatedPassword>("POST", "/wp/v2/users/me/application-passwords", {
        name,
        app_id: app.id,
      });
      setCreatedPassword(answer);
      if (successUrl)
        location.assign(
          withAnswer({ href: successUrl }, { site_url: siteUrl, user_login: login, password: answer.password }),
        );
    },
    { application_password_duplicate_name: "name" },
  );
  if (createdPassword && successUrl) return <Redirecting appName={app.name} />;
  if (createdPassword) return <PasswordCreated createdPassword={createdPassword} login={login} />;

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        name="name"
        label="Name of the new application password"
        error={errors.name}
        hint="Under this name you find it in your profile."
        defaultValue={app.name}
        required
        autoComplete="off"
        maxLength={250}
      />
      <div className="mt-2 flex flex-col gap-2 sm:flex-row-reverse">
        <SubmitButton state={state} className="sm:flex-1">
          Approve
        </SubmitButton>
        <Button
          className="sm:flex-1"
          disabled={!state.ready || state.saving}
          onClick={() => location.assign(rejectUrl ?? "/")}
        >
          Reject
        </Button>
      </div>
    </form>
  );
}

/** A URL with the application's own scheme may leave this page open. */
const Redirecting = ({ appName }: { appName: string }) => (
  <Alert kind="success" title="Approved">
    <p>
      You are being taken back to {appName || "the application"}. If nothing happens, go back to it yourself; you may
      close this page.
    </p>
  </Alert>
);

const PasswordCreated = ({ createdPassword, login }: { createdPassword: CreatedPassword; login: string }) => (
  <div className="flex flex-col gap-4">
    <NewApplicationPassword createdPassword={createdPassword} login={login} />
    <LinkButton href="/profile#application-passwords">Go to your profile</LinkButton>
  </div>
);
