"use client";
import { useEffect, useState } from "react";
import { useTranslations } from "next-intl";
import type { FileSource } from "@/components/imports/import-data";
import { extensionOf, recognizeFile } from "@/components/imports/recognize-file";
import { uploadImportFile } from "@/components/imports/choose/upload-import-file";
import { queueUploads, removeUpload, uploadsTo, useUploads } from "@/components/files/upload-queue";
import { readableSize } from "@/components/files/readable-size";
import { readerTexts } from "@/components/i18n/error-texts";

export const PLACE = "import";

/** In bytes. */
export interface FileLimits {
  text: number;
  zip: number;
}

export interface UploadedFile {
  file: string;
  name: string;
  /** Null if the file does not say where it comes from. */
  source: FileSource | null;
}

/** One file at a time: a new one replaces that before it. Leaving the screen ends the upload. */
export function useFileUpload(limits: FileLimits, onUploaded: (uploaded: UploadedFile) => void) {
  const t = useTranslations("imports.file");
  const [problem, setProblem] = useState("");
  const isUploading = useUploads(PLACE).some(({ state }) => state !== "failed");
  useEffect(() => removeAll, []);

  function choose(file: File) {
    removeAll();
    const rejection = rejectionOf(file, limits, t("wrongType"));
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

function rejectionOf({ name, size }: File, limits: FileLimits, wrongType: string): string {
  const { errors: t, locale } = readerTexts();
  const extension = extensionOf(name);
  if (!extension) return wrongType;
  if (size === 0) return t("emptyFile");
  const limit = extension === "zip" ? limits.zip : limits.text;
  return size > limit ? t("fileTooLarge", { size: readableSize(limit, locale) }) : "";
}
