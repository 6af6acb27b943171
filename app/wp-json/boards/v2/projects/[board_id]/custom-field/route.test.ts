import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aField,
  expectOnlyActivity,
  fieldTitles,
  FORM,
  inFreeTier,
  LONG_AGO,
  onBoard,
  statusesAtOnce,
  storedBoard,
} from "@/lib/testing";
import { POST } from "./route";

const make = (as: User, board: { id: number }, customField: unknown) => onBoard(POST)(as, board, { customField });
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("POST /projects/:board_id/custom-field", () => {
  test("adds a field after the others, whatever slug and position are sent; records an activity, and marks the board as changed", async () => {
    const { max, board } = await aBoardOfAnna();
    await aField(board, { position: 7 });
    await db.board.update({ where: { id: board.id }, data: { updatedAt: LONG_AGO } });

    const { status, json } = await make(max, board, {
      title: "Story points",
      type: "number",
      id: 77,
      slug: "mine",
      position: 9,
    });

    expect([status, json.message]).toEqual([200, "Custom field has been successfully created"]);
    expect(json.customField).toMatchObject({
      board_id: board.id,
      title: "Story points",
      slug: "story-points",
      type: "custom-field",
      position: "8.00",
      settings: { custom_field_type: "number" },
    });
    expect(await db.customField.findUnique({ where: { id: json.customField.id } })).toMatchObject({
      boardId: board.id,
      type: "number",
      options: [],
    });
    await expectOnlyActivity(board, max, { action: "created", column: "custom field", newValue: "Story points" });
    const after = await storedBoard(board);
    expect([after.hasCustomFieldOrder, after.updatedAt > LONG_AGO]).toEqual([true, true]);
  });

  test("accepts a form, with options", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await onBoard(POST)(
      anna,
      board,
      "customField[title]=Environment&customField[type]=select&customField[options][]=Staging&customField[options][]=Production",
      FORM,
    );

    expect([status, json.customField.settings]).toEqual([
      200,
      { custom_field_type: "select", select_options: ["Staging", "Production"] },
    ]);
  });

  test.each([["text"], ["number"], ["select"], ["multi-select"], ["checkbox"], ["date"]])(
    "accepts a field of the type %s",
    async (type) => {
      const { anna, board } = await aBoardOfAnna();

      const { status, json } = await make(anna, board, { title: "Field", type, options: ["A"] });

      expect([status, json.customField.settings]).toEqual([
        200,
        { custom_field_type: type, ...(type.endsWith("select") && { select_options: ["A"] }) },
      ]);
    },
  );

  test.each([
    ["options", { options: [" A ", "B", "A", "", 7] }, ["A", "B", "7"]],
    ["select_options", { select_options: ["A"] }, ["A"]],
    ["settings", { settings: { select_options: ["A"] } }, ["A"]],
    ["a single one", { options: "A" }, ["A"]],
    ["right to left, astral", { options: ["עברית\nعربى", "🎉"] }, ["עברית عربى", "🎉"]],
  ])("reads options: %s", async (_, input, expected) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await make(anna, board, { title: "Field", type: "select", ...input });

    expect([status, json.customField?.settings.select_options]).toEqual([200, expected]);
  });

  test("cuts a title at 100 characters, never inside a character, and its slug", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { json } = await make(anna, board, { title: "🎉".repeat(150), type: "text" });

    expect(json.customField.title).toBe("🎉".repeat(100));
    expect(json.customField.slug.length).toBeLessThanOrEqual(100);
  });

  test.each([
    [{}, ["title", "type"]],
    [{ title: "x", type: "multi_select", options: ["A"] }, ["type"]],
    [{ title: "x", type: "select" }, ["options"]],
    [{ title: "x", type: "multi-select", options: ["", "  "] }, ["options"]],
    [{ title: "x", type: "select", options: [{ a: 1 }] }, ["options"]],
    [{ title: "x", type: "select", options: ["x".repeat(101)] }, ["options"]],
    [{ title: "x", type: "select", options: numbered(101) }, ["options"]],
  ])("answers 400 for %j, and adds no field", async (input, params) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await make(anna, board, input);

    expect([status, Object.keys(json.data.params)]).toEqual([400, params]);
    expect(await db.customField.count()).toBe(0);
  });

  test("answers 400 for a title that a field of that type has, in any case; another type or another board may", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    await aField(board, { title: "Größe", type: "text" });

    const { status, json } = await make(anna, board, { title: "GRÖẞE".toLowerCase(), type: "text" });

    expect([status, json.message]).toEqual([400, "Custom Field with that title and type already exists"]);
    expect((await make(anna, board, { title: "Größe", type: "number" })).status).toBe(200);
    expect((await make(anna, other, { title: "Größe", type: "text" })).status).toBe(200);
    expect(await db.customField.count({ where: { boardId: board.id } })).toBe(2);
  });

  test("eight requests at once get consecutive positions, and of eight with one title one succeeds", async () => {
    const { anna, board } = await aBoardOfAnna();
    const send = (title: string) => make(anna, board, { title, type: "text" });

    expect(await statusesAtOnce(8, (at) => send(`Field ${at}`))).toEqual(Array(8).fill(200));
    expect(await statusesAtOnce(8, () => send("Same"))).toEqual([200, ...Array(7).fill(400)]);
    expect(
      (await db.customField.findMany({ orderBy: { position: "asc" } })).map(({ position }) => Number(position)),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("answers 400 for the 101st field of a board", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.customField.createMany({
      data: numbered(100).map((position) => ({
        boardId: board.id,
        title: `Field ${position}`,
        slug: "field",
        type: "text" as const,
        position,
      })),
    });

    const { status, json } = await make(anna, board, { title: "One more", type: "text" });

    expect([status, json.message]).toEqual([400, "A board may have 100 custom fields at most"]);
    expect(await fieldTitles(board.id)).not.toContain("One more");
  });

  test("answers 403 for a viewer and in the free tier", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const input = { title: "Size", type: "text" };

    expect((await make(vera, board, input)).status).toBe(403);
    expect((await inFreeTier(() => make(anna, board, input))).json.message).toBe("This is a pro feature");
  });
});
