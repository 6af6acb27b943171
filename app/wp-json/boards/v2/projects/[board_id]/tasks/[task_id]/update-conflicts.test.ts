import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aTaskOfAnna, aUser, call, LONG_AGO, statusesOf, storedTask } from "@/lib/testing";
import { removeUser } from "@/lib/users/delete";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
beforeEach(async () => {
  fixture = await aTaskOfAnna({
    title: "Old",
    description: "<p>Old</p>",
    updatedAt: LONG_AGO,
    titleChangedAt: LONG_AGO,
    descriptionChangedAt: LONG_AGO,
  });
});

const set = (as: User, property: string, value: unknown, more: object = {}) =>
  call(PUT, { as, params: fixture.params, body: { property, value, ...more } });
const stored = () => storedTask(fixture.task);

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

    expect(statusesOf(answers).sort()).toEqual([200, ...Array(7).fill(409)]);
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

  test("is ignored for properties that are not compared", async () => {
    expect((await set(fixture.anna, "settings", { cover: {} }, { expected_value: "x" })).status).toBe(200);
  });

  const NOON = "2027-03-01 12:00:00";
  test.each([
    ["status", "closed", "open", "open", "closed"],
    ["priority", "high", "low", "medium", "high"],
    ["due_at", NOON, null, "2027-05-05 00:00:00", NOON],
    ["started_at", NOON, null, "2027-02-02 00:00:00", NOON],
    ["remind_at", NOON, null, "2027-02-02 00:00:00", NOON],
    ["reminder_type", "custom", "none", "none", null],
    ["archived_at", NOON, null, null, true],
    ["is_template", "yes", "no", "no", true],
  ])(
    "the %s that Max has set is not replaced by a request that expects another one",
    async (property, byMax, before, byAnna, current) => {
      const { anna, max, task } = fixture;
      await db.task.update({
        where: { id: task.id },
        data: { dueAt: property === "reminder_type" ? new Date() : null, reminderType: null },
      });
      expect((await set(max, property, byMax, { expected_value: before })).status).toBe(200);
      const left = await stored();

      const { status, json } = await set(anna, property, byAnna, { expected_value: before });

      expect([status, json.code, json.message]).toEqual([
        409,
        "rest_conflict",
        "Somebody else changed this value meanwhile.",
      ]);
      // A kind of reminder without its time has no line of activity.
      if (property !== "reminder_type")
        expect(json.data).toMatchObject({ changed_by: { ID: max.id, display_name: max.displayName }, current });
      expect(await stored()).toEqual(left);
      expect((await set(anna, property, byAnna, { expected_value: byMax })).status).toBe(200);
    },
  );

  test.each([
    ["title", "New", "Old"],
    ["description", "<p>New</p>", "<p>Old</p>"],
    ["status", "closed", "open"],
    ["priority", "high", "low"],
    ["due_at", NOON, null],
    ["started_at", NOON, null],
    ["archived_at", NOON, null],
    ["is_template", "yes", "no"],
  ])(
    "the %s is accepted again, as after an answer that was lost, and changes nothing",
    async (property, value, before) => {
      const again = () => set(fixture.anna, property, value, { expected_value: before });
      expect((await again()).status).toBe(200);
      const { updatedAt: _, ...left } = await stored();
      const lines = await db.activity.count();

      expect((await again()).status).toBe(200);

      expect(await stored()).toMatchObject(left);
      expect(await db.activity.count()).toBe(lines);
    },
  );

  test("a date is the same whatever its fraction of a second and its format are", async () => {
    await db.task.update({ where: { id: fixture.task.id }, data: { dueAt: new Date("2027-03-01T12:00:00.700Z") } });

    const { status } = await set(fixture.anna, "due_at", null, { expected_value: "2027-03-01T13:00:00+01:00" });

    expect([status, (await stored()).dueAt]).toEqual([200, null]);
  });

  test("of eight requests at once for the due date from the same one, one succeeds", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        set(at % 2 ? fixture.max : fixture.anna, "due_at", `2027-03-0${at + 1} 00:00:00`, { expected_value: null }),
      ),
    );

    expect(statusesOf(answers).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test("answers 400 for what can't be a value of the property", async () => {
    const { status, json } = await set(fixture.anna, "due_at", null, { expected_value: "someday" });

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["expected_value"]]);
  });

  test("a viewer is refused before anything is compared", async () => {
    const { status, json } = await set(fixture.vera, "priority", "high", { expected_value: "urgent" });

    expect([status, json.data.current]).toEqual([403, undefined]);
  });

  test("answers 400 for a value that is not text, and the title stays", async () => {
    const { status, json } = await set(fixture.anna, "title", "New", { expected_value: ["Old"] });

    expect([status, json.data.params]).toEqual([400, { expected_value: "The expected_value must be a string." }]);
    expect((await stored()).title).toBe("Old");
  });
});

const LONG = `<p>${"Zwölf Boxkämpfer jagen Viktor quer über den Sylter Deich. ".repeat(3)}</p>`;

describe("the 409 of two writers", () => {
  test.each([
    ["title", "By Max"],
    ["description", "<p>By <strong>Max</strong></p>"],
    ["description", "<p>By Max</p><p>of R&amp;D</p>"],
    ["description", LONG],
    ["description", ""],
  ] as const)("says who wrote the %s %j, and when, and nothing else about that person", async (property, byMax) => {
    const { anna, max } = fixture;
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

  test("names nobody when no activity has the current text", async () => {
    await set(fixture.max, "title", "By Max");
    await db.task.update({ where: { id: fixture.task.id }, data: { title: "By a program" } });

    expect((await set(fixture.anna, "title", "By Anna", { expected_value: "Old" })).json.data).toEqual({
      status: 409,
      current: "By a program",
    });
    expect((await set(fixture.anna, "description", "By Anna", { expected_value: "Other" })).json.data).toEqual({
      status: 409,
      current: "<p>Old</p>",
    });
  });

  test("names nobody when the account is deleted", async () => {
    await set(fixture.max, "title", "By Max");
    await removeUser(fixture.max, null);

    expect((await set(fixture.anna, "title", "By Anna", { expected_value: "Old" })).json.data).toEqual({
      status: 409,
      current: "By Max",
    });
  });

  test("names nobody to people who may not write", async () => {
    await set(fixture.max, "title", "By Max");

    for (const stranger of [fixture.vera, await aUser()]) {
      const { status, json } = await set(stranger, "title", "Mine", { expected_value: "Old" });
      expect([status, json.data]).toEqual([403, { status: 403 }]);
    }
  });
});

describe("expected_updated_at", () => {
  test.each(["title", "description"])(
    "answers 409 with the current %s when somebody else changed it since",
    async (property) => {
      const seen = (await stored()).updatedAt.toISOString();
      await set(fixture.max, property, "Max was first");

      const { status, json } = await set(fixture.anna, property, "Anna", { expected_updated_at: seen });

      expect([status, json.code, json.data.current]).toEqual([409, "rest_conflict", "Max was first"]);
      expect(await stored()).toMatchObject({ [property]: "Max was first" });
    },
  );

  test("changes of other properties do not matter", async () => {
    const seen = "2020-01-01 00:00:00";
    await set(fixture.max, "priority", "high");
    await set(fixture.max, "description", "by Max");

    expect((await set(fixture.anna, "title", "New", { expected_updated_at: seen })).status).toBe(200);
  });

  test("the date of the last answer is valid for the next change", async () => {
    const { json } = await set(fixture.anna, "title", "First");

    expect((await set(fixture.anna, "title", "Second", { expected_updated_at: json.task.updated_at })).status).toBe(
      200,
    );
  });

  test.each(["title", "description"])(
    "in milliseconds shows a change of the %s within the same second",
    async (property) => {
      const first = await set(fixture.anna, property, "First");
      const seen = { expected_updated_at_ms: first.json.task.updated_at_ms };
      await set(fixture.max, property, "Max");

      const late = await set(fixture.anna, property, "Anna", seen);

      expect([late.status, late.json.data?.current]).toEqual([409, "Max"]);
      expect(await stored()).toMatchObject({ [property]: "Max" });
    },
  );

  test("in milliseconds allows a change of what was answered last, and ignores other properties", async () => {
    const { json } = await set(fixture.anna, "title", "First");
    await set(fixture.max, "description", "Max");
    await set(fixture.max, "priority", "high");

    const next = await set(fixture.anna, "title", "Second", { expected_updated_at_ms: json.task.updated_at_ms });

    expect(next.status).toBe(200);
    expect(next.json.task.updated_at_ms).toBeGreaterThan(json.task.updated_at_ms);
  });

  test("answers 400 for an invalid date", async () => {
    expect((await set(fixture.anna, "title", "New", { expected_updated_at_ms: "now" })).status).toBe(400);
    expect((await set(fixture.anna, "title", "New", { expected_updated_at: "yesterday" })).status).toBe(400);
    expect((await stored()).title).toBe("Old");
  });
});
