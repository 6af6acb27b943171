"use client";
import { extensionOf } from "@/components/imports/recognize-file";
import {
  type ChunkedUpload,
  type ChunkFields,
  newChunkedUpload,
  sendInChunks,
} from "@/components/files/send-in-chunks";
import { newName } from "@/components/files/send-file";
import type { UploadWatch } from "@/components/files/upload-queue";

const PATH = "/boards/v2/boards-import/upload-json-chunk";

const fieldsOf: ChunkFields = ({ uploadId, next }, count) => ({
  chunkIndex: String(next),
  totalChunks: String(count),
  uploadId,
});

/** The server knows the kind of a file by the end of its upload's name. */
const begin = (file: File): ChunkedUpload => newChunkedUpload(file, `${newName()}.${extensionOf(file.name)}`);

/** @returns sends the file, and continues with the next chunk when it is called again; the result is its name there */
export function uploadImportFile(file: File): (watch: UploadWatch) => Promise<string> {
  const upload = begin(file);
  return async (watch) => {
    const answer = await sendInChunks<{ filePath: string }>(PATH, upload, watch, fieldsOf);
    return answer?.filePath ?? upload.uploadId;
  };
}
