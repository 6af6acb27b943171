import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aField, fieldTitles } from "@/lib/testing/factories/custom-fields";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const move = (as: User, field: { id: number; boardId: number }, newIndex: unknown) =>
  call(PUT, { as, params: { board_id: field.boardId, custom_field_id: field.id }, body: { newIndex } });

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
  test("puts the field at the 1-based place, writes a line, and the board says that its fields have an order", async () => {
    const { max, board, c } = await threeFields();

    const { status, json } = await move(max, c, 1);

    expect([status, json]).toEqual([200, { message: "Custom field position has been updated successfully" }]);
    expect(await fieldTitles(board.id)).toEqual(["C", "A", "B"]);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "moved",
        column: "custom field",
        oldValue: "A,B,C",
        createdById: max.id,
      },
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).hasCustomFieldOrder).toBe(true);
  });

  test.each([
    ["2", ["B", "A", "C"]],
    [3, ["B", "C", "A"]],
    [99, ["B", "C", "A"]],
    [0, ["A", "B", "C"]],
    [-5, ["A", "B", "C"]],
    [1, ["A", "B", "C"]],
    ["2.00", ["B", "A", "C"]],
  ])("the first one to %j", async (newIndex, expected) => {
    const { anna, board, a } = await threeFields();

    expect((await move(anna, a, newIndex)).status).toBe(200);

    expect(await fieldTitles(board.id)).toEqual(expected);
    expect(await db.activity.count()).toBe(expected[0] === "A" ? 0 : 1);
  });

  test("eight at once leave no two at one place", async () => {
    const { anna, board, a, b, c } = await threeFields();

    const answers = await Promise.all([a, b, c, a, b, c, a, b].map((field, at) => move(anna, field, (at % 3) + 1)));

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const positions = (await db.customField.findMany({ where: { boardId: board.id } })).map(({ position }) =>
      Number(position),
    );
    expect([...positions].sort()).toEqual([1, 2, 3]);
  });

  test.each([[undefined], [""], ["first"], [[1]], [{}]])("400 for %j, and the order stays", async (newIndex) => {
    const { anna, board, c } = await threeFields();

    const { status, json } = await move(anna, c, newIndex);

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["newIndex"]]);
    expect(await fieldTitles(board.id)).toEqual(["A", "B", "C"]);
  });

  test("S1: 404 for a field of another board; 403 for a viewer and a stranger; and the order stays", async () => {
    const { anna, vera, board, c } = await threeFields();
    const foreign = await aField(await aBoard({ members: [[anna, "manager"]] }));

    expect((await move(anna, { ...foreign, boardId: board.id }, 1)).status).toBe(404);
    for (const caller of [vera, await aUser()]) expect((await move(caller, c, 1)).status).toBe(403);

    expect(await fieldTitles(board.id)).toEqual(["A", "B", "C"]);
  });
});
