import { type Endpoints, serviceAdmin } from "@/scripts/contract/endpoints/entry";
import { cardBoardId } from "@/lib/testing/doubles/card-board-records";
import { gid } from "@/lib/testing/doubles/work-records";
import {
  boardFile,
  CARD_BOARD_KEYS,
  chunkOfBoard,
  CSV_UPLOAD,
  csvFile,
  IMPORT_UPLOAD,
  WORK_KEY,
} from "@/scripts/contract/endpoints/samples";

const importFile = serviceAdmin({ body: { file: boardFile, importFrom: "Native" } });
const uploadChunk = serviceAdmin({ body: { chunk: chunkOfBoard, chunkIndex: 0, totalChunks: 2, uploadId: "walk" } });
const processImport = serviceAdmin({ body: { filePath: IMPORT_UPLOAD, importFrom: "Native", importing_page: 1 } });

const OWN = "/boards-app/v1/imports";

export const IMPORT_ENDPOINTS: Endpoints = {
  "POST /boards/v2/boards-import/import-file": importFile,
  "POST /boards/v2/boards-import/upload-json-chunk": uploadChunk,
  "POST /boards/v2/boards-import/process-json-import": processImport,
  "POST /boards/v2/import-file": importFile,
  "POST /boards/v2/upload-json-chunk": uploadChunk,
  "POST /boards/v2/process-json-import": processImport,
  "POST /boards/v2/card-boards": serviceAdmin({ body: CARD_BOARD_KEYS }),
  "POST /boards/v2/import-card-board": serviceAdmin({ body: { ...CARD_BOARD_KEYS, card_board_id: cardBoardId(1) } }),
  "POST /boards/v2/card-import-status": serviceAdmin({
    body: (_, { importOf }, caller) => ({ import_id: importOf(caller) }),
  }),
  "POST /boards/v2/work-workspaces": serviceAdmin({ body: WORK_KEY }),
  "POST /boards/v2/work-projects": serviceAdmin({ body: { ...WORK_KEY, workspace_gid: gid(5) } }),
  "POST /boards/v2/import-work-project": serviceAdmin({ body: { ...WORK_KEY, project_gid: gid(1) } }),
  "POST /boards/v2/csv-upload": serviceAdmin({ body: { file: csvFile } }),
  "POST /boards/v2/import-csv": serviceAdmin({
    body: { file: CSV_UPLOAD, map: [{ csv: "Task Title", table: "task_title" }] },
  }),
  [`GET ${OWN}`]: serviceAdmin({ summary: "List your last imports" }),
  [`POST ${OWN}`]: serviceAdmin({
    summary: "Start an import in the background",
    body: { source: "native", file: IMPORT_UPLOAD },
  }),
  [`POST ${OWN}/preview`]: serviceAdmin({
    summary: "Read what an import would bring",
    body: { source: "native", file: IMPORT_UPLOAD },
  }),
  [`GET ${OWN}/{import_id}`]: serviceAdmin({ single: true, summary: "Read the progress and report of an import" }),
  [`POST ${OWN}/{import_id}/cancel`]: serviceAdmin({ summary: "Cancel an import and delete what it has brought" }),
  [`POST ${OWN}/{import_id}/retry`]: serviceAdmin({ summary: "Continue an import that failed" }),
};
