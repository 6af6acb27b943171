import { PUT as putTimer } from "@/app/wp-json/boards-app/v1/boards/[board_id]/tasks/[task_id]/timer/route";
import { GET as getSearch } from "@/app/wp-json/boards-app/v1/search/route";
import { GET as getTimer } from "@/app/wp-json/boards-app/v1/timer/route";
import { POST as postStopTimer } from "@/app/wp-json/boards-app/v1/timer/stop/route";
import { GET as getTasksOfMember } from "@/app/wp-json/boards/v2/member/[id]/tasks/route";
import { GET as getNotifications } from "@/app/wp-json/boards/v2/notifications/route";
import { PUT as putNotificationsRead } from "@/app/wp-json/boards/v2/notifications/read/route";
import { GET as getUnreadNotifications } from "@/app/wp-json/boards/v2/notifications/unread/route";
import { GET as getBoards, POST as postBoards } from "@/app/wp-json/boards/v2/projects/route";
import { GET as getBoard, PUT as putBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { PUT as putArchiveBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-board/route";
import { PUT as putArchiveStage } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import { PUT as putDragStage } from "@/app/wp-json/boards/v2/projects/[board_id]/drag-stage/route";
import { GET as getLabels, POST as postLabels } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { POST as postLabelOfTask } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/task/route";
import { PUT as putRestoreBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-board/route";
import { PUT as putRestoreStage } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-stage/[stage_id]/route";
import { POST as postStage } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { POST as postTasks } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import {
  DELETE as deleteTask,
  GET as getTask,
  PUT as putTask,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import {
  GET as getComments,
  POST as postComments,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as postDates } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dates/route";
import { DELETE as deleteSubtask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/delete-subtask/route";
import { DELETE as deleteLabelOfTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/labels/[label_id]/route";
import { PUT as putMoveTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import {
  GET as getSubtasks,
  POST as postSubtasks,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtasks/route";
import { POST as postSubtasksBulk } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtasks/bulk/route";
import {
  GET as getTimeTracks,
  POST as postTimeTracks,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/time-tracks/route";
import {
  DELETE as deleteComment,
  PUT as putComment,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { GET as getTaskTable } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/table/route";
import { PUT as putUpdateStage } from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage/[stage_id]/route";
import { GET as getMembers } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { GET as getStageOfTask } from "@/app/wp-json/boards/v2/tasks/stage/[task_id]/route";
import { GET as getMe } from "@/app/wp-json/wp/v2/users/me/route";
import type { Handler } from "@/lib/http/endpoint";
import type { RouteHandler } from "@/lib/http/route";
import type { McpHandlers } from "@/lib/mcp/call-endpoint";

/** The endpoints that tools call, as the API serves them. */
export const MCP_HANDLERS: McpHandlers = {
  "GET /boards/v2/projects": handlerOf(getBoards),
  "POST /boards/v2/projects": handlerOf(postBoards),
  "GET /boards/v2/projects/{board_id}": handlerOf(getBoard),
  "PUT /boards/v2/projects/{board_id}": handlerOf(putBoard),
  "PUT /boards/v2/projects/{board_id}/archive-board": handlerOf(putArchiveBoard),
  "PUT /boards/v2/projects/{board_id}/restore-board": handlerOf(putRestoreBoard),
  "GET /boards/v2/projects/{board_id}/users": handlerOf(getMembers),
  "POST /boards/v2/projects/{board_id}/stage-create": handlerOf(postStage),
  "PUT /boards/v2/projects/{board_id}/update-stage/{stage_id}": handlerOf(putUpdateStage),
  "PUT /boards/v2/projects/{board_id}/drag-stage": handlerOf(putDragStage),
  "PUT /boards/v2/projects/{board_id}/archive-stage/{stage_id}": handlerOf(putArchiveStage),
  "PUT /boards/v2/projects/{board_id}/restore-stage/{stage_id}": handlerOf(putRestoreStage),
  "GET /boards/v2/projects/{board_id}/tasks/table": handlerOf(getTaskTable),
  "POST /boards/v2/projects/{board_id}/tasks": handlerOf(postTasks),
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}": handlerOf(getTask),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}": handlerOf(putTask),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}": handlerOf(deleteTask),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/dates": handlerOf(postDates),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-task": handlerOf(putMoveTask),
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks": handlerOf(getSubtasks),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks": handlerOf(postSubtasks),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks/bulk": handlerOf(postSubtasksBulk),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/delete-subtask": handlerOf(deleteSubtask),
  "GET /boards/v2/projects/{board_id}/labels": handlerOf(getLabels),
  "POST /boards/v2/projects/{board_id}/labels": handlerOf(postLabels),
  "POST /boards/v2/projects/{board_id}/labels/task": handlerOf(postLabelOfTask),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/labels/{label_id}": handlerOf(deleteLabelOfTask),
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/comments": handlerOf(getComments),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comments": handlerOf(postComments),
  "PUT /boards/v2/projects/{board_id}/tasks/comments/{comment_id}": handlerOf(putComment),
  "DELETE /boards/v2/projects/{board_id}/tasks/comments/{comment_id}": handlerOf(deleteComment),
  "GET /boards/v2/projects/{board_id}/tasks/{task_id}/time-tracks": handlerOf(getTimeTracks),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/time-tracks": handlerOf(postTimeTracks),
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/timer": handlerOf(putTimer),
  "GET /boards-app/v1/timer": handlerOf(getTimer),
  "POST /boards-app/v1/timer/stop": handlerOf(postStopTimer),
  "GET /boards-app/v1/search": handlerOf(getSearch),
  "GET /boards/v2/tasks/stage/{task_id}": handlerOf(getStageOfTask),
  "GET /boards/v2/member/{id}/tasks": handlerOf(getTasksOfMember),
  "GET /boards/v2/notifications": handlerOf(getNotifications),
  "GET /boards/v2/notifications/unread": handlerOf(getUnreadNotifications),
  "PUT /boards/v2/notifications/read": handlerOf(putNotificationsRead),
  "GET /wp/v2/users/me": handlerOf(getMe),
};

function handlerOf({ method, handlers }: RouteHandler): Handler {
  const handler = method === "HEAD" || method === "OPTIONS" ? undefined : handlers[method];
  if (!handler) throw new Error(`A route has no ${method}.`);
  return handler;
}
