import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aColleague, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

let given: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  given = { ...people, task: await aTask(people.toDo, { updatedAt: LONG_AGO }) };
});

const set = (property: string, value: unknown, as: User = given.anna) =>
  call(PUT, { as, params: { board_id: given.board.id, task_id: given.task.id }, body: { property, value } });
const ids = (people: { ID: number }[]) => people.map(({ ID }) => ID).sort((one, other) => one - other);
const updatedAt = async () => (await db.task.findUniqueOrThrow({ where: { id: given.task.id } })).updatedAt;

describe("PUT property assignees", () => {
  test("each id that is named is toggled", async () => {
    const { anna, max, vera } = given;

    expect(ids((await set("assignees", max.id)).json.task.assignees)).toEqual([max.id]);
    expect(ids((await set("assignees", [String(max.id), vera.id, anna.id, anna.id])).json.task.assignees)).toEqual([
      anna.id,
      vera.id,
    ]);
    expect(ids((await set("assignees", [])).json.task.assignees)).toEqual([]);
  });

  test("add and remove say what they mean, however often", async () => {
    const { max, vera } = given;

    for (let turn = 0; turn < 2; turn += 1)
      expect(ids((await set("assignees", { add: [max.id, vera.id] })).json.task.assignees)).toEqual([max.id, vera.id]);
    for (let turn = 0; turn < 2; turn += 1)
      expect(ids((await set("assignees", { remove: max.id })).json.task.assignees)).toEqual([vera.id]);

    expect(await db.activity.count()).toBe(3);
  });

  test("lines: joined and left for oneself, added and removed with the name for others", async () => {
    const { anna, max } = given;

    await set("assignees", { add: [anna.id, max.id] });
    await set("assignees", { remove: [anna.id, max.id] });

    expect(
      (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, newValue }) => [
        action,
        column,
        newValue,
      ]),
    ).toEqual([
      ["joined", "task", null],
      ["added", "assignee", "Max"],
      ["left", "task", null],
      ["removed", "assignee", "Max"],
    ]);
  });

  test("tells those who were assigned or removed, never the actor, and they watch from then on", async () => {
    const { anna, max } = given;

    const { json } = await set("assignees", { add: [anna.id, max.id] });
    await set("assignees", { remove: [anna.id, max.id] });

    expect(ids(json.task.watchers)).toEqual([anna.id, max.id]);
    const told = await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } });
    expect(
      told.map(({ action, description, recipients }) => [action, description, recipients.map(({ userId }) => userId)]),
    ).toEqual([
      ["task_assignee_changed", "has added you as an assignee.", [max.id]],
      ["task_assignee_changed", "has removed you as an assignee.", [max.id]],
    ]);
  });

  test("the task counts as changed", async () => {
    await set("assignees", { add: [given.max.id] });
    expect((await updatedAt()).getTime()).toBeGreaterThan(LONG_AGO.getTime());

    await db.task.update({ where: { id: given.task.id }, data: { updatedAt: LONG_AGO } });
    await set("assignees", { remove: [given.max.id] });
    expect((await updatedAt()).getTime()).toBeGreaterThan(LONG_AGO.getTime());
  });

  test("admins whom one finds by search may be assigned though they are no members", async () => {
    const ada = await aColleague(given.anna, { role: "administrator" });

    expect((await set("assignees", ada.id)).json.task.assignees).toMatchObject([{ ID: ada.id, role: "Admin" }]);
  });

  test("S3: 400 for who is not on the board or does not exist, and nobody is assigned", async () => {
    const stranger = await aUser();

    for (const value of [stranger.id, [given.max.id, stranger.id], { add: [stranger.id] }, 99_999_999_999])
      expect((await set("assignees", value)).status).toBe(400);

    expect(await db.taskAssignee.count()).toBe(0);
  });

  test("S7: who is being removed at this very moment is not assigned any more", async () => {
    const { board, max } = given;

    const { answer } = await inSeparateTransaction(async (tx) => {
      await tx.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: max.id } } });
      const asked = set("assignees", { add: [max.id] });
      await waitForBlockedStatements();
      return { answer: asked };
    });

    expect((await answer).status).toBe(400);
    expect(await db.taskAssignee.count()).toBe(0);
  });

  test("who left the board can still be taken off", async () => {
    const stranger = await aUser();
    await db.taskAssignee.create({ data: { taskId: given.task.id, userId: stranger.id } });

    expect((await set("assignees", stranger.id)).json.task.assignees).toEqual([]);
  });

  test.each([["x"], [{ add: "x" }], [[[1]]], [true], [-1]])("400 for %o", async (value) => {
    const { status, json } = await set("assignees", value);

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["assignees"]]);
  });
});

describe("PUT property is_watching", () => {
  test.each([
    [true, false],
    ["true", "false"],
    ["start", "stop"],
    ["1", "0"],
  ])("%o watches, %o ends it", async (start, stop) => {
    const { json } = await set("is_watching", start, given.max);
    expect([json.task.is_watching, ids(json.task.watchers)]).toEqual([true, [given.max.id]]);
    expect((await updatedAt()).getTime()).toBeGreaterThan(LONG_AGO.getTime());

    expect((await set("is_watching", stop, given.max)).json.task.is_watching).toBe(false);
    expect(await db.activity.count()).toBe(0);
  });

  test("for another member by {userId, action}; S3: 400 for who is not on the board", async () => {
    const { json } = await set("is_watching", { userId: given.vera.id, action: "start" });
    expect(ids(json.task.watchers)).toEqual([given.vera.id]);
    expect((await set("is_watching", { userId: given.vera.id, action: "stop" })).json.task.watchers).toEqual([]);

    expect((await set("is_watching", { userId: (await aColleague(given.anna)).id, action: "start" })).status).toBe(400);
    expect(await db.taskWatcher.count()).toBe(0);
  });

  test.each([["maybe"], [[]], [{ userId: "x", action: "start" }], [{ action: "begin" }], [7]])(
    "400 for %o",
    async (value) => {
      const { status, json } = await set("is_watching", value);

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["is_watching"]]);
    },
  );
});
