import { describe, expect, test } from "vitest";
import { GET as ofBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/activities/route";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import {
  aBoard,
  aBoardActivity,
  anActivity,
  anAdmin,
  aStage,
  aSubtask,
  aTaskOfAnna,
  call,
  manyActivities,
  newValuesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("GET /projects/:board_id/tasks/:task_id/activities", () => {
  test("lists what happened to the task in chronological order, comments included", async () => {
    const { max, vera, task, params } = await aTaskOfAnna();
    await call(UPDATE, { as: max, params, body: { property: "priority", value: "high" } });
    const { json: said } = await call(COMMENT, { as: max, params, body: { comment: "Fine\nby me" } });
    await call(COMMENT, { as: max, params, body: { comment: "Really", parent_id: said.comment.id } });

    const { status, json } = await call(GET, { as: vera, params });

    expect(status).toBe(200);
    expect(json.activities.data).toMatchObject([
      {
        object_id: task.id,
        object_type: "task_activity",
        action: "changed",
        column: "priority",
        old_value: "low",
        new_value: "high",
        action_key: "changed",
        column_key: "priority",
        user: { ID: max.id },
      },
      { action: "added", column: "comment", new_value: "Fine\nby me" },
      { action: "added", column: "a reply", old_value: null, new_value: null },
    ]);
    expect(json.activities.data[0].created_at).toMatch(/\+00:00$/);
  });

  test("shows 15 a page whatever is requested, and links to the others", async () => {
    const { max, task, params } = await aTaskOfAnna();
    await manyActivities(31, { boardId: task.boardId, taskId: task.id }, max);
    const path = `/wp-json/boards/v2/projects/${task.boardId}/tasks/${task.id}/activities`;

    const { activities } = (
      await call(GET, { as: max, params, path, query: { per_page: 100, page: 3, filter: "newest" } })
    ).json;

    expect([activities.per_page, activities.total, activities.last_page]).toEqual([15, 31, 3]);
    expect(newValuesOf(activities.data)).toEqual(["line 1"]);
    expect(activities.prev_page_url).toBe(`https://boards.test${path}/?page=2&per_page=100&filter=newest`);
  });

  test.each([
    [{}, ["late", "early", "later"]],
    [{ filter: "" }, ["late", "early", "later"]],
    [{ filter: "newest" }, ["later", "late", "early"]],
    [{ filter: "oldest" }, ["early", "late", "later"]],
    [{ filter: "sideways" }, ["early", "late", "later"]],
    [{ page: 99_999_999_999 }, []],
  ])("answers the query %o with %j", async (query, expected) => {
    const { max, task, params } = await aTaskOfAnna();
    for (const [newValue, at] of [
      ["late", 2],
      ["early", 9],
      ["later", 1],
    ] as const)
      await anActivity(task, max, { newValue, createdAt: minutesAgo(at) });

    const { status, json } = await call(GET, { as: max, params, query });

    expect([status, newValuesOf(json.activities.data)]).toEqual([200, expected]);
  });

  test("keeps activities of the same moment in the order in which they were written", async () => {
    const { max, task, params } = await aTaskOfAnna();
    for (const newValue of ["a", "b", "c"]) await anActivity(task, max, { newValue, createdAt: minutesAgo(1) });

    expect(
      newValuesOf((await call(GET, { as: max, params, query: { filter: "oldest" } })).json.activities.data),
    ).toEqual(["a", "b", "c"]);
    expect(
      newValuesOf((await call(GET, { as: max, params, query: { filter: "newest" } })).json.activities.data),
    ).toEqual(["c", "b", "a"]);
  });

  test("a subtask has its own activities, without its parent's or the board's", async () => {
    const { max, board, task, params } = await aTaskOfAnna();
    const step = await aSubtask(task);
    await anActivity(task, max, { newValue: "parent" });
    await anActivity(step, max, { newValue: "step" });
    await aBoardActivity(board, max, { newValue: "board" });

    expect(
      newValuesOf((await call(GET, { as: max, params: { ...params, task_id: step.id } })).json.activities.data),
    ).toEqual(["step"]);
    expect(newValuesOf((await call(GET, { as: max, params })).json.activities.data)).toEqual(["parent"]);
  });

  test("an activity about a move names a board only to people who may see it, before and after a second move", async () => {
    const { anna, max, board, toDo, params, task } = await aTaskOfAnna();
    const other = await aBoard({ title: "Secret plans", members: [[anna, "manager"]] });
    const inbox = await aStage(other);
    const linesFor = async (as: typeof anna) => {
      const lines = [
        await call(GET, { as, params }),
        await call(ofBoard, { as, params: { board_id: board.id } }),
      ].flatMap(({ json }) => json.activities.data);
      return lines
        .filter(({ action, column }) => action !== "changed" && column !== "stage")
        .map(({ old_value, new_value, settings }) => [old_value, new_value, settings]);
    };
    await call(MOVE, { as: anna, params, body: { newBoardId: other.id, newStageId: inbox.id } });
    await call(MOVE, {
      as: anna,
      params: { board_id: other.id, task_id: task.id },
      body: { newBoardId: board.id, newStageId: toDo.id },
    });

    const id = { task_id: task.id };
    expect(await linesFor(max)).toEqual([
      [board.title, "another board", id],
      ["another board", board.title, id],
      [null, `${task.title} from another board`, id],
      [null, `${task.title} to another board`, id],
    ]);
    expect(JSON.stringify(await linesFor(max))).not.toMatch(/Secret/);
    expect(await linesFor(anna)).toEqual([
      [board.title, "Secret plans", id],
      ["Secret plans", board.title, id],
      [null, `${task.title} from Secret plans`, id],
      [null, `${task.title} to Secret plans`, id],
    ]);
    expect(await linesFor(await anAdmin())).toEqual(await linesFor(anna));
  });

  testRefusals(GET);
});
