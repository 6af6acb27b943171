import { z } from "zod";
import { CSV_COLUMNS } from "@/lib/imports/csv/columns";
import { type Answers, done } from "@/scripts/openapi/answers/shapes";
import { CardBoard, Import, ImportPreview, ImportProgress } from "@/scripts/openapi/records/imports";
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

const progress = z.object({ import: ImportProgress });

const csvColumn = z.enum(CSV_COLUMNS);

const csvUpload = z.object({
  file: text,
  headers: z.array(text),
  fields: z.object(Object.fromEntries(CSV_COLUMNS.map((column) => [column, text]))),
  columns: z.array(csvColumn),
  map: z.array(z.object({ csv: text, table: csvColumn.nullable() })),
});

const csvPage = done({
  ...{ total: count, completed: count, total_page: count, has_more: flag, last_page: count, offset: count },
  board_id: id,
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
  "POST /boards/v2/card-boards": z.object({ boards: z.array(CardBoard) }),
  "POST /boards/v2/import-card-board": done({ import: ImportProgress }),
  "POST /boards/v2/card-import-status": progress,
  "POST /boards/v2/work-workspaces": z.object({
    workspaces: z.array(z.object({ gid: text, name: text, resource_type: text })),
  }),
  "POST /boards/v2/work-projects": z.object({
    projects: z.array(z.object({ gid: text, name: text, permalink_url: text })),
  }),
  "POST /boards/v2/import-work-project": done({ board_id: id }),
  "POST /boards/v2/csv-upload": csvUpload,
  "POST /boards/v2/import-csv": csvPage,
  [`GET ${OWN}`]: z.object({ imports: z.array(Import) }),
  [`POST ${OWN}`]: z.object({ import: Import.nullable(), imports: z.array(Import) }),
  [`POST ${OWN}/preview`]: z.object({ preview: ImportPreview }),
  [`GET ${OWN}/{import_id}`]: one,
  [`POST ${OWN}/{import_id}/cancel`]: one,
  [`POST ${OWN}/{import_id}/retry`]: one,
};
