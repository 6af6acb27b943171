import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aTask } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { letAnHourPass } from "@/lib/testing/quiet";
import { GET } from "./route";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const plain = (date: Date) => date.toISOString().slice(0, 19).replace("T", " ");

/** A board on which nothing happened for an hour; asked with and without its whole lists. */
async function aQuietBoard() {
  const { vera, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const label = await aLabel(board);
  await letAnHourPass();
  const ask = (query: Record<string, string>) => call(GET, { as: vera, params: { board_id: board.id }, query: { since: plain(ago(30)), ...query } });
  const both = async (query: Record<string, string> = {}) => [await ask(query), await ask({ ...query, whole: "no" })] as const;
  return { board, toDo, task, label, ask, both };
}

describe("GET /projects/:board_id/has-data-changed?whole=no", () => {
  test.each([
    ["tasks", { tasksResetAt: ago(5) }],
    ["stages", { stagesResetAt: ago(5) }],
    ["labels", { labelsResetAt: ago(5) }],
  ])("leaves the %s out when they would come whole, and nothing else", async (list, resets) => {
    const { board, toDo, task, label, both } = await aQuietBoard();
    await db.board.update({ where: { id: board.id }, data: resets });
    await db.task.update({ where: { id: task.id }, data: { updatedAt: ago(10) } });
    await db.stage.update({ where: { id: toDo.id }, data: { updatedAt: ago(10) } });
    await db.label.update({ where: { id: label.id }, data: { updatedAt: ago(10) } });

    const [{ json: whole }, { json: without }] = await both();

    expect([whole.tasks.length, whole.stages.length, whole.labels.length].every((length) => length > 0)).toBe(true);
    expect(without).toEqual({ ...whole, [list]: [], synced_at: without.synced_at });
  });

  test("leaves all lists out in a full sync, reads them not even, and still says that there are changes", async () => {
    const { both } = await aQuietBoard();

    const [whole, without] = await both({ since: "never" });

    expect(without.json).toEqual({ ...whole.json, tasks: [], stages: [], labels: [], synced_at: without.json.synced_at });
    expect(without.json).toMatchObject({ sync_reset: true, has_changes: true, taskResetRequired: true });
    expect(without.queries).toBe(whole.queries - 3);
  });

  test("a difference is the same as ever, and so is whole=yes", async () => {
    const { task, ask, both } = await aQuietBoard();
    await db.task.update({ where: { id: task.id }, data: { updatedAt: ago(10) } });

    const [{ json: usual }, { json: without }] = await both();

    expect(without).toEqual({ ...usual, synced_at: without.synced_at });
    expect(without.tasks).toHaveLength(1);
    expect((await ask({ since: "never", whole: "yes" })).json.tasks).toHaveLength(1);
  });

  test("400 for what is neither yes nor no", async () => {
    const { ask } = await aQuietBoard();

    expect((await ask({ whole: "perhaps" })).json.data.params).toEqual({ whole: expect.any(String) });
  });
});
