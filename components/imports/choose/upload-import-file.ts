"use client";
import { type ChunkFields, newChunkedUpload, sendInChunks } from "@/components/files/send-in-chunks";
import type { UploadWatch } from "@/components/files/upload-queue";

const PATH = "/boards/v2/boards-import/upload-json-chunk";

const fieldsOf: ChunkFields = ({ file, uploadId, next }, count) => ({
  chunkIndex: String(next),
  totalChunks: String(count),
  uploadId,
  fileName: file.name,
});

/** @returns sends the file, and continues with the next chunk if it is called again; the answer is the file's name */
export function uploadImportFile(file: File): (watch: UploadWatch) => Promise<string> {
  let upload = newChunkedUpload(file);
  return async (watch) => {
    const answer = await sendInChunks<{ filePath: string }>(PATH, upload, watch, fieldsOf);
    if (answer) return answer.filePath;

    // The answer with the name was lost.
    upload = newChunkedUpload(file);
    return uploadImportFile(file)(watch);
  };
}
