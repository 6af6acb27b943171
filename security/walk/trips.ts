import type { Answer } from "@/lib/testing";

/** One finds the caller and the record of the path, and one reads the rest. */
const OF_A_READ = 2;
/** One finds the caller and the record of the path, five are the transaction, and one reads the answer. */
const OF_A_WRITE = 7;

/** Those that need more: what anyone may read is found after the caller, a page decides what else is read, a file is noted before it is stored and its chunks are read before they are joined, texts that mention a deleted person are read before they are changed, what is copied decides
 * the next copies, what is published is locked before it is, what is restored is found before its place is
 * locked and its rows are written, an import is read before it is written, a password is hashed outside the transaction, or the settings
 * decide what of the storage is read. */
const MORE: Record<string, number> = {
  "PUT /boards-app/v1/password": 8,
  "POST /boards-app/v1/boards/{board_id}/trash/restore": 10,
  "POST /boards-app/v1/password/reset": 8,
  "DELETE /wp/v2/users/{user_id}": 11,
  "POST /boards/v2/upload-json-chunk": 8,
  "POST /boards/v2/boards-import/upload-json-chunk": 8,
  "GET /boards-app/v1/my-tasks": 3,
  "GET /boards-app/v1/storage": 5,
  "GET /boards-app/v1/storage/move": 3,
  "GET /boards-app/v1/roadmaps/{board_id}/counts": 3,
  "GET /boards-app/v1/roadmaps/{board_id}/similar-ideas": 3,
  "GET /boards/v2/member/{id}/activities": 3,
  "GET /boards/v2/member/{id}/tasks": 3,
  "GET /boards/v2/public/boards/{board_id}": 3,
  "GET /boards/v2/public/boards/{board_id}/tasks": 3,
  "GET /boards/v2/public/boards/{board_id}/tasks/by-stage": 3,
  "GET /boards/v2/public/boards/{board_id}/tasks/stage-page": 3,
  "GET /boards/v2/reports/activity": 3,
  "GET /boards/v2/tasks/top-in-boards": 3,
  "GET /boards/v2/roadmaps/{board_id}/ideas/{task_id}": 3,
  "GET /boards/v2/roadmaps/{board_id}/stages/{stage_id}/ideas": 3,
  "POST /boards/v2/roadmaps/idea/comments/{comment_id}/replies": 9,
  "POST /boards/v2/roadmaps/{board_id}/ideas/{task_id}/comments": 9,
  "POST /boards-app/v1/boards/{board_id}/tasks/copies": 9,
  "PUT /boards-app/v1/boards/{board_id}/submissions/{submission_id}": 10,
  "POST /boards/v2/boards-import/import-file": 40,
  "POST /boards/v2/boards-import/process-json-import": 42,
  "POST /boards/v2/import-csv": 55,
  "POST /boards/v2/import-file": 40,
  "POST /boards/v2/import-work-project": 50,
  "POST /boards/v2/process-json-import": 42,
  "POST /boards/v2/projects/onboard": 10,
  "GET /boards/v2/projects/get-template-tasks": 3,
  "POST /boards/v2/templates/create-from": 14,
  "POST /boards/v2/projects/{board_id}/duplicate-board": 12,
  "POST /boards/v2/projects/{board_id}/import-from-board": 12,
  "POST /boards/v2/projects/{board_id}/tasks/create-task-from-image": 9,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file-chunk": 9,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-task": 9,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/task-create-from-template": 9,
};

export function tooManyTrips(name: string, { status, trips }: Answer): string[] {
  const usual = name.startsWith("GET ") ? OF_A_READ : OF_A_WRITE;
  const most = MORE[name] ?? usual;
  return status < 400 && trips > most ? [`${trips} round trips to the database instead of ${most}`] : [];
}
