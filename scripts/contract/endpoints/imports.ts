import { type Endpoints, serviceAdmin } from "@/scripts/contract/endpoints/entry";
import { boardFile, chunkOfBoard, IMPORT_UPLOAD } from "@/scripts/contract/endpoints/samples";

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
