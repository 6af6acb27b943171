import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aField, fieldTitles } from "@/lib/testing/factories/custom-fields";
import { aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { POST } from "./route";

const make = (as: User, board: { id: number }, customField: unknown) =>
  call(POST, { as, params: { board_id: board.id }, body: { customField } });
const form = (text: string) => ({ body: text, headers: { "content-type": "application/x-www-form-urlencoded" } });
const LONG_AGO = new Date("2020-01-01T00:00:00Z");

describe("POST /projects/:board_id/custom-field", () => {
  test("makes a field behind the others, writes a line, and the board counts as changed", async () => {
    const { max, board } = await aBoardOfAnna();
    await aField(board, { position: 7 });
    await db.board.update({ where: { id: board.id }, data: { updatedAt: LONG_AGO } });

    const { status, json } = await make(max, board, { title: "Story points", type: "number" });

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
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "created",
        column: "custom field",
        oldValue: null,
        newValue: "Story points",
        createdById: max.id,
      },
    ]);
    const after = await db.board.findUniqueOrThrow({ where: { id: board.id } });
    expect([after.hasCustomFieldOrder, after.updatedAt > LONG_AGO]).toEqual([true, true]);
  });

  test("from a form, with options", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      ...form(
        "customField[title]=Environment&customField[type]=select&customField[options][]=Staging&customField[options][]=Production",
      ),
    });

    expect([status, json.customField.settings]).toEqual([
      200,
      { custom_field_type: "select", select_options: ["Staging", "Production"] },
    ]);
  });

  test.each([["text"], ["number"], ["select"], ["multi-select"], ["checkbox"], ["date"]])(
    "a field of the type %s",
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
    ["S12: with a script", { options: ["<script>alert(1)</script>A", "<b>B</b>"] }, ["A", "B"]],
    ["right to left, astral", { options: ["עברית\nعربى", "🎉"] }, ["עברית عربى", "🎉"]],
  ])("options: %s", async (_, given, expected) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await make(anna, board, { title: "Field", type: "select", ...given });

    expect([status, json.customField?.settings.select_options]).toEqual([200, expected]);
  });

  test.each([
    ["right to left, with a line break", "שלום\n عالم ", "שלום عالم"],
    ["a number", 7, "7"],
    ["S12: with a script", "<img src=x onerror=alert(1)><script>alert(1)</script>Size", "Size"],
    ["of 150 astral characters", "🎉".repeat(150), "🎉".repeat(100)],
  ])("a title that is %s", async (_, title, expected) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await make(anna, board, { title, type: "text" });

    expect([status, json.customField?.title]).toEqual([200, expected]);
    expect(json.customField.slug.length).toBeLessThanOrEqual(100);
  });

  test.each([
    [{}, ["title", "type"]],
    [{ title: " ", type: "text" }, ["title"]],
    [{ title: ["x"], type: "text" }, ["title"]],
    [{ title: "x", type: "colour" }, ["type"]],
    [{ title: "x", type: "multi_select", options: ["A"] }, ["type"]],
    [{ title: "x", type: "select" }, ["options"]],
    [{ title: "x", type: "select", options: [] }, ["options"]],
    [{ title: "x", type: "multi-select", options: ["", "  "] }, ["options"]],
    [{ title: "x", type: "select", options: [{ a: 1 }] }, ["options"]],
    [{ title: "x", type: "select", options: ["x".repeat(101)] }, ["options"]],
    [{ title: "x", type: "select", options: Array.from({ length: 101 }, (_, at) => `Option ${at}`) }, ["options"]],
    ["text", ["title", "type"]],
    [null, ["title", "type"]],
  ])("400 for %j, and no field", async (given, params) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await make(anna, board, given);

    expect([status, Object.keys(json.data.params)]).toEqual([400, params]);
    expect(await db.customField.count()).toBe(0);
  });

  test("400 for a title that a field of that type has, in whatever case; another type or another board may", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    await aField(board, { title: "Größe", type: "text" });

    const { status, json } = await make(anna, board, { title: "GRÖẞE".toLowerCase(), type: "text" });

    expect([status, json.message]).toEqual([400, "Custom Field with that title and type already exists"]);
    expect((await make(anna, board, { title: "Größe", type: "number" })).status).toBe(200);
    expect((await make(anna, other, { title: "Größe", type: "text" })).status).toBe(200);
    expect(await db.customField.count({ where: { boardId: board.id } })).toBe(2);
  });

  test("eight at once stand behind each other, and of eight with one title one is made", async () => {
    const { anna, board } = await aBoardOfAnna();

    const different = await Promise.all(
      Array.from({ length: 8 }, (_, at) => make(anna, board, { title: `Field ${at}`, type: "text" })),
    );
    const same = await Promise.all(Array.from({ length: 8 }, () => make(anna, board, { title: "Same", type: "text" })));

    expect(different.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(same.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    const positions = (await db.customField.findMany({ orderBy: { position: "asc" } })).map(({ position }) =>
      Number(position),
    );
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("400 for the 101st field of a board", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.customField.createMany({
      data: Array.from({ length: 100 }, (_, at) => ({
        boardId: board.id,
        title: `Field ${at}`,
        slug: "field",
        type: "text" as const,
        position: at + 1,
      })),
    });

    const { status, json } = await make(anna, board, { title: "One more", type: "text" });

    expect([status, json.message]).toEqual([400, "A board may have 100 custom fields at most"]);
    expect(await fieldTitles(board.id)).not.toContain("One more");
  });

  test("S2 S6: the body's board, id, slug and position count for nothing", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const more = { board_id: other.id, boardId: other.id, id: 77, slug: "mine", position: 9 };

    const { json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { ...more, customField: { ...more, title: "Size", type: "text" } },
    });

    expect(json.customField).toMatchObject({ board_id: board.id, slug: "size", position: "1.00" });
    expect(json.customField.id).not.toBe(77);
  });

  test("403 for a viewer, a stranger and in the free tier, and no field", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const given = { title: "Size", type: "text" };

    for (const caller of [vera, await aUser()]) expect((await make(caller, board, given)).status).toBe(403);
    expect((await withSettings({ BOARDS_TIER: "free" }, () => make(anna, board, given))).json.message).toBe(
      "This is a pro feature",
    );

    expect(await db.customField.count()).toBe(0);
  });
});
