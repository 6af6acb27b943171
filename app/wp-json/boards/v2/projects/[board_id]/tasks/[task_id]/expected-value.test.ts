import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

let given: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  given = { ...people, task: await aTask(people.toDo, { title: "Old", description: "<p>Old</p>" }) };
});

const set = (as: User, property: string, value: unknown, more: object) =>
  call(PUT, { as, params: { board_id: given.board.id, task_id: given.task.id }, body: { property, value, ...more } });
const stored = () => db.task.findUniqueOrThrow({ where: { id: given.task.id } });

describe("expected_value", () => {
  test.each([
    ["title", "Old", "By Max"],
    ["description", "<p>Old</p>", "<p>By Max</p>"],
  ] as const)(
    "of two writers of the %s within one second the second gets 409 and the text as it stands",
    async (property, before, byMax) => {
      const { anna, max } = given;
      const first = await set(max, property, byMax, { expected_value: before });
      // What he wrote carries the date that Anna saw: by that alone she would overwrite it.
      const sameSecond = new Date("2026-03-01T10:00:00.900Z");
      await db.task.update({
        where: { id: given.task.id },
        data: { titleChangedAt: sameSecond, descriptionChangedAt: sameSecond },
      });

      const second = await set(anna, property, "By Anna", {
        expected_value: before,
        expected_updated_at: "2026-03-01T10:00:00+00:00",
      });

      expect([first.status, second.status, second.json.code, second.json.message]).toEqual([
        200,
        409,
        "rest_conflict",
        "Somebody else changed this text meanwhile.",
      ]);
      expect([second.json.data.current, (await stored())[property]]).toEqual([byMax, byMax]);
      expect((await set(anna, property, "By Anna", { expected_value: byMax })).status).toBe(200);
    },
  );

  test.each([
    ["title", "Old"],
    ["description", "<p>Old</p>"],
  ] as const)("of eight who write the %s at once from the same text one wins", async (property, before) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        set(at % 2 ? given.max : given.anna, property, `By ${at}`, { expected_value: before }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await stored())[property]).toBe(`By ${winner}`);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json.data.current))).toEqual(
      new Set([`By ${winner}`]),
    );
    expect(await db.activity.count()).toBe(1);
  });

  test.each([
    [null, null, 200],
    [null, "", 200],
    [null, "Something", 409],
    ["<p>Old</p>", null, 409],
    ["<p>Old</p>", "", 409],
    ["<p>Old</p>", "<p>old</p>", 409],
    ["<p>Old</p>", "<p>Old</p>", 200],
  ])("a description that is %j, expected to be %j: %i", async (description, expected_value, status) => {
    await db.task.update({ where: { id: given.task.id }, data: { description } });

    const answer = await set(given.anna, "description", "New", { expected_value });

    expect([answer.status, (await stored()).description]).toEqual([status, status === 200 ? "New" : description]);
    if (status === 409) expect(answer.json.data.current).toBe(description);
  });

  test("a stale date refuses also when the text is what was expected", async () => {
    expect(
      (await set(given.anna, "title", "New", { expected_value: "Old", expected_updated_at: "2001-01-01 00:00:00" }))
        .status,
    ).toBe(409);
  });

  test("means nothing for other properties", async () => {
    expect((await set(given.anna, "priority", "high", { expected_value: "x" })).status).toBe(200);
  });

  test("400 for what is no text, and the title stays", async () => {
    const { status, json } = await set(given.anna, "title", "New", { expected_value: ["Old"] });

    expect([status, json.data.params]).toEqual([400, { expected_value: "The expected_value must be a string." }]);
    expect((await stored()).title).toBe("Old");
  });
});
