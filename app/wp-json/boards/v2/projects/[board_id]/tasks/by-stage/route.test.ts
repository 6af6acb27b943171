import { describe, expect, test } from "vitest";
import type { Stage } from "@/generated/prisma/client";
import { aBoard, aBoardOfAnna, aStage, aSubtask, aTask, call, titlesOf } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET as LIST } from "../route";
import { GET } from "./route";

/** What a whole task has, and a card does not. */
const LEFT_OUT = [
  "description",
  "lead_value",
  "issue_number",
  "created_at",
  "updated_at",
  "contact",
  "is_watching",
  "task_custom_fields",
];

describe("GET /projects/:board_id/tasks/by-stage", () => {
  test("returns cards: stages in their order, tasks by position", async () => {
    const { vera, board, toDo, doing } = await aBoardOfAnna();
    const left = await aStage(board, { title: "Left", position: 0.5 });
    await aTask(toDo, { title: "second", position: 2 });
    await aTask(doing, { title: "third" });
    const first = await aTask(toDo, { title: "first", position: 1 });
    await aTask(left, { title: "leftmost" });

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(titlesOf(json.tasks)).toEqual(["leftmost", "first", "second", "third"]);
    expect(json.synced_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const tasks: { id: number }[] = (await call(LIST, { as: vera, params: { board_id: board.id } })).json.tasks;
    const whole = Object.entries(tasks.find(({ id }) => id === first.id) ?? {});
    expect(json.tasks[1]).toEqual(Object.fromEntries(whole.filter(([key]) => !LEFT_OUT.includes(key))));
  });

  test("returns the first 20 of each active stage, and its next page", async () => {
    const { anna, board, toDo, doing, done } = await aBoardOfAnna();
    for (let at = 0; at < 23; at += 1) await aTask(toDo);
    for (let at = 0; at < 20; at += 1) await aTask(doing);
    await aStage(board, { archivedAt: new Date(), position: 0 });
    await aTask(await aStage(await aBoard()));

    const { json } = await call(GET, { as: anna, params: { board_id: board.id } });

    expect(json.tasks).toHaveLength(40);
    const page = (stage: Stage, total_count: number, has_more: boolean, end_cursor: number | null) => ({
      stage_id: stage.id,
      limit: 20,
      direction: "next",
      cursor: null,
      total_count,
      has_more,
      has_more_before: false,
      has_more_after: has_more,
      start_cursor: end_cursor && 1,
      end_cursor,
    });
    expect(json.pagination_by_stage).toEqual({
      [toDo.id]: page(toDo, 23, true, 20),
      [doing.id]: page(doing, 20, false, 20),
      [done.id]: page(done, 0, false, null),
    });
  });

  test("leaves out subtasks and archived tasks; archived ones on request", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await aSubtask(await aTask(toDo, { title: "task" }));
    await aTask(toDo, { title: "archived", archivedAt: new Date(), position: 0 });

    const plain = await call(GET, { as: anna, params: { board_id: board.id } });
    const all = await call(GET, { as: anna, params: { board_id: board.id }, query: { include_archived: "true" } });

    expect(titlesOf(plain.json.tasks)).toEqual(["task"]);
    expect(titlesOf(all.json.tasks).sort()).toEqual(["archived", "task"]);
    expect(all.json.pagination_by_stage[toDo.id].total_count).toBe(2);
  });

  testForbidden(GET);
});
