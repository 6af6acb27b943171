"use client";
import { useTranslations } from "next-intl";
import { ConnectCardBoard } from "@/components/imports/connect/connect-card-board";
import { ConnectWork } from "@/components/imports/connect/connect-work";
import { FoundItems } from "@/components/imports/connect/found-items";
import type { useOrigin } from "@/components/imports/use-origin";
import { Button } from "@/components/ui/controls/button";
import { Section } from "@/components/ui/overlays/panel";

const WORDS = { trello: "cardBoard", asana: "work" } as const;

interface ConnectStepProps {
  account: keyof typeof WORDS;
  chosen: Pick<ReturnType<typeof useOrigin>, "connection" | "connect" | "chooseItem">;
}

/** Credentials first, then one of the boards that they open. */
export function ConnectStep({ account, chosen: { connection, connect, chooseItem } }: ConnectStepProps) {
  const t = useTranslations("imports.connect");
  const words = WORDS[account];
  if (!connection)
    return (
      <Section id="connect" title={t(`${words}.heading`)} text={t(`${words}.text`)}>
        {account === "trello" ? <ConnectCardBoard onConnect={connect} /> : <ConnectWork onConnect={connect} />}
      </Section>
    );

  return (
    <Section
      id="connect"
      title={t(`${words}.choose`)}
      action={
        <Button kind="quiet" size="small" onClick={() => connect(null)}>
          {t("changeAccount")}
        </Button>
      }
    >
      <FoundItems account={account} connection={connection} onConnect={connect} onChoose={chooseItem} />
    </Section>
  );
}
