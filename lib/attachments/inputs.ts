import { z } from "zod";
import { cut } from "@/lib/text/text";
import { exactText, optional, title, webAddress, wholeNumber } from "@/lib/http/input/types";

const MAX_TITLE_LENGTH = 255;

const attachmentTitle = title.transform((text) => cut(text, MAX_TITLE_LENGTH));

export const UpdateAttachment = z.object({ title: attachmentTitle });

export const AddLink = z.object({ url: webAddress, title: optional(attachmentTitle) });
export type AddLink = z.infer<typeof AddLink>;

/** Invalid numbers pass here: `receiveChunk` refuses them with the one message of the contract. */
export const ChunkUpload = z
  .object({
    file_name: exactText,
    file_size: wholeNumber,
    chunk_index: wholeNumber,
    total_chunks: wholeNumber,
    upload_id: exactText,
  })
  .transform(({ file_name, file_size, chunk_index, total_chunks, upload_id }) => ({
    fileName: file_name,
    fileSize: file_size,
    index: chunk_index,
    totalChunks: total_chunks,
    uploadId: upload_id,
  }));
export type ChunkUpload = z.infer<typeof ChunkUpload>;
