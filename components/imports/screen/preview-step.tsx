"use client";
import { useTranslations } from "next-intl";
import type { FolderChoice, Origin } from "@/components/imports/import-data";
import { AccountPreview } from "@/components/imports/preview/account-preview";
import { FilePreview } from "@/components/imports/preview/file-preview";
import { CsvPreview } from "@/components/imports/csv/csv-preview";
import { SourceIcon } from "@/components/imports/source-icon";
import { LinkButton } from "@/components/ui/controls/link-button";

interface PreviewStepProps {
  origin: Origin;
  folders: FolderChoice[];
}

/** What will come, before anything is written. */
export function PreviewStep({ origin, folders }: PreviewStepProps) {
  const t = useTranslations("imports");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-gray-3 text-gray-11">
          <SourceIcon source={origin.source} />
        </span>
        <p className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">
            <bdi>{origin.name}</bdi>
          </span>
          <span className="block text-sm text-gray-11">{t(`sources.${origin.source}`)}</span>
        </p>
        <LinkButton kind="quiet" size="small" href="/boards/import">
          {t("preview.chooseAnother")}
        </LinkButton>
      </div>
      <Preview origin={origin} folders={folders} />
    </div>
  );
}

function Preview({ origin, folders }: PreviewStepProps) {
  if (!("file" in origin)) return <AccountPreview origin={origin} folders={folders} />;
  return origin.source === "csv" ? (
    <CsvPreview origin={origin} folders={folders} />
  ) : (
    <FilePreview origin={origin} folders={folders} />
  );
}
