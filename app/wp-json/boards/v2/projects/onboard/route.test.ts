import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser, call, refusingAtCommit, rowsIn } from "@/lib/testing";
import { POST } from "./route";

describe("POST /projects/onboard", () => {
  test("makes the first board with its stages and its first task", async () => {
    const admin = await anAdmin();
    const body = {
      board: { title: "First", type: "to-do", description: "x" },
      stages: [{ title: "Open" }, { title: "Completed" }],
      task: { title: "Say hello" },
    };

    const { json } = await call(POST, { as: admin, body });

    expect(json).toMatchObject({
      message: "Board has been created",
      board: { title: "First", settings: { tasks_count: 1 } },
    });
    expect(await db.stage.findMany({ orderBy: { position: "asc" } })).toMatchObject([
      { title: "Open", defaultTaskStatus: "open", isTemplate: false },
      { title: "Completed", defaultTaskStatus: "closed", isTemplate: false },
    ]);
    expect(await db.task.findMany({ include: { stage: true } })).toMatchObject([
      { title: "Say hello", stage: { title: "Open" } },
    ]);
    expect(await db.setting.findUnique({ where: { key: "onboarding" } })).toMatchObject({ value: { done: true } });
  });

  test.each([["board"], ["stage"], ["label"], ["task"], ["activity"], ["setting"]])(
    "is all or nothing: a refused change of %s leaves everything as it was, and it can be repeated",
    async (table) => {
      const admin = await anAdmin();
      const onboard = () =>
        call(POST, { as: admin, body: { board: { title: "First", type: "to-do" }, task: { title: "Say hello" } } });
      const tables = ["board", "board_member", "stage", "label", "task", "task_watcher", "activity", "setting"];

      expect((await refusingAtCommit(table, onboard)).status).toBe(500);
      expect(await rowsIn(...tables)).toEqual(Object.fromEntries(tables.map((each) => [each, []])));

      expect((await onboard()).status).toBe(200);
      expect([await db.board.count(), await db.task.count(), await db.setting.count()]).toEqual([1, 1, 1]);
    },
  );

  test("without a task it makes none, without stages the usual ones", async () => {
    const { json } = await call(POST, {
      as: await anAdmin(),
      body: { board: { title: "First", type: "to-do" }, task: { title: " " } },
    });

    expect(json.board.settings.tasks_count).toBe(0);
    expect(await db.stage.count()).toBe(3);
  });

  test("answers 400 without a title, 403 for people who are not admins, and makes nothing", async () => {
    expect((await call(POST, { as: await anAdmin(), body: { board: { type: "to-do" } } })).status).toBe(400);
    expect((await call(POST, { as: await aUser(), body: { board: { title: "x", type: "to-do" } } })).status).toBe(403);
    expect(await db.board.count()).toBe(0);
  });
});
