import type { Answer } from "@/lib/testing";

/** One finds the caller and the record of the path, and one reads the rest. */
const OF_A_READ = 2;
/** One finds the caller and the record of the path, five are the transaction, and one reads the answer. */
const OF_A_WRITE = 7;

/** Those that need more: a page decides what else is read, a file is written down before it is stored, what is copied
 * decides the next copies, or passwords and sessions are checked on the way. */
const MORE: Record<string, number> = {
  "GET /boards-app/v1/boards/{board_id}/invitations/{invitation_id}/link": 3,
  "PUT /boards-app/v1/password": 15,
  "POST /boards-app/v1/password/reset": 14,
  "POST /boards-app/v1/people": 9,
  "DELETE /boards/v2/managers/roles/{user_id}": 9,
  "GET /boards/v2/member/{id}/activities": 3,
  "POST /boards/v2/member/{id}/photo": 8,
  "GET /boards/v2/member/{id}/tasks": 3,
  "POST /boards/v2/projects/onboard": 10,
  "POST /boards/v2/projects/{board_id}/duplicate-board": 12,
  "POST /boards/v2/projects/{board_id}/send-invitation": 13,
  "POST /boards/v2/projects/{board_id}/tasks/create-task-from-image": 13,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file": 8,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file-chunk": 17,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-subtask": 10,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-task": 14,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comment-image-upload": 8,
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/convert-to-subtask": 13,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/create-repeat-task": 8,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/task-cover-image-upload": 10,
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/wp-editor-media-file-upload": 8,
  "POST /boards/v2/projects/{board_id}/upload/background-image": 10,
  "DELETE /wp/v2/users/{user_id}": 10,
};

export function tooManyTrips(name: string, { status, trips }: Answer): string[] {
  const usual = name.startsWith("GET ") ? OF_A_READ : OF_A_WRITE;
  const most = MORE[name] ?? usual;
  return status < 400 && trips > most ? [`${trips} round trips to the database instead of ${most}`] : [];
}
