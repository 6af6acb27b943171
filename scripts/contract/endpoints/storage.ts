import { administrator, type Endpoints } from "@/scripts/contract/endpoints/entry";

const body = { config: { driver: "local" } };

export const STORAGE_ENDPOINTS: Endpoints = {
  "GET /boards/v2/admin/storage-settings": administrator({ single: true }),
  "POST /boards/v2/admin/storage-settings": administrator({ body }),
  "GET /boards-app/v1/storage": administrator({ single: true, summary: "Read where files are stored" }),
  "POST /boards-app/v1/storage/test": administrator({ body, summary: "Test a storage without choosing it" }),
  "GET /boards-app/v1/storage/move": administrator({ single: true, summary: "Read how the move of the files goes on" }),
  "POST /boards-app/v1/storage/move": administrator({ summary: "Move all files to the storage for new ones" }),
  "DELETE /boards-app/v1/storage/move": administrator({ summary: "Cancel the move of the files" }),
};
