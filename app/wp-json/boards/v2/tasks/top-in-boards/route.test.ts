import { describe, expect, test } from "vitest";
import { GET as READ } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  anAdmin,
  assign,
  aStage,
  aTask,
  aUser,
  call,
  mention,
  queryCountOf,
  tasksOfMax,
  titlesOf,
  watch,
} from "@/lib/testing";
import { GET } from "./route";

const read = async (as: User) => (await call(GET, { as })).json;

async function listsOf(as: User) {
  const { data } = await read(as);
  return Object.fromEntries(Object.keys(data).map((list) => [list, titlesOf(data[list])]));
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

const NOTHING = { assigned: [], overdue: [], due_today: [], upcoming: [], mentioned: [], completed: [], others: [] };

describe("GET /tasks/top-in-boards", () => {
  test("lists tasks that the caller watches, those assigned to them, the last assigned first, and those that mention them", async () => {
    const { max } = await tasksOfMax();

    expect(await listsOf(max)).toEqual({
      ...NOTHING,
      assigned: ["own", "other", "upcoming"],
      overdue: ["overdue"],
      mentioned: ["mentioned"],
      completed: ["completed"],
    });
  });

  test("puts watched tasks in order: by due date, the last completed first, the newest first", async () => {
    const { max, stage } = await tasksOfMax();
    const watched = {
      "overdue since yesterday": { dueAt: days(-1.5) },
      "in nine days": { dueAt: days(9) },
      "in eight days": { dueAt: days(8) },
      "completed just now": { status: "closed", lastCompletedAt: new Date() },
      "without a date": {},
      "newer, without a date": {},
    } as const;
    for (const [title, facts] of Object.entries(watched)) await watch(await aTask(stage, { title, ...facts }), max);

    expect(await listsOf(max)).toMatchObject({
      overdue: ["overdue", "overdue since yesterday"],
      upcoming: ["in eight days", "in nine days"],
      completed: ["completed just now", "completed"],
      others: ["newer, without a date", "without a date"],
    });
  });

  test("due_today follows the caller's time zone", async () => {
    const { max, stage } = await tasksOfMax();
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(new Date());
    await watch(await aTask(stage, { title: "today", dueAt: new Date(`${today}T00:00:00Z`) }), max);

    expect(await listsOf(max)).toMatchObject({ due_today: ["today"] });
  });

  test("lists up to six tasks and counts all of them, with all boards and tasks that the caller may see", async () => {
    const { anna, max, stage } = await tasksOfMax();
    for (let at = 0; at < 9; at += 1) {
      const task = await aTask(stage, { dueAt: days(30) });
      await watch(task, max);
      await mention(task, max);
    }

    const { data, counts } = await read(max);

    expect([data.upcoming.length, data.mentioned.length]).toEqual([6, 6]);
    expect(counts).toEqual({
      due_today: 0,
      assigned: 3,
      overdue: 1,
      upcoming: 9,
      mentioned: 10,
      completed: 1,
      others: 0,
      all_boards: 2,
      all_tasks: 17,
    });
    expect((await read(anna)).counts).toMatchObject({ assigned: 0, all_boards: 1, all_tasks: 16 });
    expect((await read(await anAdmin())).counts).toMatchObject({ all_boards: 2, all_tasks: 17 });
    expect(
      await db.task.count({
        where: { board: { archivedAt: null, isTemplate: false }, archivedAt: null, parentId: null },
      }),
    ).toBe(17);
  });

  test("returns whole tasks with their board and stage, as reading the task does", async () => {
    const { max } = await tasksOfMax();

    const { data } = await read(max);

    for (const task of [...data.assigned, ...data.overdue]) {
      const { json } = await call(READ, { as: max, params: { board_id: task.board_id, task_id: task.id } });
      expect(json.task).toMatchObject(task);
    }
    expect(data.assigned[0]).toMatchObject({
      title: "own",
      board: { title: "Own" },
      stage: {},
      assignees: [{ ID: max.id }],
    });
  });

  test("leaves out and does not count tasks of a board that the caller has left", async () => {
    const { max, own, shared } = await tasksOfMax();
    await db.boardMember.deleteMany({ where: { boardId: { in: [own.id, shared.id] }, userId: max.id } });

    const { counts } = await read(max);

    expect(await listsOf(max)).toEqual(NOTHING);
    expect(Object.values(counts)).toEqual(Array(9).fill(0));
  });

  test("takes the same statements for two tasks and for forty on several boards", async () => {
    const max = await aUser();
    const add = async (count: number) => {
      const stage = await aStage(await aBoard({ members: [[max, "member"]] }));
      for (let at = 0; at < count; at += 1)
        await watch(await assign(await aTask(stage, { dueAt: days(at - 5) }), max), max);
    };
    await add(2);
    const few = await queryCountOf(GET, { as: max });
    await add(38);

    expect([await queryCountOf(GET, { as: max }), few]).toEqual([few, 5]);
  });

  test("returns empty lists to a person on no board, 401 when signed out", async () => {
    expect((await read(await aUser())).data).toEqual(NOTHING);
    expect((await call(GET)).status).toBe(401);
  });
});
