import { z } from "zod";
import { type Answers, done } from "@/scripts/openapi/answers/shapes";
import { Import, ImportPreview } from "@/scripts/openapi/records/imports";
import { count, flag, id, text } from "@/scripts/openapi/records/record";

const finished = done({ board_id: id, success: flag });

const chunk = z.object({ chunkIndex: count, isComplete: flag, filePath: text });

const processed = done({
  board_id: id,
  has_more: flag,
  total: count.optional(),
  completed: count.optional(),
  total_page: count.optional(),
  last_page: count.optional(),
});

const OWN = "/boards-app/v1/imports";
const one = z.object({ import: Import });

export const IMPORT_ANSWERS: Answers = {
  "POST /boards/v2/boards-import/import-file": finished,
  "POST /boards/v2/boards-import/upload-json-chunk": chunk,
  "POST /boards/v2/boards-import/process-json-import": processed,
  "POST /boards/v2/import-file": finished,
  "POST /boards/v2/upload-json-chunk": chunk,
  "POST /boards/v2/process-json-import": processed,
  [`GET ${OWN}`]: z.object({ imports: z.array(Import) }),
  [`POST ${OWN}`]: z.object({ import: Import.nullable(), imports: z.array(Import) }),
  [`POST ${OWN}/preview`]: z.object({ preview: ImportPreview }),
  [`GET ${OWN}/{import_id}`]: one,
  [`POST ${OWN}/{import_id}/cancel`]: one,
  [`POST ${OWN}/{import_id}/retry`]: one,
};
