import { beforeEach, expect, test } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { attachmentsKey, boardKey, feedKey, subtasksKey, tasksKey } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import { aCardIn, aPage, aTask } from "@/components/testing/records";
import type { TaskJson } from "@/lib/tasks/present/task";
import { loadedTasksFrom, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

const [BOARD, TO_DO, PARENT] = [7, 1, 5];
const subtask = (id: number, facts: Partial<TaskJson> = {}): TaskJson =>
  aTask(`Subtask ${id}`, {
    id,
    parent_id: PARENT,
    position: `${id}.00`,
    meta: { subtask_group_id: "1" },
    ...facts,
  });

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(boardKey(BOARD), { stages: [], labels: [] });
  client.setQueryData(
    tasksKey(BOARD),
    loadedTasksFrom({
      tasks: [aCardIn(TO_DO, PARENT, 1)],
      pagination_by_stage: { [TO_DO]: aPage(TO_DO, 1) },
      newest_task_id: 20,
      synced_at: "2026-11-20 10:00:00",
    }),
  );
  client.setQueryData<SubtaskGroupView[]>(subtasksKey(BOARD, PARENT), [
    { id: 1, value: "Packing", subtasks: [subtask(11), subtask(12)] },
  ]);
});

const ids = () =>
  client
    .getQueryData<SubtaskGroupView[]>(subtasksKey(BOARD, PARENT))
    ?.map(({ subtasks }) => subtasks.map(({ id }) => id));
const card = () => client.getQueryData<LoadedTasks>(tasksKey(BOARD))?.tasks[PARENT];
const counts = () => card()?.settings;

test("a subtask in a response is listed with those of its parent, whose card counts it, and in no column", () => {
  applyResponse(client, BOARD, { tasks: [subtask(12, { status: "closed" }), subtask(13)] });

  expect(ids()).toEqual([[11, 12, 13]]);
  expect(counts()).toMatchObject({ subtask_count: 3, subtask_completed_count: 1 });
  expect(Object.keys(client.getQueryData<LoadedTasks>(tasksKey(BOARD))?.tasks ?? {})).toEqual([String(PARENT)]);
});

test("one that is gone is counted no more", () => {
  applyResponse(client, BOARD, { subtaskChange: { taskId: PARENT, removed: 11 } });

  expect([ids(), counts()?.subtask_count]).toEqual([[[12]], 1]);
});

test("subtasks are loaded again when their task changed", () => {
  applyResponse(client, BOARD, { tasks: [subtask(PARENT, { parent_id: null, stage_id: TO_DO })] });

  expect(client.getQueryState(subtasksKey(BOARD, PARENT))?.isInvalidated).toBe(true);
});

const commentsOf = (...of: number[]) => ({
  entries: [{ id: 2, object_type: "task_activity" }, ...of.map((id) => ({ id, parent_id: null, replies: [] }))],
  total: of.length + 1,
});
const commentChange = (count: number) =>
  applyResponse(client, BOARD, {
    tasks: [subtask(PARENT, { parent_id: null, stage_id: TO_DO, meta: {}, comments_count: count })],
  });

test("a comment that is deleted here is counted no more, before the server tells of it", () => {
  commentChange(3);
  for (const order of ["newest", "oldest"] as const)
    client.setQueryData(feedKey(BOARD, PARENT, "all", order), commentsOf(3, 2, 1));

  applyResponse(client, BOARD, { commentChange: { taskId: PARENT, removed: 2 } });

  expect(card()?.comments_count).toBe(2);
});

test("comments that may have changed since they were read are not counted", () => {
  commentChange(2);
  client.setQueryData(feedKey(BOARD, PARENT, "all", "newest"), commentsOf(3, 2, 1));
  void client.invalidateQueries({ queryKey: feedKey(BOARD, PARENT, "all", "newest") });

  applyResponse(client, BOARD, { commentChange: { taskId: PARENT, removed: 2 } });

  expect(card()?.comments_count).toBe(2);
});

test("what happened to a task is loaded again when it changed", () => {
  client.setQueryData(feedKey(BOARD, PARENT, "activities", "newest"), commentsOf());

  commentChange(0);

  expect(client.getQueryState(feedKey(BOARD, PARENT, "activities", "newest"))?.isInvalidated).toBe(true);
});

test("a file that is deleted or added here is counted at once", () => {
  client.setQueryData(
    attachmentsKey(BOARD, PARENT),
    [1, 2].map((id) => ({ id, created_at: "" })),
  );

  applyResponse(client, BOARD, { attachmentChange: { taskId: PARENT, removed: 1 } });

  expect(card()?.settings.attachment_count).toBe(1);
});
