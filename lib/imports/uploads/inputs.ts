import { z } from "zod";
import { exactText, wholeNumber } from "@/lib/http/input/types";

/** Of a file in chunks. `uploadId` is the client's own name for it. */
export const ImportChunk = z
  .object({ chunkIndex: wholeNumber, totalChunks: wholeNumber, uploadId: exactText })
  .transform(({ chunkIndex, totalChunks, uploadId }) => ({ index: chunkIndex, totalChunks, uploadId }));
export type ImportChunk = z.infer<typeof ImportChunk>;
