"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { FolderChoice, ImportOptions, Origin } from "@/components/imports/import-data";
import { PreviewForm } from "@/components/imports/preview/preview-form";
import { usePreview } from "@/components/imports/preview/use-preview";
import { SourceIcon } from "@/components/imports/source-icon";
import { LinkButton } from "@/components/ui/controls/link-button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Button } from "@/components/ui/controls/button";
import { Panel } from "@/components/ui/overlays/panel";

interface PreviewStepProps {
  origin: Origin;
  folders: FolderChoice[];
}

/** What will come, before anything is written. */
export function PreviewStep({ origin, folders }: PreviewStepProps) {
  const t = useTranslations("imports");
  const actions = useTranslations("ui.actions");
  const [options, setOptions] = useState<ImportOptions>({});
  const { preview, error, isReading, retry } = usePreview(origin, options);
  return (
    <div className="flex flex-col gap-6">
      <p className="flex items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-gray-3 text-gray-11">
          <SourceIcon source={origin.source} />
        </span>
        <span className="min-w-0">
          <bdi className="block font-medium wrap-anywhere">{origin.name}</bdi>
          <span className="block text-sm text-gray-11">{t(`sources.${origin.source}`)}</span>
        </span>
        <LinkButton kind="quiet" size="small" href="/boards/import" className="ms-auto">
          {t("preview.chooseAnother")}
        </LinkButton>
      </p>
      {error && !isReading && (
        <Alert kind="error">
          <p>{errorMessage(error)}</p>
          <Button size="small" className="mt-2" onClick={retry}>
            {actions("tryAgain")}
          </Button>
        </Alert>
      )}
      {preview && (
        <PreviewForm
          origin={origin}
          preview={preview}
          folders={folders}
          options={options}
          onOptions={setOptions}
          isReading={isReading}
        />
      )}
      {!preview && isReading && <Reading name={origin.name} />}
    </div>
  );
}

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
