import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { removeUser } from "@/lib/users/delete";
import { PUT } from "./route";

let given: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  given = { ...people, task: await aTask(people.toDo, { title: "Old", description: "<p>Old</p>" }) };
});

const LONG = `<p>${"Zwölf Boxkämpfer jagen Viktor quer über den Sylter Deich. ".repeat(3)}</p>`;
const set = (as: User, property: string, value: string, more: object = {}) =>
  call(PUT, { as, params: { board_id: given.board.id, task_id: given.task.id }, body: { property, value, ...more } });

describe("a 409 of two writers", () => {
  test.each([
    ["title", "By Max"],
    ["description", "<p>By <strong>Max</strong></p>"],
    ["description", "<p>By Max</p><p>of R&amp;D</p>"],
    ["description", LONG],
    ["description", ""],
  ] as const)("says who wrote the %s %j, and when, and no more of that person", async (property, byMax) => {
    const { anna, max } = given;
    await set(anna, property, "Before Max");
    await set(max, property, byMax);

    const { status, json } = await set(anna, property, "By Anna", { expected_value: "Before Max" });

    const line = await db.activity.findFirstOrThrow({ where: { createdById: max.id } });
    expect(status).toBe(409);
    expect(json.data).toEqual({
      status: 409,
      current: byMax || null,
      changed_by: { ID: max.id, display_name: max.displayName },
      changed_at: `${line.createdAt.toISOString().slice(0, 19)}+00:00`,
    });
  });

  test("names nobody where no line speaks of the text as it stands", async () => {
    await set(given.max, "title", "By Max");
    await db.task.update({ where: { id: given.task.id }, data: { title: "By a program" } });

    expect((await set(given.anna, "title", "By Anna", { expected_value: "Old" })).json.data).toEqual({
      status: 409,
      current: "By a program",
    });
    expect((await set(given.anna, "description", "By Anna", { expected_value: "Other" })).json.data).toEqual({
      status: 409,
      current: "<p>Old</p>",
    });
  });

  test("names nobody whose account is gone", async () => {
    await set(given.max, "title", "By Max");
    await removeUser(given.max, null);

    expect((await set(given.anna, "title", "By Anna", { expected_value: "Old" })).json.data).toEqual({
      status: 409,
      current: "By Max",
    });
  });

  test("says nothing to who may not write", async () => {
    await set(given.max, "title", "By Max");

    for (const stranger of [given.vera, await aUser()]) {
      const { status, json } = await set(stranger, "title", "Mine", { expected_value: "Old" });
      expect([status, json.data]).toEqual([403, { status: 403 }]);
    }
  });
});
