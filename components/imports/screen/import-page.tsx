"use client";
import { useEffect, useRef, useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { newQueryClient } from "@/components/board-store/board-data";
import type { FileLimits } from "@/components/imports/choose/use-file-upload";
import { ChooseStep } from "@/components/imports/choose/choose-step";
import { ConnectStep } from "@/components/imports/connect/connect-step";
import type { FolderChoice, Origin } from "@/components/imports/import-data";
import { PreviewStep } from "@/components/imports/screen/preview-step";
import { type RecentImport, RecentImports } from "@/components/imports/recent-imports";
import { Steps } from "@/components/imports/steps";
import { useOrigin } from "@/components/imports/use-origin";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Page, PageHeading } from "@/components/ui/pages/page";

interface ImportPageProps {
  /** The newest first. */
  imports: RecentImport[];
  folders: FolderChoice[];
  limits: FileLimits;
  /** Without it, only files are imported. */
  isPro: boolean;
}

/** Where a board comes from, then what will come of it. Its progress has a page of its own. */
export function ImportPage({ imports, folders, limits, isPro }: ImportPageProps) {
  const t = useTranslations("imports");
  const chosen = useOrigin();
  const { account, origin, connection } = chosen;
  const isFirst = !account && !origin;
  const back = isFirst ? { href: "/boards", label: t("back") } : { href: "/boards/import", label: t("backToImports") };
  return (
    <Page narrow>
      <RefreshOnFocus />
      <PageHeading back={back}>{t("title")}</PageHeading>
      <Steps current={origin ? "check" : "choose"} />
      <FocusedPart of={origin ? keyOf(origin) : `${account} ${connection !== null}`}>
        {origin && <Preview key={keyOf(origin)} origin={origin} folders={folders} />}
        {account && !origin && <ConnectStep key={account} account={account} chosen={chosen} />}
        {isFirst && (
          <div className="flex flex-col gap-8">
            <ChooseStep onChoose={chosen.chooseFile} limits={limits} isPro={isPro} />
            <RecentImports imports={imports} />
          </div>
        )}
      </FocusedPart>
    </Page>
  );
}

function Preview(props: React.ComponentProps<typeof PreviewStep>) {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <PreviewStep {...props} />
    </QueryClientProvider>
  );
}

const keyOf = (origin: Origin) => `${origin.source} ${"file" in origin ? origin.file : origin.item}`;

/** Gets the focus when another part is shown, because what had it is gone; screen readers read on from there. */
function FocusedPart({ of, children }: { of: string; children: React.ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(of);
  useEffect(() => {
    if (before.current !== of) part.current?.focus();
    before.current = of;
  }, [of]);
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
