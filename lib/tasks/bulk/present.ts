import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import { storedText } from "@/lib/i18n/refusals";
import { jsonList, jsonLists, jsonObject } from "@/lib/http/response/json";
import type { BulkChangeResult } from "@/lib/tasks/bulk/change";
import type { CopiedTasks } from "@/lib/tasks/bulk/copy";
import type { Change } from "@/lib/tasks/bulk/inputs";
import type { Failure } from "@/lib/tasks/bulk/lock";
import { messageOf } from "@/lib/tasks/bulk/message";
import type { BulkResult } from "@/lib/tasks/bulk/restore";
import { presenterInContext } from "@/lib/tasks/present/in-context";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { CurrentUser } from "@/lib/users/current-user";

export function presentBulkChange(
  { ids, failed, loaded, context, transfer }: BulkChangeResult,
  change: Change,
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
  locale: string,
) {
  const present = taskPresenter(loaded, viewerContextOf(user, transfer ?? found));
  const rows = new Map(loaded.rows.map((row) => [row.id, row]));
  const updated = present.tasks(loaded.rows.filter(({ parentId }) => parentId === null));
  const left = transfer
    ? taskPresenter(transfer.left, viewerContextOf(user, found)).tasks(transfer.left.rows)
    : jsonList([]);
  return jsonObject({
    successful_tasks: ids
      .flatMap((id) => rows.get(id) ?? [])
      .map(presenterInContext(present.task, context, transfer ?? found, user)),
    failed_tasks: presentFailed(failed, locale),
    message: messageOf(change.kind, ids.length, failed.length),
    updatedTasks: jsonLists(updated, left),
    ...(change.kind === "move" && { moved_to_another_board: transfer !== null }),
  });
}

export function presentCopies(
  { copies, failed, updated }: CopiedTasks,
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
  locale: string,
) {
  return jsonObject({
    copies: copies.map(({ from, to }) => ({ task_id: from, copy_id: to })),
    updatedTasks: taskPresenter(updated, viewerContextOf(user, found)).tasks(
      updated.rows.filter(({ parentId }) => parentId === null),
    ),
    failed_tasks: presentFailed(failed, locale),
    message: messageOf("copy", copies.length, failed.length),
  });
}

export function presentBulkResult(
  { count, failed, updated }: BulkResult,
  kind: "restore" | "delete",
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
  locale: string,
) {
  return jsonObject({
    [`${kind}d_count`]: count,
    failed_count: failed.length,
    updatedTasks: taskPresenter(updated, viewerContextOf(user, found)).tasks(
      updated.rows.filter(({ parentId }) => parentId === null),
    ),
    failed_tasks: presentFailed(failed, locale),
    message: messageOf(kind, count, failed.length),
  });
}

/** @param locale of the screen, or empty for programs */
const presentFailed = (failed: Failure[], locale: string) =>
  failed.map(({ error, ...task }) => ({ ...task, error: storedText(error, locale) }));
