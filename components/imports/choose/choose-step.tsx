"use client";
import { useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import { AccountLinks } from "@/components/imports/choose/account-links";
import { ChooseKind } from "@/components/imports/choose/choose-kind";
import { FileHelp } from "@/components/imports/choose/file-help";
import { type FileLimits, PLACE, type UploadedFile, useFileUpload } from "@/components/imports/choose/use-file-upload";
import type { FileSource } from "@/components/imports/import-data";
import { IMPORT_TYPES } from "@/components/imports/recognize-file";
import { FileDrop } from "@/components/files/file-drop";
import { readableSize } from "@/components/files/readable-size";
import { UploadList } from "@/components/files/upload-list";

interface ChooseStepProps {
  onChoose: (source: FileSource, file: string, name: string) => void;
  limits: FileLimits;
  isPro: boolean;
}

export function ChooseStep({ onChoose, limits, isPro }: ChooseStepProps) {
  const t = useTranslations("imports");
  const locale = useLocale();
  const [unknown, setUnknown] = useState<UploadedFile | null>(null);
  const { problem, isUploading, choose } = useFileUpload(limits, (uploaded) => {
    if (uploaded.source) onChoose(uploaded.source, uploaded.file, uploaded.name);
    else setUnknown(uploaded);
  });
  function start(file: File) {
    setUnknown(null);
    choose(file);
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-gray-11">{t("text")}</p>
      <FileDrop
        name={unknown?.name}
        accept={IMPORT_TYPES}
        texts={{
          ...{ label: t("file.label"), drop: t("file.drop") },
          limits: t("file.limits", { size: readableSize(limits.text, locale), zip: readableSize(limits.zip, locale) }),
          ...{ choose: t("file.choose"), chooseAnother: t("file.chooseAnother") },
        }}
        isBusy={isUploading}
        problem={problem}
        onChoose={start}
      />
      <UploadList place={PLACE} label={t("file.uploads")} />
      {unknown && <ChooseKind onChoose={(source) => onChoose(source, unknown.file, unknown.name)} />}
      <FileHelp />
      {isPro && <AccountLinks />}
    </div>
  );
}
