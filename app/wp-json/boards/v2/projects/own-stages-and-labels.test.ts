import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { anAdmin } from "@/lib/testing/factories/people";
import { POST } from "./route";

const aBoardWith = async (parts: object) =>
  call(POST, { as: await anAdmin(), body: { board: { title: "Plans", type: "to-do" }, ...parts } });

describe("POST /projects with stages and labels of one's own", () => {
  test("empty lists, as PHP writes what is not there, are the stages and labels that every board begins with", async () => {
    const { status, json } = await aBoardWith({ stages: [], labels: [] });

    expect([
      status,
      await db.stage.count({ where: { boardId: json.board.id } }),
      await db.label.count({ where: { boardId: json.board.id } }),
    ]).toEqual([201, 3, 5]);
  });

  test("takes labels as POST labels does: two colours, or a preset; a text without a colour is dark", async () => {
    const labels = [
      { label: "Bug", bg_color: "#ff0000", color: "#FFFFFF" },
      { label: "Plain", bg_color: "#00ff00" },
      { title: "Soft", color_preset: "green-soft" },
      { label: "ü".repeat(150), color_preset: "red-strong", color: "#000" },
    ];

    const { status, json } = await aBoardWith({ labels });

    expect(status).toBe(201);
    expect(await db.label.findMany({ where: { boardId: json.board.id }, orderBy: { id: "asc" } })).toMatchObject([
      { title: "Bug", color: "#FFFFFF", bgColor: "#ff0000", colorPreset: null, slug: null },
      { title: "Plain", color: "#1B2533", bgColor: "#00ff00", colorPreset: null },
      { title: "Soft", color: "#1B2533", bgColor: "#C1EED9", colorPreset: "green-soft" },
      { title: "ü".repeat(100), color: "#FFFFFF", bgColor: "#AE2E24", colorPreset: "red-strong" },
    ]);
  });

  test.each([
    [{ label: "x", bg_color: "#fff", color_preset: "mauve" }, "Invalid label color preset"],
    [{ label: "x", color_preset: ["green-soft"] }, "Invalid label color preset"],
    [{ label: "x" }, "Invalid parameter(s): bg_color"],
    [{ label: "x", bg_color: "red" }, "Invalid parameter(s): bg_color"],
    [{ label: "x", bg_color: "#fff", color: "url(x)" }, "Invalid parameter(s): color"],
    [{ label: ["x"], bg_color: "#fff" }, "Invalid parameter(s): label"],
  ])("400 for the label %j, and no board", async (label, message) => {
    const { status, json } = await aBoardWith({ labels: [{ label: "fine", bg_color: "#fff" }, label] });

    expect([status, json.message]).toEqual([400, message]);
    expect(await db.board.count()).toBe(0);
  });

  test.each([
    [
      "objects in the order of their positions",
      [
        { title: "Later", position: 2 },
        { title: "Now", position: 1 },
      ],
      [
        ["Now", "now"],
        ["Later", "later"],
      ],
    ],
    [
      "positions as they go out",
      [
        { title: "C", position: "2.00" },
        { title: "B", position: "1.00" },
        { title: "A", position: "0.50" },
      ],
      [
        ["A", "a"],
        ["B", "b"],
        ["C", "c"],
      ],
    ],
    [
      "as they come without positions",
      ["One", { title: "Two" }],
      [
        ["One", "one"],
        ["Two", "two"],
      ],
    ],
    [
      "in the order sent where positions are equal",
      [
        { title: "a", position: 1 },
        { title: "b", position: 1 },
      ],
      [
        ["a", "a"],
        ["b", "b"],
      ],
    ],
    [
      "a slug of one's own",
      [
        { title: "In Progress", slug: "Under Way!" },
        { title: "Done", slug: "" },
      ],
      [
        ["In Progress", "under-way"],
        ["Done", "done"],
      ],
    ],
  ])("stages: %s", async (_, stages, expected) => {
    const { status, json } = await aBoardWith({ stages });

    const stored = await db.stage.findMany({ where: { boardId: json.board.id }, orderBy: { position: "asc" } });
    expect([status, stored.map(({ title, slug }) => [title, slug])]).toEqual([201, expected]);
    expect(stored.map(({ position }) => position.toFixed(2))).toEqual(stored.map((_, at) => `${at + 1}.00`));
  });

  test.each([
    [{ title: "" }, "Invalid parameter(s): title"],
    [{ slug: "x" }, "Invalid parameter(s): title"],
    [{ title: "x", position: "first" }, "Invalid parameter(s): position"],
    [{ title: "x", slug: {} }, "Invalid parameter(s): slug"],
  ])("400 for the stage %j, and no board", async (stage, message) => {
    const { status, json } = await aBoardWith({ stages: [stage] });

    expect([status, json.message]).toEqual([400, message]);
    expect(await db.board.count()).toBe(0);
  });
});
