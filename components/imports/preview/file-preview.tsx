"use client";
import { useTranslations } from "next-intl";
import type { FileOrigin, FolderChoice } from "@/components/imports/import-data";
import { Reading, Unreadable } from "@/components/imports/preview/reading";
import { SeveralBoards } from "@/components/imports/preview/several-boards";
import { StartForm } from "@/components/imports/preview/start-form";
import { usePreview } from "@/components/imports/preview/use-preview";
import { WhatComes } from "@/components/imports/preview/what-comes";

interface FilePreviewProps {
  origin: FileOrigin;
  folders: FolderChoice[];
}

const NONE = {};

export function FilePreview({ origin, folders }: FilePreviewProps) {
  const t = useTranslations("imports.preview");
  const { preview, error, isReading, retry } = usePreview(origin, NONE);
  if (!preview)
    return error && !isReading ? <Unreadable error={error} onRetry={retry} /> : <Reading name={origin.name} />;

  const { boards, title, tasks } = preview;
  const several = boards.length > 1;
  return (
    <StartForm
      origin={origin}
      options={NONE}
      title={several ? null : title}
      folders={folders}
      button={several ? t("startBoards", { count: boards.length }) : t("start", { count: tasks })}
    >
      {several && <SeveralBoards titles={boards} />}
      <WhatComes preview={preview} />
    </StartForm>
  );
}
