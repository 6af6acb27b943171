"use client";
import { useTranslations } from "next-intl";
import type { AccountOrigin, FolderChoice } from "@/components/imports/import-data";
import { Reading, Unreadable } from "@/components/imports/preview/reading";
import { StartForm } from "@/components/imports/preview/start-form";
import { usePreview } from "@/components/imports/preview/use-preview";
import { WhatComes } from "@/components/imports/preview/what-comes";

interface AccountPreviewProps {
  origin: AccountOrigin;
  folders: FolderChoice[];
}

const NONE = {};

/** A board that can't be previewed, as its tool is slow, may be imported all the same. */
export function AccountPreview({ origin, folders }: AccountPreviewProps) {
  const t = useTranslations("imports.preview");
  const { preview, error, isReading, retry } = usePreview(origin, NONE);
  if (!preview && (isReading || !error)) return <Reading name={origin.name} />;
  return (
    <StartForm
      origin={origin}
      options={NONE}
      title={origin.name}
      folders={folders}
      button={preview ? t("start", { count: preview.tasks }) : t("startAny")}
    >
      {preview ? (
        <WhatComes preview={preview}>
          <p className="border-t border-gray-6 px-4 py-3 text-sm text-gray-11">{t(`accounts.${origin.source}`)}</p>
        </WhatComes>
      ) : (
        error && <Unreadable error={error} onRetry={retry} />
      )}
    </StartForm>
  );
}
