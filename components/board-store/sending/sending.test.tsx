import { beforeEach, describe, expect, test } from "vitest";
import type { BoardEdit } from "@/components/board-store/edits";
import { newId, serverIdOf } from "@/components/board-store/edits/local-ids";
import { copyingAll, deletingAll } from "@/components/board-store/edits/tasks-at-once";
import { send } from "@/components/board-store/sending/send";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { aTask } from "@/components/testing/records";
import { notFound, server } from "@/components/testing/server";

let world: BoardOnServer;
beforeEach(() => void (world = aBoardOnServer({ tasks: { "To do": ["Mow"] } })));

describe("a deletion that is sent again, because its answer was lost", () => {
  const many = Array.from({ length: 151 }, (_, at) => aTask(`Task ${at}`));

  test("is done for a task", async () => {
    server.answer(`DELETE ${world.path}/tasks/404`, () => notFound("Task"));

    expect(await send(world.board.id, { kind: "delete-task", taskId: 404 })).toEqual({ removed: [404] });
  });

  test.each<[what: string, path: string, edit: BoardEdit]>([
    ["a subtask", "tasks/404/delete-subtask", { kind: "delete-subtask", taskId: 1, subtaskId: 404 }],
    ["a subtask group", "tasks/1/subtask-group", { kind: "delete-subtask-group", taskId: 1, groupId: 404 }],
    ["a comment", "tasks/comments/404", { kind: "delete-comment", taskId: 1, commentId: 404 }],
    ["a custom field", "custom-field/404", { kind: "delete-field", fieldId: 404 }],
    ["a label", "labels/404", { kind: "delete-label", labelId: 404 }],
    ["a dependency", "tasks/2/dependencies/1", { kind: "remove-dependency", predecessorId: 1, successorId: 2 }],
  ])("is done for %s", async (_, path, edit) => {
    server.answer(`DELETE ${world.path}/${path}`, () => notFound("It"));
    server.answer(`GET ${world.path}/custom-fields`, () => ({ customFields: [] }));
    server.answer(`GET ${world.path}/labels`, () => ({ labels: [] }));

    await send(world.board.id, edit);

    expect(server.requests(`DELETE ${world.path}/${path}`)).toHaveLength(1);
  });

  test("is done for many tasks, and goes on with the next ones", async () => {
    const path = `DELETE ${world.path}/bulk-delete-tasks`;
    server.answer(path, ({ body }) =>
      body.task_ids.length > 1 ? notFound("Task") : { updatedTasks: [], failed_tasks: [] },
    );

    const { removed, failed } = await send(world.board.id, deletingAll(many));

    expect([removed, failed]).toEqual([many.map(({ id }) => id), []]);
    expect(server.requests(path)).toHaveLength(2);
  });

  test("is refused when the board is gone as well", async () => {
    const paths = [`GET ${world.path}`, `DELETE ${world.path}/tasks/404`, `DELETE ${world.path}/bulk-delete-tasks`];
    for (const path of paths) server.answer(path, () => notFound("Board"));

    for (const edit of [{ kind: "delete-task", taskId: 404 } as const, deletingAll(many)])
      await expect(send(world.board.id, edit)).rejects.toMatchObject({ status: 404 });
  });
});

test("what comes back from the trash is asked for under one key, however often it is sent", async () => {
  const path = `POST /boards-app/v1/boards/${world.board.id}/trash/restore`;
  server.answer(path, () => ({ task: world.task("Mow") }));
  const edit = { kind: "restore-deleted", type: "task", id: 404, parentId: null, key: newId() } as const;

  for (const each of [edit, edit, { ...edit, key: newId() }]) await send(world.board.id, each);

  const keys = server.requests(path).map(({ headers }) => headers.get("idempotency-key"));
  expect([keys[0] === keys[1], new Set(keys).size]).toEqual([true, 2]);
});

test("copies are known by the ids that the server gives them, alone and at once", async () => {
  const task = world.task("Mow");
  const copies = [aTask("Copy of Mow"), aTask("Copy of Mow")] as const;
  server.answer(`POST ${world.path}/tasks/{task}/clone-task`, () => ({ task: copies[0], updatedTasks: [] }));
  server.answer(`POST /boards-app/v1/boards/${world.board.id}/tasks/copies`, () => ({
    copies: [{ task_id: task.id, copy_id: copies[1].id }],
    updatedTasks: [copies[1]],
    failed_tasks: [],
  }));
  const [alone, atOnce] = [newId(), newId()];
  const draft = { title: "Copy of Mow", stageId: task.stage_id ?? 0, parts: {} };

  await send(world.board.id, { kind: "copy-task", taskId: task.id, key: alone, fromTemplate: false, draft });
  await send(world.board.id, copyingAll([task], { title: "Copy", stageId: null, parts: {}, newKey: () => atOnce }));

  expect([alone, atOnce].map(serverIdOf)).toEqual(copies.map(({ id }) => id));
});
