"use client";
import { withRetry } from "@/components/files/with-retry";
import type { UploadWatch } from "@/components/files/upload-queue";
import { newName, refuseUnreadable } from "@/components/files/send-file";
import { ApiError, sendFile } from "@/lib/api";
import { INVALID_CHUNK } from "@/lib/attachments/chunk-refusal";

/** In bytes. Larger files are sent in chunks, so that a lost connection costs one chunk only. */
export const CHUNK = 8 * 1024 * 1024;

/** An upload that can be resumed. */
export interface ChunkedUpload {
  file: File;
  uploadId: string;
  /** Index of the next chunk. */
  next: number;
  /** Index of the last chunk that was sent, whatever the response was. */
  last: number | null;
}

export const newChunkedUpload = (file: File, uploadId = newName()): ChunkedUpload => ({
  file,
  uploadId,
  next: 0,
  last: null,
});

/** How an endpoint names the chunk that it gets; the chunk itself is `chunk`. */
export type ChunkFields = (upload: ChunkedUpload, count: number) => Record<string, string>;

/** @returns the response to the last chunk; null if it was lost. @throws ApiError */
export async function sendInChunks<Answer>(
  path: string,
  upload: ChunkedUpload,
  watch: UploadWatch,
  fieldsOf: ChunkFields = attachmentFields,
): Promise<Answer | null> {
  const count = Math.ceil(upload.file.size / CHUNK);
  let answer: Answer | null = null;
  while (upload.next < count)
    answer = await withRetry(() => sendNext<Answer>(path, upload, fieldsOf(upload, count), watch), watch);
  return answer;
}

async function sendNext<Answer>(
  path: string,
  upload: ChunkedUpload,
  fields: Record<string, string>,
  watch: UploadWatch,
): Promise<Answer | null> {
  const { file, next } = upload;
  await refuseUnreadable(file);
  const start = next * CHUNK;
  const isRepeated = upload.last === next;
  upload.last = next;
  try {
    const answer = await sendFile<Answer>(path, "chunk", file.slice(start, start + CHUNK), fields, {
      watch: { ...watch, onSent: (sent) => watch.onSent(start + sent) },
    });
    upload.next = next + 1;
    return answer;
  } catch (error) {
    const expected = isRepeated ? expectedAfter(error, next, Math.ceil(file.size / CHUNK)) : null;
    if (expected === null) throw error;
    upload.next = expected;
    return null;
  }
}

const attachmentFields: ChunkFields = ({ file, uploadId, next }, count) => ({
  file_name: file.name,
  file_size: String(file.size),
  chunk_index: String(next),
  total_chunks: String(count),
  upload_id: uploadId,
});

/** Index of the next chunk after a lost response; null for other errors. A finished upload expects none. */
function expectedAfter(error: unknown, sent: number, count: number): number | null {
  if (!(error instanceof ApiError) || error.message !== INVALID_CHUNK) return null;
  const { expected_chunk_index: expected } = error.data;
  if (sent === count - 1 && !expected) return count;
  return typeof expected === "number" && expected !== sent ? expected : null;
}
