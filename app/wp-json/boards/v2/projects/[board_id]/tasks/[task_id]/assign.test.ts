import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aColleague,
  activityLines,
  addAssignees,
  aTaskOfAnna,
  aUser,
  call,
  hasChanged,
  idsOfPeople,
  LONG_AGO,
  whileBlocked,
} from "@/lib/testing";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
beforeEach(async () => {
  fixture = await aTaskOfAnna({ updatedAt: LONG_AGO });
});

const set = (property: string, value: unknown, as: User = fixture.anna) =>
  call(PUT, { as, params: fixture.params, body: { property, value } });

describe("PUT property assignees", () => {
  test("toggles each named id", async () => {
    const { anna, max, vera } = fixture;

    expect(idsOfPeople((await set("assignees", max.id)).json.task.assignees)).toEqual([max.id]);
    expect(
      idsOfPeople((await set("assignees", [String(max.id), vera.id, anna.id, anna.id])).json.task.assignees),
    ).toEqual([anna.id, vera.id]);
    expect(idsOfPeople((await set("assignees", [])).json.task.assignees)).toEqual([]);
  });

  test("add and remove can be repeated", async () => {
    const { max, vera } = fixture;

    for (let turn = 0; turn < 2; turn += 1)
      expect(idsOfPeople((await set("assignees", { add: [max.id, vera.id] })).json.task.assignees)).toEqual([
        max.id,
        vera.id,
      ]);
    for (let turn = 0; turn < 2; turn += 1)
      expect(idsOfPeople((await set("assignees", { remove: max.id })).json.task.assignees)).toEqual([vera.id]);

    expect(await db.activity.count()).toBe(3);
  });

  test("activities say joined and left for oneself, added and removed with the name for others", async () => {
    const { anna, max } = fixture;

    await set("assignees", { add: [anna.id, max.id] });
    await set("assignees", { remove: [anna.id, max.id] });

    expect(await activityLines()).toEqual([
      ["joined", "task", null, null],
      ["added", "assignee", null, "Max"],
      ["left", "task", null, null],
      ["removed", "assignee", null, "Max"],
    ]);
  });

  test("marks the task as changed", async () => {
    for (const change of ["add", "remove"]) {
      await set("assignees", { [change]: [fixture.max.id] });
      expect(await hasChanged(fixture.task)).toBe(true);
      await db.task.update({ where: { id: fixture.task.id }, data: { updatedAt: LONG_AGO } });
    }
  });

  test("admins found by search may be assigned without membership", async () => {
    const ada = await aColleague(fixture.anna, { role: "administrator" });

    expect((await set("assignees", ada.id)).json.task.assignees).toMatchObject([{ ID: ada.id, role: "Admin" }]);
  });

  test("S3: answers 400 for people who are not on the board or unknown, and assigns nobody", async () => {
    const stranger = await aUser();

    for (const value of [stranger.id, [fixture.max.id, stranger.id], { add: [stranger.id] }, 99_999_999_999])
      expect((await set("assignees", value)).status).toBe(400);

    expect(await db.taskAssignee.count()).toBe(0);
  });

  test("S7: a person who is being removed at that moment is not assigned", async () => {
    const { board, max } = fixture;

    const [answer] = await whileBlocked(
      (tx) => tx.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: max.id } } }),
      () => [set("assignees", { add: [max.id] })],
    );

    expect(answer.status).toBe(400);
    expect(await db.taskAssignee.count()).toBe(0);
  });

  test("people who left the board can still be removed", async () => {
    const stranger = await aUser();
    await addAssignees(fixture.task, stranger);

    expect((await set("assignees", stranger.id)).json.task.assignees).toEqual([]);
  });

  test.each([["x"], [{ add: "x" }], [[[1]]], [true], [-1]])("answers 400 for %o", async (value) => {
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
  ])("%o watches, %o stops watching", async (start, stop) => {
    const { json } = await set("is_watching", start, fixture.max);
    expect([json.task.is_watching, idsOfPeople(json.task.watchers)]).toEqual([true, [fixture.max.id]]);
    expect(await hasChanged(fixture.task)).toBe(true);

    expect((await set("is_watching", stop, fixture.max)).json.task.is_watching).toBe(false);
    expect(await db.activity.count()).toBe(0);
  });

  test("{userId, action} sets it for another member; S3: answers 400 for people who are not on the board", async () => {
    const { json } = await set("is_watching", { userId: fixture.vera.id, action: "start" });
    expect(idsOfPeople(json.task.watchers)).toEqual([fixture.vera.id]);
    expect((await set("is_watching", { userId: fixture.vera.id, action: "stop" })).json.task.watchers).toEqual([]);

    expect((await set("is_watching", { userId: (await aColleague(fixture.anna)).id, action: "start" })).status).toBe(
      400,
    );
    expect(await db.taskWatcher.count()).toBe(0);
  });

  test.each([["maybe"], [[]], [{ userId: "x", action: "start" }], [{ action: "begin" }], [7]])(
    "answers 400 for %o",
    async (value) => {
      const { status, json } = await set("is_watching", value);

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["is_watching"]]);
    },
  );
});
