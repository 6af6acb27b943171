"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { HookFields } from "@/components/webhooks/outgoing/hook-fields";
import { NewSecret } from "@/components/webhooks/outgoing/new-secret";
import { useHookForm } from "@/components/webhooks/outgoing/use-hook-form";
import type { HookValues } from "@/components/webhooks/outgoing/view-model";
import { OUTGOING } from "@/components/webhooks/webhook-tabs";
import { LinkButton } from "@/components/ui/controls/link-button";
import { SaveForm } from "@/components/ui/controls/save-form";
import { Panel } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";
import { api } from "@/lib/api";

const NEW: HookValues = {
  name: "",
  url: "",
  boards: null,
  events: ["task_created"],
  method: "POST",
  format: "JSON",
  headers: [],
};

export function NewHookPage() {
  const t = useTranslations("outgoingWebhooks");
  const [created, setCreated] = useState<{ id: number; secret: string } | null>(null);
  return (
    <>
      <PageHeading back={{ href: OUTGOING, label: t("all") }}>{t("new.title")}</PageHeading>
      <Panel>
        {created ? (
          <div className="flex flex-col items-start gap-4 p-4 sm:p-5">
            <NewSecret secret={created.secret} />
            <LinkButton kind="primary" href={`${OUTGOING}/${created.id}`}>
              {t("new.open")}
            </LinkButton>
          </div>
        ) : (
          <NewHookForm onCreated={setCreated} />
        )}
      </Panel>
    </>
  );
}

function NewHookForm({ onCreated }: { onCreated: (created: { id: number; secret: string }) => void }) {
  const t = useTranslations("outgoingWebhooks.new");
  const { state, values, edit } = useHookForm(NEW, async (body) => {
    onCreated(await api("POST", "/boards/v2/outgoing-webhooks", body));
  });
  return (
    <SaveForm state={state} submit={t("submit")}>
      <HookFields values={values} errors={state.errors} onEdit={edit} />
    </SaveForm>
  );
}
