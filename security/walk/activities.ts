import { db } from "@/lib/db";
import type { EndpointUnderAttack } from "@/security/endpoints";

/** Writes without an activity. */
const WITHOUT_ACTIVITY = new Set([
  // Personal settings and what was read.
  "PUT /boards-app/v1/boards/{board_id}/drag",
  "PUT /boards-app/v1/boards/{board_id}/star",
  "DELETE /boards-app/v1/boards/{board_id}/star",
  "DELETE /boards-app/v1/boards/{board_id}/trash",
  "DELETE /boards-app/v1/boards/{board_id}/trash/{item_id}",
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/notifications/read",
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/timer",
  "PUT /boards-app/v1/boards/{board_id}/comments/{comment_id}/reactions",
  "DELETE /boards-app/v1/boards/{board_id}/comments/{comment_id}/reactions",
  "POST /boards-app/v1/boards/{board_id}/saved-filters",
  "PUT /boards-app/v1/boards/{board_id}/saved-filters/{filter_id}",
  "DELETE /boards-app/v1/boards/{board_id}/saved-filters/{filter_id}",
  "PUT /boards-app/v1/boards/{board_id}/view",
  "PUT /boards-app/v1/boards/{board_id}/mail-address",
  "DELETE /boards-app/v1/boards/{board_id}/mail-address",
  "POST /boards-app/v1/boards/{board_id}/mail-address/renew",
  "PUT /boards/v2/projects/{board_id}/pin-board",
  "PUT /boards/v2/projects/{board_id}/unpin-board",
  "PUT /boards/v2/projects/{board_id}/update-notification-settings",
  // Positions and pins.
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place",
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/sort-task",
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/pin",
  "PUT /boards/v2/projects/{board_id}/tasks/update-subtask-position/{subtask_id}",
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/move-subtask",
  // Nothing is saved.
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/ai-assist",
  // Nobody has joined yet.
  "POST /boards/v2/projects/{board_id}/send-invitation",
  "DELETE /boards/v2/projects/{board_id}/invitation/{invitation_id}",
  // Pictures for a text that is saved later.
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/wp-editor-media-file-upload",
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comment-image-upload",
  // The activities are deleted with the board.
  "DELETE /boards/v2/projects/{board_id}",
  // The world has nothing to restore, convert, move or leave; lib/activity/lines.test.ts and lib/tasks/read/lines.test.ts test these.
  "PUT /boards/v2/projects/{board_id}/restore-board",
  "PUT /boards/v2/projects/{board_id}/convert-to-board",
  "PUT /boards/v2/projects/{board_id}/custom-field/{custom_field_id}/update-position",
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/detach-yourself",
]);

export const countActivities = (): Promise<number> => db.activity.count();

/** Every change of a board, stage, task, subtask or comment writes an activity, whichever route makes it. */
export function lacksActivity({ name, method }: EndpointUnderAttack, written: number): string[] {
  if (method === "GET" || !/\{(board|task)_id\}/.test(name)) return [];
  if (WITHOUT_ACTIVITY.has(name))
    return written === 0 ? [] : ["an activity entry: please take it off the list in security/walk/activities.ts"];
  return written > 0 ? [] : ["no activity entry"];
}
