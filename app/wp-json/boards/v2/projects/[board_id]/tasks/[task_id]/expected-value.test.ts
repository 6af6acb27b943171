import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  fixture = { ...people, task: await aTask(people.toDo, { title: "Old", description: "<p>Old</p>" }) };
});

const set = (as: User, property: string, value: unknown, more: object) =>
  call(PUT, {
    as,
    params: { board_id: fixture.board.id, task_id: fixture.task.id },
    body: { property, value, ...more },
  });
const stored = () => db.task.findUniqueOrThrow({ where: { id: fixture.task.id } });

describe("expected_value", () => {
  test.each([
    ["title", "Old", "By Max"],
    ["description", "<p>Old</p>", "<p>By Max</p>"],
  ] as const)(
    "of two writers of the %s within one second the second gets 409 and the current text",
    async (property, before, byMax) => {
      const { anna, max } = fixture;
      const first = await set(max, property, byMax, { expected_value: before });
      // Max's write has the date that Anna saw: by the date alone she would overwrite it.
      const sameSecond = new Date("2026-03-01T10:00:00.900Z");
      await db.task.update({
        where: { id: fixture.task.id },
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
  ] as const)("of eight requests at once for the %s from the same text one succeeds", async (property, before) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        set(at % 2 ? fixture.max : fixture.anna, property, `By ${at}`, { expected_value: before }),
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
  ])("answers a description that is %j, expected to be %j, with %i", async (description, expected_value, status) => {
    await db.task.update({ where: { id: fixture.task.id }, data: { description } });

    const answer = await set(fixture.anna, "description", "New", { expected_value });

    expect([answer.status, (await stored()).description]).toEqual([status, status === 200 ? "New" : description]);
    if (status === 409) expect(answer.json.data.current).toBe(description);
  });

  test("a stale date is refused also when the text is as expected", async () => {
    expect(
      (await set(fixture.anna, "title", "New", { expected_value: "Old", expected_updated_at: "2001-01-01 00:00:00" }))
        .status,
    ).toBe(409);
  });

  test("is ignored for other properties", async () => {
    expect((await set(fixture.anna, "priority", "high", { expected_value: "x" })).status).toBe(200);
  });

  test("answers 400 for a value that is not text, and the title stays", async () => {
    const { status, json } = await set(fixture.anna, "title", "New", { expected_value: ["Old"] });

    expect([status, json.data.params]).toEqual([400, { expected_value: "The expected_value must be a string." }]);
    expect((await stored()).title).toBe("Old");
  });
});
