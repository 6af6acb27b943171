import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

const SEEN = "2026-03-01 10:00:00";

let given: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  given = await aBoardOfAnna();
  await db.board.update({ where: { id: given.board.id }, data: { title: "Old", description: "Old" } });
});

const put = (as: User, body: object) => call(PUT, { as, params: { board_id: given.board.id }, body });
const stored = async () => {
  const { title, description } = await db.board.findUniqueOrThrow({ where: { id: given.board.id } });
  return [title, description];
};
const writtenAt = (time: string) => db.activity.updateMany({ data: { createdAt: new Date(`${time}Z`) } });

describe("expected_updated_at of a board", () => {
  test.each([
    ["title", { title: "By Max" }, { title: "By Anna" }],
    ["description", { title: "Old", description: "By Max" }, { title: "Old", description: "By Anna" }],
  ])(
    "409 with the current %s when somebody else changed it since, and nothing is written",
    async (_, first, second) => {
      await put(given.max, first);
      const before = await stored();

      const { status, json } = await put(given.anna, { ...second, expected_updated_at: SEEN });

      expect([status, json.code, json.data.current]).toEqual([409, "rest_conflict", "By Max"]);
      expect(await stored()).toEqual(before);
    },
  );

  test("what changed besides the texts that are written does not matter", async () => {
    await put(given.max, { title: "By Max", description: "By Max" });

    expect((await put(given.anna, { title: "By Max", expected_updated_at: SEEN })).status).toBe(200);
    expect((await put(given.anna, { title: "By Max", description: "By Max", expected_updated_at: SEEN })).status).toBe(
      200,
    );
    await db.activity.deleteMany({ where: { column: "description" } });
    expect((await put(given.anna, { title: "By Max", description: "By Anna", expected_updated_at: SEEN })).status).toBe(
      200,
    );
  });

  test.each([
    ["2026-03-01T09:59:59.900", 200],
    ["2026-03-01T10:00:00.900", 200],
    ["2026-03-01T10:00:01.000", 409],
  ])("written at %s: %i", async (time, status) => {
    await put(given.max, { title: "By Max" });
    await writtenAt(time);

    expect((await put(given.anna, { title: "By Anna", expected_updated_at: SEEN })).status).toBe(status);
  });

  test("400 for what is no date; none is as if nothing was said", async () => {
    expect((await put(given.anna, { title: "New", expected_updated_at: "yesterday" })).json.data.params).toHaveProperty(
      "expected_updated_at",
    );
    expect(await stored()).toEqual(["Old", "Old"]);
    expect((await put(given.anna, { title: "New", expected_updated_at: null })).status).toBe(200);
  });
});
