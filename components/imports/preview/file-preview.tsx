"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { FileOrigin, FolderChoice, ImportOptions, PreviewJson } from "@/components/imports/import-data";
import { PreviewNotes } from "@/components/imports/notes";
import { Contents } from "@/components/imports/preview/contents";
import { PreviewPeople } from "@/components/imports/preview/preview-people";
import { SeveralBoards } from "@/components/imports/preview/several-boards";
import { StartForm } from "@/components/imports/preview/start-form";
import { usePreview } from "@/components/imports/preview/use-preview";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Panel } from "@/components/ui/overlays/panel";

interface FilePreviewProps {
  origin: FileOrigin;
  folders: FolderChoice[];
}

export function FilePreview({ origin, folders }: FilePreviewProps) {
  const t = useTranslations("imports.preview");
  const actions = useTranslations("ui.actions");
  const [options] = useState<ImportOptions>({});
  const { preview, error, isReading, retry } = usePreview(origin, options);
  if (!preview && isReading) return <Reading name={origin.name} />;
  const several = (preview?.boards.length ?? 0) > 1;
  return (
    <>
      {error && !isReading && (
        <Alert kind="error">
          <p>{errorMessage(error)}</p>
          <Button size="small" className="mt-2" onClick={retry}>
            {actions("tryAgain")}
          </Button>
        </Alert>
      )}
      {preview && (
        <StartForm
          origin={origin}
          options={options}
          title={several ? null : preview.title}
          folders={folders}
          button={several ? t("startBoards", { count: preview.boards.length }) : t("start", { count: preview.tasks })}
          isReading={isReading}
        >
          {several && <SeveralBoards titles={preview.boards} />}
          <WhatComes preview={preview} />
        </StartForm>
      )}
    </>
  );
}

const WhatComes = ({ preview }: { preview: PreviewJson }) => (
  <>
    <Contents preview={preview} />
    <PreviewPeople people={preview.people} />
    <PreviewNotes notes={preview.notes} />
  </>
);

function Reading({ name }: { name: string }) {
  const t = useTranslations("imports.preview");
  return (
    <Panel className="p-4">
      <div role="status">
        <p className="font-medium">{t("reading", { name })}</p>
        <p className="text-sm text-gray-11">{t("readingHint")}</p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-16 rounded-md" />
        ))}
      </div>
    </Panel>
  );
}
