"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { ConnectForm } from "@/components/imports/connect/connect-form";
import { ExternalLink } from "@/components/imports/connect/external-link";
import { connectCardBoards } from "@/components/imports/connect/connections";
import type { Connection } from "@/components/imports/use-origin";
import { PasswordField } from "@/components/ui/controls/password-field";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";

const KEYS = "https://trello.com/power-ups/admin";
const tokenAddress = (key: string) =>
  `https://trello.com/1/authorize?${new URLSearchParams({ key, name: "Boards", scope: "read", expiration: "1day", response_type: "token" })}`;

export function ConnectCardBoard({ onConnect }: { onConnect: (found: Connection) => void }) {
  const t = useTranslations("imports.connect.cardBoard");
  const [key, setKey] = useState("");
  const form = useForm(async ({ api_key = "", token = "" }) =>
    onConnect(await connectCardBoards(api_key.trim(), token.trim())),
  );
  return (
    <ConnectForm form={form} submit={t("submit")}>
      <TextField
        name="api_key"
        label={t("key")}
        hint={t.rich("keyHint", { link: (chunks) => <ExternalLink href={KEYS}>{chunks}</ExternalLink> })}
        error={form.errors.api_key}
        required
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={255}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <PasswordField
        name="token"
        label={t("token")}
        hint={
          key.trim()
            ? t.rich("tokenHint", {
                link: (chunks) => <ExternalLink href={tokenAddress(key.trim())}>{chunks}</ExternalLink>,
              })
            : t("tokenHintWithoutKey")
        }
        error={form.errors.token}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={255}
      />
    </ConnectForm>
  );
}
