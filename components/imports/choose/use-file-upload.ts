"use client";
import { useEffect, useState } from "react";
import { useTranslations } from "next-intl";
import type { FileSource } from "@/components/imports/import-data";
import { hasImportType, MAX_IMPORT_FILE, recognizeFile } from "@/components/imports/recognize-file";
import { uploadImportFile } from "@/components/imports/choose/upload-import-file";
import { queueUploads, removeUpload, uploadsTo, useUploads } from "@/components/files/upload-queue";
import { readableSize } from "@/components/files/readable-size";
import { readerTexts } from "@/components/i18n/error-texts";

export const PLACE = "import";

export interface UploadedFile {
  file: string;
  name: string;
  /** Null if the file does not say where it comes from. */
  source: FileSource | null;
}

/** One file at a time: a new one replaces that before it. Leaving the screen ends the upload. */
export function useFileUpload(onUploaded: (uploaded: UploadedFile) => void) {
  const t = useTranslations("imports.file");
  const [problem, setProblem] = useState("");
  const isUploading = useUploads(PLACE).some(({ state }) => state !== "failed");
  useEffect(() => removeAll, []);

  function choose(file: File) {
    removeAll();
    const rejection = rejectionOf(file, t("wrongType"));
    setProblem(rejection);
    if (rejection) return;
    const upload = uploadImportFile(file);
    queueUploads(PLACE, [
      {
        name: file.name,
        size: file.size,
        run: async (watch) => {
          const source = await recognizeFile(file);
          onUploaded({ file: await upload(watch), name: file.name, source });
        },
      },
    ]);
  }

  return { problem, isUploading, choose };
}

function removeAll() {
  for (const { id } of uploadsTo(PLACE)) removeUpload(PLACE, id);
}

function rejectionOf({ name, size }: File, wrongType: string): string {
  const { errors: t, locale } = readerTexts();
  if (!hasImportType(name)) return wrongType;
  if (size === 0) return t("emptyFile");
  return size > MAX_IMPORT_FILE ? t("fileTooLarge", { size: readableSize(MAX_IMPORT_FILE, locale) }) : "";
}
