import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

const SEEN = "2026-03-01 10:00:00";

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  fixture = await aBoardOfAnna();
  await db.board.update({ where: { id: fixture.board.id }, data: { title: "Old", description: "Old" } });
});

const put = (as: User, body: object) => call(PUT, { as, params: { board_id: fixture.board.id }, body });
const stored = async () => {
  const { title, description } = await db.board.findUniqueOrThrow({ where: { id: fixture.board.id } });
  return [title, description];
};
const writtenAt = (time: string) => db.activity.updateMany({ data: { createdAt: new Date(`${time}Z`) } });

describe("expected_updated_at of a board", () => {
  test.each([
    ["title", { title: "By Max" }, { title: "By Anna" }],
    ["description", { title: "Old", description: "By Max" }, { title: "Old", description: "By Anna" }],
  ])(
    "answers 409 with the current %s when somebody else changed it since, and writes nothing",
    async (_, first, second) => {
      await put(fixture.max, first);
      const before = await stored();

      const { status, json } = await put(fixture.anna, { ...second, expected_updated_at: SEEN });

      expect([status, json.code, json.data.current]).toEqual([409, "rest_conflict", "By Max"]);
      expect(await stored()).toEqual(before);
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
    await writtenAt(time);

    expect((await put(fixture.anna, { title: "By Anna", expected_updated_at: SEEN })).status).toBe(status);
  });

  test("answers 400 for an invalid date; no date means no check", async () => {
    expect(
      (await put(fixture.anna, { title: "New", expected_updated_at: "yesterday" })).json.data.params,
    ).toHaveProperty("expected_updated_at");
    expect(await stored()).toEqual(["Old", "Old"]);
    expect((await put(fixture.anna, { title: "New", expected_updated_at: null })).status).toBe(200);
  });
});
