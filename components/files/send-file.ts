"use client";
import { withRetry } from "@/components/files/with-retry";
import type { UploadWatch } from "@/components/files/upload-queue";
import { ApiError, sendFile } from "@/lib/api";

/** Sends a file with one request, again when its answer was lost: the server takes it once. @throws ApiError */
export async function sendWatched<Answer>(path: string, field: string, file: File, on: UploadWatch): Promise<Answer> {
  const key = newName();
  return withRetry(async () => {
    await refuseUnreadable(file);
    return sendFile<Answer>(path, field, file, {}, { key, watch: on });
  }, on);
}

/** For an upload or its key: no other has it. */
export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Of a file that was moved or deleted meanwhile the browser says no more than of a lost connection. @throws ApiError */
export async function refuseUnreadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw Object.assign(new ApiError(400, "unreadable_file", "The file can't be read any more. Choose it again."), {
      cause,
    });
  }
}
