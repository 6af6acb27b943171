import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

const titles = (json: { tasks: { title: string }[] }) => json.tasks.map(({ title }) => title);

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
    expect(titles(json)).toEqual(["leftmost", "first", "second", "third"]);
    expect(json.synced_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(json.tasks[1]).toEqual({
      ...{
        id: first.id,
        parent_id: null,
        board_id: board.id,
        crm_contact_id: null,
        title: "first",
        slug: first.slug,
        type: "task",
        status: "open",
        stage_id: toDo.id,
      },
      ...{
        source: "web",
        source_id: null,
        priority: "low",
        created_by: null,
        position: "1.00",
        comments_count: 0,
        reminder_type: "none",
      },
      settings: { cover: { backgroundColor: "" }, subtask_count: 0, attachment_count: 0, subtask_completed_count: 0 },
      ...{
        remind_at: null,
        started_at: null,
        due_at: null,
        last_completed_at: null,
        archived_at: null,
        isOverdue: false,
        isUpcoming: false,
      },
      ...{
        meta: [],
        repeat_task_meta: null,
        is_pinned: false,
        notifications: 0,
        assignees: [],
        watchers: [],
        labels: [],
      },
    });
  });

  test("returns the first 20 of each active stage, and its next page", async () => {
    const { anna, board, toDo, doing, done } = await aBoardOfAnna();
    for (let at = 0; at < 23; at += 1) await aTask(toDo);
    for (let at = 0; at < 20; at += 1) await aTask(doing);
    await aStage(board, { archivedAt: new Date(), position: 0 });
    await aTask(await aStage(await aBoard()));

    const { json } = await call(GET, { as: anna, params: { board_id: board.id } });

    expect(json.tasks).toHaveLength(40);
    const page = { limit: 20, direction: "next", cursor: null, has_more_before: false };
    expect(json.pagination_by_stage).toEqual({
      [toDo.id]: {
        ...page,
        stage_id: toDo.id,
        total_count: 23,
        has_more: true,
        has_more_after: true,
        start_cursor: 1,
        end_cursor: 20,
      },
      [doing.id]: {
        ...page,
        stage_id: doing.id,
        total_count: 20,
        has_more: false,
        has_more_after: false,
        start_cursor: 1,
        end_cursor: 20,
      },
      [done.id]: {
        ...page,
        stage_id: done.id,
        total_count: 0,
        has_more: false,
        has_more_after: false,
        start_cursor: null,
        end_cursor: null,
      },
    });
  });

  test("leaves out subtasks and archived tasks; archived ones on request", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await aSubtask(await aTask(toDo, { title: "task" }));
    await aTask(toDo, { title: "archived", archivedAt: new Date(), position: 0 });

    const plain = await call(GET, { as: anna, params: { board_id: board.id } });
    const all = await call(GET, { as: anna, params: { board_id: board.id }, query: { include_archived: "true" } });

    expect(titles(plain.json)).toEqual(["task"]);
    expect(titles(all.json).sort()).toEqual(["archived", "task"]);
    expect(all.json.pagination_by_stage[toDo.id].total_count).toBe(2);
  });

  test("queries the database as often for 50 tasks in 12 stages as for 2 in 3", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const stages = [other.toDo];
    while (stages.length < 10) stages.push(await aStage(other.board));
    const tasks = [await aTask(toDo), await aTask(toDo)];
    for (let at = 0; at < 50; at += 1) tasks.push(await aTask(stages[at % 10] ?? other.toDo));
    await db.taskAssignee.createMany({ data: tasks.map(({ id }) => ({ taskId: id, userId: max.id })) });

    const few = await queryCountOf(GET, { as: anna, params: { board_id: board.id } });
    const many = await queryCountOf(GET, { as: other.anna, params: { board_id: other.board.id } });

    expect(many).toBe(few);
  });

  test("answers 403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
});
