"use client";
import { errorTexts } from "@/components/i18n/error-texts";
import { withRetry } from "@/components/files/with-retry";
import type { UploadWatch } from "@/components/files/upload-queue";
import { ApiError, sendFile } from "@/lib/api";

/** Retries after a lost response: the key makes the server take the file once. @throws ApiError */
export async function sendWatched<Answer>(path: string, field: string, file: File, on: UploadWatch): Promise<Answer> {
  const key = newName();
  return withRetry(async () => {
    await refuseUnreadable(file);
    return sendFile<Answer>(path, field, file, {}, { key, watch: on });
  }, on);
}

export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** For a file that was moved or deleted the browser reports only a network error. @throws ApiError */
export async function refuseUnreadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw Object.assign(new ApiError(400, "unreadable_file", errorTexts()("unreadableFile")), { cause });
  }
}
