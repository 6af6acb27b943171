"use client";
import { useTranslations } from "next-intl";
import { ConnectForm } from "@/components/imports/connect/connect-form";
import { ExternalLink } from "@/components/imports/connect/external-link";
import { connectWork } from "@/components/imports/connect/connections";
import type { Connection } from "@/components/imports/use-origin";
import { PasswordField } from "@/components/ui/controls/password-field";
import { useForm } from "@/components/ui/hooks/use-form";

const TOKENS = "https://app.asana.com/0/my-apps";

export function ConnectWork({ onConnect }: { onConnect: (found: Connection) => void }) {
  const t = useTranslations("imports.connect.work");
  const form = useForm(async ({ pat = "" }) => onConnect(await connectWork(pat.trim())));
  return (
    <ConnectForm form={form} submit={t("submit")}>
      <PasswordField
        name="pat"
        label={t("token")}
        hint={t.rich("tokenHint", { link: (chunks) => <ExternalLink href={TOKENS}>{chunks}</ExternalLink> })}
        error={form.errors.pat}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={255}
      />
    </ConnectForm>
  );
}
