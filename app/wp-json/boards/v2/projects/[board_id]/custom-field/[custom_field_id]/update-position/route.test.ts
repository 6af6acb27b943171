import { describe, expect, test } from "vitest";
import type { CustomField, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aField,
  expectOnlyActivity,
  fieldTitles,
  onRecord,
  statusesOf,
  storedBoard,
} from "@/lib/testing";
import { PUT } from "./route";

const move = (as: User, field: CustomField, newIndex: unknown) =>
  onRecord(PUT, "custom_field_id")(as, field, { newIndex });

async function threeFields() {
  const all = await aBoardOfAnna();
  const [a, b, c] = [
    await aField(all.board, { title: "A" }),
    await aField(all.board, { title: "B" }),
    await aField(all.board, { title: "C" }),
  ];
  return { ...all, a, b, c };
}

describe("PUT /projects/:board_id/custom-field/:custom_field_id/update-position", () => {
  test("moves the field to the 1-based position, records an activity, and the board says that its fields have an order", async () => {
    const { max, board, c } = await threeFields();

    const { status, json } = await move(max, c, 1);

    expect([status, json]).toEqual([200, { message: "Custom field position has been updated successfully" }]);
    expect(await fieldTitles(board.id)).toEqual(["C", "A", "B"]);
    await expectOnlyActivity(board, max, { action: "moved", column: "custom field", oldValue: "A,B,C" });
    expect((await storedBoard(board)).hasCustomFieldOrder).toBe(true);
  });

  test.each([
    ["2", ["B", "A", "C"]],
    [3, ["B", "C", "A"]],
    [99, ["B", "C", "A"]],
    [1, ["A", "B", "C"]],
  ])("moves the first field to %j", async (newIndex, expected) => {
    const { anna, board, a } = await threeFields();

    expect((await move(anna, a, newIndex)).status).toBe(200);

    expect(await fieldTitles(board.id)).toEqual(expected);
    expect(await db.activity.count()).toBe(expected[0] === "A" ? 0 : 1);
  });

  test("eight requests at once leave no two at one position", async () => {
    const { anna, board, a, b, c } = await threeFields();

    const answers = await Promise.all([a, b, c, a, b, c, a, b].map((field, at) => move(anna, field, (at % 3) + 1)));

    expect(statusesOf(answers)).toEqual(Array(8).fill(200));
    expect(
      (await db.customField.findMany({ where: { boardId: board.id } })).map(({ position }) => Number(position)).sort(),
    ).toEqual([1, 2, 3]);
  });

  test("answers 400 for a position that is no number, and the order stays", async () => {
    const { anna, board, c } = await threeFields();

    const { status, json } = await move(anna, c, "first");

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["newIndex"]]);
    expect(await fieldTitles(board.id)).toEqual(["A", "B", "C"]);
  });

  test("answers 404 for a field of another board (S1), 403 for a viewer", async () => {
    const { anna, vera, board, c } = await threeFields();

    expect((await move(anna, { ...(await aField(await aBoard())), boardId: board.id }, 1)).status).toBe(404);
    expect((await move(vera, c, 1)).status).toBe(403);
  });
});
