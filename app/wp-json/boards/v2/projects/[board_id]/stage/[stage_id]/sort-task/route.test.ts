import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStageWithoutGaps, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const positionsIn = async (stage: { id: number }) =>
  (await db.task.findMany({ where: { stageId: stage.id, archivedAt: null }, orderBy: { position: "asc" } })).map(
    ({ title, position }) => [title, position.toFixed(2)],
  );
const titlesIn = async (stage: { id: number }) => (await positionsIn(stage)).map(([title]) => title);

describe("PUT /projects/:board_id/stage/:stage_id/sort-task", () => {
  const day = (date: number) => new Date(Date.UTC(2031, 0, date));
  const tasks: Partial<Omit<Task, "position">>[] = [
    { title: "pear", priority: "high", dueAt: day(3), createdAt: day(2) },
    { title: "Apple", priority: "none", dueAt: null, createdAt: day(1) },
    { title: "fig", priority: "low", dueAt: day(1), createdAt: day(4) },
    { title: "date", priority: "urgent", dueAt: null, createdAt: day(3) },
    { title: "Cherry", priority: "medium", dueAt: day(2), createdAt: day(5) },
  ];

  test.each([
    ["title", "ASC", ["Apple", "Cherry", "date", "fig", "pear"]],
    ["title", "DESC", ["pear", "fig", "date", "Cherry", "Apple"]],
    ["due_at", "ASC", ["fig", "Cherry", "pear", "Apple", "date"]],
    ["due_at", "DESC", ["pear", "Cherry", "fig", "Apple", "date"]],
    ["priority", "ASC", ["date", "pear", "Cherry", "fig", "Apple"]],
    ["priority", "DESC", ["fig", "Cherry", "pear", "date", "Apple"]],
    ["created_at", "ASC", ["Apple", "pear", "date", "fig", "Cherry"]],
    ["created_at", "DESC", ["Cherry", "fig", "date", "pear", "Apple"]],
    ["position", "ASC", ["pear", "Apple", "fig", "date", "Cherry"]],
    ["position", "DESC", ["Cherry", "date", "fig", "Apple", "pear"]],
  ])("sorts by %s %s, numbered 1 to 5", async (order, orderBy, expected) => {
    const { max, board, toDo } = await aBoardOfAnna();
    for (const task of tasks) await aTask(toDo, task);

    const { status, json } = await call(PUT, {
      as: max,
      params: { board_id: board.id, stage_id: toDo.id },
      body: { order, orderBy },
    });

    expect([status, json.message]).toEqual([200, "Tasks has been sorted"]);
    expect(await positionsIn(toDo)).toEqual(expected.map((title, at) => [title, `${at + 1}.00`]));
  });

  test("returns the moved tasks with everything that a card needs, and leaves unmoved, archived and other stages' tasks", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const fixture = { updatedAt: LONG_AGO };
    const [a, c, b] = [
      await aTask(toDo, { ...fixture, title: "a" }),
      await aTask(toDo, { ...fixture, title: "c" }),
      await aTask(toDo, { ...fixture, title: "b" }),
    ];
    const untouched = [
      a,
      await aTask(doing, { ...fixture, title: "0" }),
      await aTask(toDo, { ...fixture, title: "0", archivedAt: LONG_AGO, position: 0 }),
    ];

    const { json } = await call(PUT, {
      as: max,
      params: { board_id: board.id, stage_id: toDo.id },
      body: { order: "title", orderBy: "ASC" },
    });

    expect(json.updatedTasks.map(({ id, position }: { id: number; position: string }) => [id, position])).toEqual([
      [c.id, "3.00"],
      [b.id, "2.00"],
    ]);
    expect(json.updatedTasks[0]).toMatchObject({
      title: "c",
      isOverdue: false,
      isUpcoming: false,
      is_watching: false,
      assignees: [],
      labels: [],
      watchers: [],
    });
    for (const task of untouched) expect(await db.task.findUnique({ where: { id: task.id } })).toEqual(task);
    expect([await db.activity.count(), await db.notification.count()]).toEqual([0, 0]);
  });

  test("five hundred tasks run as many SQL statements as three", async () => {
    const { max, board } = await aBoardOfAnna();
    const [few, many] = [await aStageWithoutGaps(board, 3), await aStageWithoutGaps(board, 500)];
    const sort = (stage: { id: number }, orderBy: string) =>
      call(PUT, { as: max, params: { board_id: board.id, stage_id: stage.id }, body: { order: "position", orderBy } });
    await sort(few.stage, "ASC");

    const [ofFew, ofMany] = [await sort(few.stage, "DESC"), await sort(many.stage, "DESC")];

    expect([ofMany.status, ofMany.queries]).toEqual([200, ofFew.queries]);
    expect(ofMany.json.updatedTasks).toHaveLength(500);
    expect(await titlesIn(many.stage)).toEqual(many.tasks.map(({ title }) => title).reverse());
  });

  test(
    "sorting and moving at once leaves no equal positions, no lost task and no 5xx",
    { timeout: 60_000 },
    async () => {
      const { max, board } = await aBoardOfAnna();
      const { stage, tasks: crowd } = await aStageWithoutGaps(board, 12);
      const sort = (at: number) =>
        call(PUT, {
          as: max,
          params: { board_id: board.id, stage_id: stage.id },
          body: { order: "title", orderBy: at % 4 ? "ASC" : "DESC" },
        });
      const move = (at: number) =>
        call(MOVE, {
          as: max,
          params: { board_id: board.id, task_id: crowd[at % 12]?.id ?? 0 },
          body: { newStageId: stage.id, newIndex: (at * 5) % 12 },
        });

      const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? move(at) : sort(at))));

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set((await positionsIn(stage)).map(([, position]) => position)).size).toBe(12);
      expect((await titlesIn(stage)).sort()).toEqual(crowd.map(({ title }) => title).sort());
    },
  );

  test.each([
    [{ order: "title" }, { orderBy: "The orderBy field is required." }],
    [{ orderBy: "ASC" }, { order: "The order field is required." }],
    [{ order: "password_hash", orderBy: "ASC" }, { order: "The order format is invalid." }],
    [{ order: "title", orderBy: "sideways" }, { orderBy: "The orderBy format is invalid." }],
    [{ order: ["title"], orderBy: "ASC" }, { order: "The order format is invalid." }],
  ])("answers 400 for %j, and the order stays", async (body, params) => {
    const { max, board, toDo } = await aBoardOfAnna();
    for (const title of ["b", "a"]) await aTask(toDo, { title });

    const { status, json } = await call(PUT, { as: max, params: { board_id: board.id, stage_id: toDo.id }, body });

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await titlesIn(toDo)).toEqual(["b", "a"]);
  });

  test("answers 403 for a viewer and a stranger, 404 for another board's stage, and the order stays", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    for (const stage of [toDo, other.toDo]) for (const title of ["b", "a"]) await aTask(stage, { title });
    const sort = (as: typeof max, stageId: number) =>
      call(PUT, { as, params: { board_id: board.id, stage_id: stageId }, body: { order: "title", orderBy: "ASC" } });

    expect([(await sort(vera, toDo.id)).status, (await sort(await aUser(), toDo.id)).status]).toEqual([403, 403]);
    expect((await sort(max, other.toDo.id)).json.message).toBe("Stage not found");
    for (const stage of [toDo, other.toDo]) expect(await titlesIn(stage)).toEqual(["b", "a"]);
  });
});
