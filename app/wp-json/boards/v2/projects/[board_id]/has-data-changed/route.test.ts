import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { ageBoardsByAnHour } from "@/lib/testing/factories/age-boards";
import { GET } from "./route";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const plain = (date: Date) => date.toISOString().slice(0, 19).replace("T", " ");

/** A board on which nothing happened for an hour. */
async function anUnchangedBoard() {
  const all = await aBoardOfAnna();
  const [old, fresh] = [await aTask(all.toDo, { title: "old" }), await aTask(all.toDo, { title: "fresh" })];
  const label = await aLabel(all.board);
  await ageBoardsByAnHour();
  return { ...all, old, fresh, label };
}

describe("GET /projects/:board_id/has-data-changed", () => {
  test("says that nothing changed, and from when to ask next", async () => {
    const { vera, board } = await anUnchangedBoard();

    const { json } = await call(GET, { as: vera, params: { board_id: board.id }, query: { since: plain(ago(60)) } });

    expect(json).toEqual({
      board: {},
      stages: [],
      labels: [],
      tasks: [],
      taskDeleted: false,
      stageDeleted: false,
      labelDeleted: false,
      taskResetRequired: false,
      stageResetRequired: false,
      labelResetRequired: false,
      has_changes: false,
      synced_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      sync_reset: false,
    });
  });

  test("sends what changed since, with some seconds of overlap", async () => {
    const { vera, board, fresh } = await anUnchangedBoard();
    await db.task.update({ where: { id: fresh.id }, data: { updatedAt: ago(32) } });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id }, query: { since: plain(ago(30)) } });

    expect(json.tasks.map(({ title }: { title: string }) => title)).toEqual(["fresh"]);
    expect(json).toMatchObject({ has_changes: true, sync_reset: false, taskResetRequired: false });
  });

  test("sends the whole list when tasks left it", async () => {
    const { vera, board } = await anUnchangedBoard();
    await db.board.update({ where: { id: board.id }, data: { tasksResetAt: ago(5), updatedAt: ago(3600) } });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id }, query: { since: plain(ago(30)) } });

    expect(json.tasks).toHaveLength(2);
    expect(json).toMatchObject({
      taskResetRequired: true,
      taskDeleted: true,
      stageResetRequired: false,
      has_changes: true,
    });
  });

  test("archived tasks make a list whole only for clients that leave them out", async () => {
    const { vera, board, old } = await anUnchangedBoard();
    await db.task.update({ where: { id: old.id }, data: { archivedAt: ago(5), position: 0, updatedAt: ago(5) } });
    await db.board.update({ where: { id: board.id }, data: { tasksArchivedAt: ago(5), updatedAt: ago(3600) } });
    const send = async (query: Record<string, string>) =>
      (await call(GET, { as: vera, params: { board_id: board.id }, query: { since: plain(ago(30)), ...query } })).json;

    expect(await send({})).toMatchObject({ taskResetRequired: true, tasks: [{ title: "fresh" }] });
    expect(await send({ include_archived: "true" })).toMatchObject({
      taskResetRequired: false,
      tasks: [{ title: "old", archived_at: expect.any(String) }],
    });
  });

  test.each([["nonsense"], ["2999-01-01 00:00:00"], [plain(ago(25 * 3600))], ["2026-02-31"]])(
    "does a full sync for since=%s",
    async (since) => {
      const { vera, board } = await anUnchangedBoard();

      const { status, json } = await call(GET, { as: vera, params: { board_id: board.id }, query: { since } });

      expect(status).toBe(200);
      expect(json).toMatchObject({
        sync_reset: true,
        has_changes: true,
        taskResetRequired: true,
        stageResetRequired: true,
        labelResetRequired: true,
        board: { id: board.id },
      });
      expect([json.tasks.length, json.stages.length, json.labels.length]).toEqual([2, 3, 1]);
    },
  );

  test("without since it covers the last minute, and always sends the board", async () => {
    const { vera, board, fresh } = await anUnchangedBoard();
    await db.task.update({ where: { id: fresh.id }, data: { updatedAt: ago(30) } });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(json).toMatchObject({
      board: { id: board.id },
      tasks: [{ title: "fresh" }],
      has_changes: true,
      sync_reset: false,
    });
  });

  test("answers 403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
});
