import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import { jsonList, jsonLists, jsonObject } from "@/lib/http/response/json";
import type { ChangedMany } from "@/lib/tasks/bulk/change";
import type { Change } from "@/lib/tasks/bulk/inputs";
import { messageOf } from "@/lib/tasks/bulk/message";
import type { ManyDone } from "@/lib/tasks/bulk/restore";
import { presenterInContext } from "@/lib/tasks/present/in-context";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { CurrentUser } from "@/lib/users/current-user";

/** The tasks to which it happened, in the order in which they were named, those to which it did not, and the sentence that says how many. */
export function presentChangedMany(
  { ids, failed, loaded, context, crossed }: ChangedMany,
  change: Change,
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
) {
  const present = taskPresenter(loaded, viewerContextOf(user, crossed ?? found));
  const rows = new Map(loaded.rows.map((row) => [row.id, row]));
  const updated = present.tasks(loaded.rows.filter(({ parentId }) => parentId === null));
  const left = crossed
    ? taskPresenter(crossed.left, viewerContextOf(user, found)).tasks(crossed.left.rows)
    : jsonList([]);
  return jsonObject({
    successful_tasks: ids
      .flatMap((id) => rows.get(id) ?? [])
      .map(presenterInContext(present.task, context, crossed ?? found, user)),
    failed_tasks: failed.map((failure) => ({ ...failure })),
    message: messageOf(change.kind, ids.length, failed.length),
    updatedTasks: jsonLists(updated, left),
    ...(change.kind === "move" && { moved_to_another_board: crossed !== null }),
  });
}

/** `restored_count` or `deleted_count`, and what is left to say. */
export function presentManyDone(
  { count, failed, updated }: ManyDone,
  kind: "restore" | "delete",
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
) {
  return jsonObject({
    [`${kind}d_count`]: count,
    failed_count: failed.length,
    updatedTasks: taskPresenter(updated, viewerContextOf(user, found)).tasks(
      updated.rows.filter(({ parentId }) => parentId === null),
    ),
    failed_tasks: failed.map((failure) => ({ ...failure })),
    message: messageOf(kind, count, failed.length),
  });
}
