import { describe, expect, test } from "vitest";
import { GET as READ } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aLabel,
  aMember,
  anAdmin,
  aNotification,
  assign,
  aTask,
  attachLabel,
  call,
  changeMember,
  markAsInvited,
  tasksOfMax,
  titlesOf,
  watch,
} from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET } from "./route";

const list = (as: User, { id }: User, query: Record<string, string | number> = {}) =>
  call(GET, { as, params: { id }, query });
const titles = async (...requested: Parameters<typeof list>) => titlesOf((await list(...requested)).json.tasks);

describe("GET /member/:id/tasks", () => {
  testProfileAccess(GET);

  test.each([
    ["assigned", ["upcoming", "own", "other"]],
    ["overdue", ["overdue"]],
    ["upcoming", ["upcoming"]],
    ["due_today", []],
    ["completed", ["completed"]],
    ["mentioned", ["mentioned"]],
    ["others", ["own", "other"]],
    ["", ["own", "other"]],
  ])("filters by taskType %j", async (taskType, expected) => {
    const { max } = await tasksOfMax();

    expect(await titles(max, max, { taskType })).toEqual(expected);
  });

  test("uses the caller's today, for anybody's tasks", async () => {
    const { anna, max, stage } = await tasksOfMax();
    // From ten in the morning on, in UTC, it is tomorrow in Kiritimati.
    const dayOf = (timeZone: string) =>
      new Date(`${new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date())}T00:00:00Z`);
    await watch(await aTask(stage, { title: "Max's day", dueAt: dayOf("Pacific/Kiritimati") }), max);
    const annas = dayOf("UTC").getTime() === dayOf("Pacific/Kiritimati").getTime() ? ["Max's day"] : [];

    expect(await titles(max, max, { taskType: "due_today" })).toEqual(["Max's day"]);
    expect(await titles(anna, max, { taskType: "due_today" })).toEqual(annas);
  });

  test("shows others only boards that they share; admins see all", async () => {
    const { anna, max } = await tasksOfMax();

    expect(await titles(anna, max, { taskType: "assigned" })).toEqual(["upcoming", "other"]);
    expect(await titles(await anAdmin(), max, { taskType: "assigned" })).toEqual(["upcoming", "own", "other"]);
  });

  test("boardIds limits the list to these boards, as a list or a single id; other people's boards give nothing", async () => {
    const { anna, max, shared, own } = await tasksOfMax();

    expect(await titles(max, max, { "boardIds[]": own.id })).toEqual(["own"]);
    expect(await titles(max, max, { boardIds: shared.id })).toEqual(["other"]);
    expect(await titles(max, max, { "boardIds[0]": shared.id, "boardIds[1]": own.id })).toEqual(["own", "other"]);
    expect(await titles(anna, max, { boardIds: own.id })).toEqual([]);
    expect(await titles(max, max, { boardIds: 999_999 })).toEqual([]);
  });

  test("returns whole tasks, boards and stages, as the reader may see them on that board", async () => {
    const { anna, max, shared, own, stage, ownStage } = await tasksOfMax();
    await changeMember(own, max, { role: "manager" });
    await aMember(own, anna, "viewer");
    const ownTask = await db.task.findFirstOrThrow({ where: { title: "own" } });
    for (const task of [ownTask, await db.task.findFirstOrThrow({ where: { title: "other" } })])
      await watch(task, anna);
    await aNotification(ownTask, max);
    await attachLabel(ownTask, await aLabel(own));
    await markAsInvited(anna.email, own, anna);

    const masked = `${anna.email[0]}***@example.com`;

    const { tasks } = (await list(max, max)).json;

    for (const { pivot, board, stage: at, ...result } of tasks) {
      const { json } = await call(READ, { as: max, params: { board_id: board.id, task_id: result.id } });
      expect(json.task).toMatchObject({ ...result, board, stage: at });
      expect(pivot).toEqual({ foreign_id: max.id, object_id: result.id });
    }
    expect(tasks).toMatchObject([
      { board: { id: own.id }, stage: { id: ownStage.id }, notifications: 1, watchers: [{ user_email: anna.email }] },
      { board: { id: shared.id }, stage: { id: stage.id }, notifications: 0, watchers: [{ user_email: masked }] },
    ]);
  });

  test("pages have 1 to 50 tasks, 15 by default, without repetition", async () => {
    const { max, stage } = await tasksOfMax();
    for (let at = 0; at < 16; at += 1) await watch(await aTask(stage, { title: `t${at}`, position: 100 + at }), max);

    const [first, second] = [await titles(max, max), await titles(max, max, { page: 2 })];
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([15, 3, 18]);
    expect((await list(max, max, { per_page: 999, page: 9 })).json.paginationInfo).toEqual({
      current_page: 9,
      last_page: 1,
      per_page: 50,
      total: 18,
    });
    expect((await list(max, max, { per_page: 0 })).json.tasks).toHaveLength(1);
  });

  test.each([
    ["title", "ASC", ["a", "b", "c"]],
    ["title", "desc", ["c", "b", "a"]],
    ["priority", "DESC", ["b", "c", "a"]],
    ["position", "ASC", ["c", "a", "b"]],
    ["due_at", "", ["a", "c", "b"]],
    ["created_at", "ASC", ["b", "c", "a"]],
  ])("sorts by %s %s", async (orderBy, order, expected) => {
    const { max, stage } = await tasksOfMax();
    await db.taskAssignee.deleteMany();
    const rows = {
      a: { priority: "low", position: 2, dueAt: new Date("2030-01-01"), createdAt: new Date("2026-03-03") },
      b: { priority: "urgent", position: 3, createdAt: new Date("2026-03-01") },
      c: { priority: "medium", position: 1, dueAt: new Date("2030-02-01"), createdAt: new Date("2026-03-02") },
    } as const;
    await db.task.updateMany({ where: { stageId: stage.id }, data: { position: { increment: 50 } } });
    for (const [title, row] of Object.entries(rows)) await assign(await aTask(stage, { title, ...row }), max);

    expect(await titles(max, max, { taskType: "assigned", orderBy, order })).toEqual(expected);
  });

  test.each<Record<string, string>>([
    { orderBy: "password_hash" },
    { orderBy: "title; DROP TABLE task" },
    { orderBy: "title", order: "sideways" },
  ])("answers 400 for the order %j", async (query) => {
    const max = await anAdmin();

    const { status, json } = await list(max, max, query);

    expect([status, json.message]).toEqual([400, "Invalid sort or orderBy parameter"]);
  });

  test.each<Record<string, string>>([{ taskType: "everything" }, { boardIds: "all" }])(
    "answers 400 for the query %j",
    async (query) => {
      const max = await anAdmin();

      expect((await list(max, max, query)).status).toBe(400);
    },
  );
});
