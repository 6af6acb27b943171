import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, onBoard, statusesOf, storedBoard } from "@/lib/testing";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  fixture = await aBoardOfAnna();
});

const SEEN = "2026-03-01 10:00:00";

const describeAs = (description: string | null) =>
  db.board.update({ where: { id: fixture.board.id }, data: { description } });
const put = (as: User, body: object) => onBoard(PUT)(as, fixture.board, { title: fixture.board.title, ...body });
const stored = async () => (await storedBoard(fixture.board)).description;

describe("expected_description", () => {
  beforeEach(() => describeAs("<p>Old</p>"));

  test("of two people who edit the same description the second gets 409 and the current text", async () => {
    const { anna, max } = fixture;
    const first = await put(max, { description: "By Max", expected_description: "<p>Old</p>" });
    const second = await put(anna, { title: "By Anna", description: "By Anna", expected_description: "<p>Old</p>" });

    expect([first.status, second.status, second.json.code, second.json.message]).toEqual([
      200,
      409,
      "rest_conflict",
      "Somebody else changed this text meanwhile.",
    ]);
    expect([second.json.data.current, await stored()]).toEqual(["By Max", "By Max"]);
    expect((await storedBoard(fixture.board)).title).toBe(fixture.board.title);
    expect((await put(anna, { description: "By Anna", expected_description: "By Max" })).status).toBe(200);
  });

  test("of eight requests at once from the same text one succeeds", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        put(at % 2 ? fixture.max : fixture.anna, { description: `By ${at}`, expected_description: "<p>Old</p>" }),
      ),
    );

    expect(statusesOf(answers).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await stored()).toBe(`By ${answers.findIndex(({ status }) => status === 200)}`);
    expect(await db.activity.count()).toBe(1);
  });

  test.each([
    [null, null, 200],
    [null, "", 200],
    [null, "Something", 409],
    ["<p>Old</p>", null, 409],
    ["<p>Old</p>", "", 409],
    ["<p>Old</p>", "<p>Old</p>", 200],
  ])(
    "answers a description that is %j, expected to be %j, with %i",
    async (description, expected_description, status) => {
      await describeAs(description);

      const answer = await put(fixture.anna, { description: "New", expected_description });

      expect([answer.status, await stored()]).toEqual([status, status === 200 ? "New" : description]);
    },
  );

  test("a request without it overwrites as usual", async () => {
    expect([(await put(fixture.anna, { description: "New" })).status, await stored()]).toEqual([200, "New"]);
  });

  test("is ignored where no description is sent", async () => {
    expect((await put(fixture.anna, { title: "Renamed", expected_description: "Something" })).status).toBe(200);
    expect(await stored()).toBe("<p>Old</p>");
  });

  test("answers 400 for a value that is not text, and the description stays", async () => {
    const { status, json } = await put(fixture.anna, { description: "New", expected_description: ["Old"] });

    expect([status, json.data.params]).toEqual([
      400,
      { expected_description: "The expected_description must be a string." },
    ]);
    expect(await stored()).toBe("<p>Old</p>");
  });
});

describe("the 409", () => {
  const conflict = async (body: object) => {
    const { json } = await put(fixture.anna, { title: "By Anna", description: "By Anna", ...body });
    return json.data;
  };

  test.each([
    ["title", { title: "By Max" }, { expected_updated_at: SEEN }],
    ["title", { title: "By Max" }, { expected_title: "Old" }],
    ["description", { description: "By Max" }, { expected_updated_at: SEEN }],
    ["description", { description: "By Max" }, { expected_description: "" }],
  ])("says that it is the %s, who changed it, and when", async (property, change, expected) => {
    const { max } = fixture;
    await put(max, change);

    expect(await conflict(expected)).toEqual({
      status: 409,
      current: "By Max",
      property,
      changed_by: { ID: max.id, display_name: max.displayName },
      changed_at: expect.any(String),
    });
  });

  test("names nobody when it is not recorded who changed the text, or the account is gone", async () => {
    const { max } = fixture;
    await put(max, { description: "By Max" });
    await describeAs("By an import");
    const byImport = await conflict({ expected_description: "" });
    await put(max, { description: "By Max again" });
    await db.activity.updateMany({ data: { createdById: null } });
    const byNobody = await conflict({ expected_description: "" });

    expect([byImport, byNobody]).toEqual([
      { status: 409, current: "By an import", property: "description" },
      { status: 409, current: "By Max again", property: "description" },
    ]);
  });
});

describe("expected_updated_at", () => {
  beforeEach(() => db.board.update({ where: { id: fixture.board.id }, data: { title: "Old", description: "Old" } }));

  const titleAndDescription = async () => {
    const { title, description } = await storedBoard(fixture.board);
    return [title, description];
  };

  test.each([
    ["title", { title: "By Max" }, { title: "By Anna" }],
    ["description", { title: "Old", description: "By Max" }, { title: "Old", description: "By Anna" }],
  ])(
    "answers 409 with the current %s when somebody else changed it since, and writes nothing",
    async (_, first, second) => {
      await put(fixture.max, first);
      const before = await titleAndDescription();

      const { status, json } = await put(fixture.anna, { ...second, expected_updated_at: SEEN });

      expect([status, json.code, json.data.current]).toEqual([409, "rest_conflict", "By Max"]);
      expect(await titleAndDescription()).toEqual(before);
    },
  );

  test("changes of other properties do not matter", async () => {
    await put(fixture.max, { title: "By Max", description: "By Max" });

    expect((await put(fixture.anna, { title: "By Max", expected_updated_at: SEEN })).status).toBe(200);
    expect(
      (await put(fixture.anna, { title: "By Max", description: "By Max", expected_updated_at: SEEN })).status,
    ).toBe(200);
    await db.activity.deleteMany({ where: { column: "description" } });
    expect(
      (await put(fixture.anna, { title: "By Max", description: "By Anna", expected_updated_at: SEEN })).status,
    ).toBe(200);
  });

  test.each([
    ["2026-03-01T09:59:59.900", 200],
    ["2026-03-01T10:00:00.900", 200],
    ["2026-03-01T10:00:01.000", 409],
  ])("answers a date written as %s with %i", async (time, status) => {
    await put(fixture.max, { title: "By Max" });
    await db.activity.updateMany({ data: { createdAt: new Date(`${time}Z`) } });

    expect((await put(fixture.anna, { title: "By Anna", expected_updated_at: SEEN })).status).toBe(status);
  });

  test.each(["title", "description"])(
    "in milliseconds shows a change of the %s within the same second",
    async (name) => {
      const { json } = await put(fixture.anna, { title: "First", description: "First" });
      const seen = { expected_updated_at_ms: json.board.updated_at_ms };
      const sent = (text: string) => ({ title: "First", [name]: text });
      expect((await put(fixture.anna, { ...sent("Second"), ...seen })).status).toBe(200);

      const late = await put(fixture.max, { ...sent("Max"), ...seen });

      expect([late.status, late.json.data.current]).toEqual([409, "Second"]);
    },
  );

  test("answers 400 for an invalid date; no date means no check", async () => {
    expect(
      (await put(fixture.anna, { title: "New", expected_updated_at: "yesterday" })).json.data.params,
    ).toHaveProperty("expected_updated_at");
    expect(await titleAndDescription()).toEqual(["Old", "Old"]);
    expect((await put(fixture.anna, { title: "New", expected_updated_at: null })).status).toBe(200);
  });
});
