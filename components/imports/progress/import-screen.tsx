"use client";
import { useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { newQueryClient } from "@/components/board-store/board-data";
import type { ImportJson } from "@/components/imports/import-data";
import { EndedImport } from "@/components/imports/progress/ended-import";
import { RunningImport } from "@/components/imports/progress/running-import";
import { useImport } from "@/components/imports/progress/use-import";
import { SourceIcon } from "@/components/imports/source-icon";
import { nameOfSource } from "@/components/imports/source-name";
import { stateOf } from "@/components/imports/state-badge";
import { Steps } from "@/components/imports/steps";
import { Page, PageHeading } from "@/components/ui/pages/page";

/** One import: its progress, then what came of it. */
export function ImportScreen({ first }: { first: ImportJson }) {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Import first={first} />
    </QueryClientProvider>
  );
}

function Import({ first }: { first: ImportJson }) {
  const t = useTranslations("imports");
  const { shown, ...rest } = useImport(first);
  const state = stateOf(shown);
  const title = shown.title || t("recent.untitled");
  return (
    <Page narrow>
      <PageHeading back={{ href: "/boards/import", label: t("backToImports") }}>{title}</PageHeading>
      <Steps current="run" isDone={state === "completed"} />
      <p className="mb-4 flex items-center gap-2 text-sm text-gray-11">
        <SourceIcon source={shown.source} />
        {nameOfSource(shown.source, t)}
      </p>
      {state === "queued" || state === "processing" ? (
        <RunningImport shown={shown} title={title} error={rest.error} onCancel={rest.cancel} />
      ) : (
        <EndedImport shown={shown} state={state} title={title} problem={rest.problem} onRetry={rest.retry} />
      )}
    </Page>
  );
}
