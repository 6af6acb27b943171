"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type CreatedPassword, NewApplicationPassword } from "@/components/account/new-application-password";
import { bdi } from "@/components/account/rich-tags";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { LinkButton } from "@/components/ui/controls/link-button";
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
  const t = useTranslations("auth.authorize");
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
        label={t("name")}
        error={errors.name}
        hint={t("nameHint")}
        defaultValue={app.name}
        required
        autoComplete="off"
        maxLength={250}
        dir="auto"
      />
      <div className="mt-2 flex flex-col gap-2 sm:flex-row-reverse">
        <SubmitButton state={state} className="sm:flex-1">
          {t("approve")}
        </SubmitButton>
        <Button
          className="sm:flex-1"
          disabled={!state.ready || state.saving}
          onClick={() => location.assign(rejectUrl ?? "/")}
        >
          {t("reject")}
        </Button>
      </div>
    </form>
  );
}

/** A URL with the application's own scheme may leave this page open. */
function Redirecting({ appName }: { appName: string }) {
  const t = useTranslations("auth.authorize");
  return (
    <Alert kind="success" title={t("approvedTitle")}>
      <p>{appName ? t.rich("approved", { app: appName, bdi }) : t("approvedUnnamed")}</p>
    </Alert>
  );
}

function PasswordCreated({ createdPassword, login }: { createdPassword: CreatedPassword; login: string }) {
  const t = useTranslations("auth.authorize");
  return (
    <div className="flex flex-col gap-4">
      <NewApplicationPassword createdPassword={createdPassword} login={login} />
      <LinkButton href="/profile/account#application-passwords">{t("profile")}</LinkButton>
    </div>
  );
}
