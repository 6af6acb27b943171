import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser, countersOf, recounted } from "@/lib/testing";
import { runDemo, DEMO_BOARDS } from "@/scripts/demo/run";
import { roadmap } from "@/scripts/demo/boards/roadmap";
import { parseLine } from "@/scripts/demo/demo-board";
import { summaryOf } from "@/scripts/demo/summary";

const now = new Date("2026-03-18T10:00:00Z");

const DETAILS = {
  title: true,
  priority: true,
  status: true,
  dueAt: true,
  position: true,
  commentsCount: true,
  subtaskCount: true,
  attachmentCount: true,
} as const;
const tasksOf = (boardId: number) => db.task.findMany({ where: { boardId }, orderBy: { id: "asc" }, select: DETAILS });
const namesAndBoards = {
  select: { title: true, boards: { select: { title: true }, orderBy: { id: "asc" } } },
  orderBy: { id: "asc" },
} as const;

describe("npm run demo", () => {
  test("runs once, and again with the same result when forced", async () => {
    const demo = await runDemo({ now, demoBoards: [roadmap] });
    expect(summaryOf(demo, "http://localhost:4711").match(/https?:\/\/[^\s/]+/g)).toEqual(
      Array(2).fill("http://localhost:4711"),
    );
    const before = await db.user.count();

    await expect(runDemo({ now, demoBoards: [roadmap] })).rejects.toThrow("The demo has already been added.");
    expect(await db.board.count()).toBe(1);
    expect(await db.comment.count()).toBe(8);
    expect(await countersOf({ id: 1 })).toEqual(await recounted({ id: 1 }));

    const { accounts } = await runDemo({ force: true, now, demoBoards: [roadmap] });
    expect(accounts.sam.password).toBeNull();
    expect(await db.user.count()).toBe(before);
    const [first, second] = [await tasksOf(1), await tasksOf(2)];
    expect(second).toEqual(first);
    expect(second.length).toBeGreaterThan(15);
    expect(await db.folder.findMany(namesAndBoards)).toEqual([
      { title: "Product and owners", boards: [{ title: "Public roadmap" }, { title: "Public roadmap" }] },
    ]);
    expect(await db.comment.count()).toBe(16);
  });

  test("leaves an existing administrator alone, and adds nothing when a login is taken", async () => {
    await anAdmin({ login: "root" });
    await aUser({ login: "sam", email: "sam@elsewhere.example" });

    await expect(runDemo({ now })).rejects.toThrow("that username already exists");

    expect(await db.user.count()).toBe(2);
    expect(await db.board.count()).toBe(0);
    expect(await db.setting.count({ where: { key: "demo" } })).toBe(0);
  });

  test("contains no address of a Boards site, which would belong to somebody else", () => {
    expect(
      JSON.stringify(DEMO_BOARDS).match(/https?:\/\/(localhost|[\w.]*\bboards\b|[\w.]*\.example\b)[^\s"<]*/g),
    ).toBeNull();
  });

  test("parses a task line into exactly what it contains", () => {
    expect(parseLine("Mend C# #bug !high @sam -2 :: <p>Soon</p>")).toEqual({
      title: "Mend C#",
      labels: ["bug"],
      priority: "high",
      assignees: ["sam"],
      dueInDays: -2,
      description: "<p>Soon</p>",
    });
    expect(parseLine("Sell shelves")).toEqual({
      title: "Sell shelves",
      labels: [],
      priority: undefined,
      assignees: [],
      dueInDays: undefined,
      description: undefined,
    });
  });
});
