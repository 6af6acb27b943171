import { expect, test } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { aUser } from "@/lib/testing/factories/people";
import { inFreeTier } from "@/lib/testing/factories/settings";
import { allAssignees, allWatchers } from "@/lib/testing/factories/tasks-of-person";
import { onRecord } from "@/lib/testing/http/call";
import { rowsIn } from "@/lib/testing/probes/refused-commits";
import { expectSameStatementsForHundredTasks } from "@/lib/testing/probes/statement-counts";

const TABLES = [
  "stage",
  "stage_default_assignee",
  "stage_default_watcher",
  "task",
  "task_assignee",
  "task_watcher",
  "activity",
  "notification",
];

/** What default assignees and default watchers of a stage have in common. */
export function testDefaultPeople(PUT: RouteHandler, list: "assigneeIds" | "watcherIds") {
  const set = onRecord(PUT, "stage_id");

  test("an empty list removes the defaults, and the tasks keep their people", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await set(anna, toDo, { [list]: max.id });

    await set(anna, toDo, { [list]: [] });

    expect([await db.stageDefaultAssignee.count(), await db.stageDefaultWatcher.count()]).toEqual([0, 0]);
    expect(await (list === "assigneeIds" ? allAssignees() : allWatchers())).toEqual([[task.id, max.id]]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    await expectSameStatementsForHundredTasks(board, (stage) => set(anna, stage, { [list]: [max.id, vera.id] }));
  });

  test("answers 400 for people who are not on the board and for an invalid list, 403 for members, 404 for another board's stage; and nothing changes", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aTask(toDo);
    const stranger = await aUser();
    const before = await rowsIn(...TABLES);

    for (const ids of [[max.id, stranger.id], [2_000_000_000]])
      expect((await set(anna, toDo, { [list]: ids })).json).toMatchObject({
        message: expect.stringMatching(/^Only members of the board can (be assigned|watch its tasks)\.$/),
        data: { status: 400 },
      });
    expect((await set(anna, toDo, {})).json.data.params).toEqual({ [list]: `The ${list} field is required.` });
    expect((await set(anna, toDo, { [list]: ["x"] })).json.data.params).toEqual({
      [list]: `The ${list} must be an array.`,
    });
    expect((await set(max, toDo, { [list]: [max.id] })).status).toBe(403);
    const elsewhere = await set(anna, { ...other.toDo, boardId: board.id }, { [list]: [max.id] });
    expect([elsewhere.status, elsewhere.json.message]).toEqual([404, "Stage not found"]);
    expect(await rowsIn(...TABLES)).toEqual(before);
  });

  test("answers 403 with its own message in the free tier, for people who may otherwise", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const refuse = async (as: typeof anna) =>
      (await inFreeTier(() => set(as, toDo, { [list]: [max.id] }))).json.message as string;

    expect([await refuse(anna), await refuse(max)]).toEqual([
      "This is a pro feature",
      "Sorry, you are not allowed to do that.",
    ]);
  });
}
