import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aStageWithoutGaps,
  aTask,
  call,
  expectSameStatementsForHundredTasks,
  LONG_AGO,
  onRecord,
  placesIn,
  statusesOf,
  storedTask,
  titlesOf,
} from "@/lib/testing";
import { PUT } from "./route";

const sort = onRecord(PUT, "stage_id");

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
    const { max, toDo } = await aBoardOfAnna();
    for (const task of tasks) await aTask(toDo, task);

    const { status, json } = await sort(max, toDo, { order, orderBy });

    expect([status, json.message]).toEqual([200, "Tasks has been sorted"]);
    expect(await placesIn(toDo)).toEqual(expected.map((title, at) => `${title} ${at + 1}.00`));
  });

  test("returns the moved tasks, and leaves unmoved, archived and other stages' tasks", async () => {
    const { max, toDo, doing } = await aBoardOfAnna();
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

    const { json } = await sort(max, toDo, { order: "title", orderBy: "ASC" });

    expect(json.updatedTasks.map(({ id, position }: { id: number; position: string }) => [id, position])).toEqual([
      [c.id, "3.00"],
      [b.id, "2.00"],
    ]);
    for (const task of untouched) expect(await storedTask(task)).toEqual(task);
    expect([await db.activity.count(), await db.notification.count()]).toEqual([0, 0]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { max, board } = await aBoardOfAnna();

    await expectSameStatementsForHundredTasks(board, (stage) =>
      sort(max, stage, { order: "position", orderBy: "DESC" }),
    );
  });

  test(
    "sorting and moving at once leaves no equal positions, no lost task and no 5xx",
    { timeout: 60_000 },
    async () => {
      const { max, board } = await aBoardOfAnna();
      const { stage, tasks: crowd } = await aStageWithoutGaps(board, 12);
      const sortBy = (at: number) => sort(max, stage, { order: "title", orderBy: at % 4 ? "ASC" : "DESC" });
      const move = (at: number) =>
        call(MOVE, {
          as: max,
          params: { board_id: board.id, task_id: crowd[at % 12]?.id ?? 0 },
          body: { newStageId: stage.id, newIndex: (at * 5) % 12 },
        });

      const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? move(at) : sortBy(at))));

      expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
      const left = await db.task.findMany({ orderBy: { id: "asc" } });
      expect(new Set(left.map(({ position }) => position.toFixed(2))).size).toBe(12);
      expect(titlesOf(left)).toEqual(titlesOf(crowd));
    },
  );

  test.each([
    [{ order: "title" }, { orderBy: "The orderBy field is required." }],
    [{ orderBy: "ASC" }, { order: "The order field is required." }],
    [{ order: "password_hash", orderBy: "ASC" }, { order: "The order format is invalid." }],
    [{ order: "title", orderBy: "sideways" }, { orderBy: "The orderBy format is invalid." }],
  ])("answers 400 for %j, and the order stays", async (body, params) => {
    const { max, toDo } = await aBoardOfAnna();
    for (const title of ["b", "a"]) await aTask(toDo, { title });

    const { status, json } = await sort(max, toDo, body);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await placesIn(toDo)).toEqual(["b 1.00", "a 2.00"]);
  });

  test("answers 403 for a viewer, 404 for another board's stage", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const body = { order: "title", orderBy: "ASC" };

    expect((await sort(vera, toDo, body)).status).toBe(403);
    expect((await sort(max, { ...(await aBoardOfAnna()).toDo, boardId: board.id }, body)).json.message).toBe(
      "Stage not found",
    );
  });
});
