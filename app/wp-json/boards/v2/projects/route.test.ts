import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aFolder,
  anAdmin,
  aServiceAdmin,
  aUser,
  call,
  markAsInvited,
  titlesOf,
  withSettings,
} from "@/lib/testing";
import { GET, POST } from "./route";

const listed = async (as: User, query = {}) => titlesOf((await call(GET, { as, query })).json.boards.data);
const create = (as: User, body: object) => call(POST, { as, body: { board: { title: "x", type: "to-do" }, ...body } });

describe("GET /projects", () => {
  test("lists the boards of the caller, newest first, with their people and stages, in two queries", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    await aBoard({ title: "somebody else's" });

    const { status, json, queries } = await call(GET, { as: max });

    expect(status).toBe(200);
    expect(queries).toBe(2);
    expect(json.boards).toMatchObject({ current_page: 1, per_page: 10, total: 1, last_page: 1 });
    const [list] = json.boards.data;
    expect(list).toMatchObject({
      id: board.id,
      settings: { tasks_count: 0 },
      users: [{ role: "Admin" }, { role: "Member" }, { role: "Viewer" }],
      stages: [{ id: toDo.id, position: "1.00", settings: { default_task_status: "open" } }, {}, {}],
    });
    expect(json.folder_mapping).toEqual([]);
  });

  test("shows managers the address by which a person was invited, but no other", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await markAsInvited(max.email, board, max);

    expect((await call(GET, { as: anna })).json.boards.data[0].users).toMatchObject([
      { user_email: anna.email },
      { user_email: max.email },
      { user_email: expect.stringMatching(/^p\*\*\*@example\.com$/) },
    ]);
  });

  test("an admin sees every board, a service admin too; templates are in no list; 401 when signed out", async () => {
    await aBoard({ title: "one" });
    await aBoard({ title: "template", isTemplate: true });

    for (const as of [await anAdmin(), await aServiceAdmin()]) expect(await listed(as)).toEqual(["one"]);
    expect((await call(GET)).status).toBe(401);
  });

  test.each([
    [{ search: "100%" }, ["100% sure"]],
    [{ searchInput: "ALPHA" }, ["Alpha"]],
    [{ type: "roadmap" }, ["Plans"]],
    [{ option: "archived" }, ["Old"]],
    [{ order_by: "title", order_type: "ASC" }, ["100% sure", "Alpha", "Plans"]],
    [{ order: "title", orderBy: "DESC" }, ["Plans", "Alpha", "100% sure"]],
    [{ per_page: 1, page: 2, order_by: "title", order_type: "ASC" }, ["Alpha"]],
    [{ page: 9 }, []],
  ])("filters and sorts by %j", async (query, expected) => {
    const admin = await anAdmin();
    await aBoard({ title: "Alpha" });
    await aBoard({ title: "100% sure" });
    await aBoard({ title: "Plans", type: "roadmap" });
    await aBoard({ title: "Old", archivedAt: new Date() });

    expect(await listed(admin, query)).toEqual(expected);
  });

  test("describes the requested folder, as far as the caller may see it, and only then", async () => {
    const { max, board } = await aBoardOfAnna();
    const [folder, foreign] = [await aFolder({ title: "Marketing" }), await aFolder()];
    await db.board.update({ where: { id: board.id }, data: { folderId: folder.id } });
    await aBoard({ folderId: folder.id });
    await aBoard({ folderId: foreign.id });
    const boardsOf = async (as: User, query: { fid?: number | string }) => (await call(GET, { as, query })).json;

    const described = { id: folder.id, title: "Marketing", board_count: 1 };
    expect((await boardsOf(max, { fid: folder.id })).current_folder).toEqual(described);
    expect((await boardsOf(await anAdmin(), { fid: folder.id })).current_folder).toEqual({
      ...described,
      board_count: 2,
    });
    for (const fid of [foreign.id, 99_999]) expect((await boardsOf(max, { fid })).current_folder).toBeNull();
    for (const query of [{}, { fid: "" }]) expect(await boardsOf(max, query)).not.toHaveProperty("current_folder");
  });
});

describe("POST /projects", () => {
  test("makes a board with three stages and five labels, which its creator manages", async () => {
    const admin = await anAdmin();

    const { json } = await call(POST, { as: admin, body: { board: { title: "Alpha\n", type: "to-do" } } });

    expect(json.message).toBe("Board has been created successfully");
    expect(json.board).toMatchObject({
      title: "Alpha",
      currency: "USD",
      created_by: admin.id,
      background: { id: expect.stringMatching(/^solid_\d+$/), color: expect.stringMatching(/^#[0-9A-F]{6}$/i) },
    });

    const board = await db.board.findUniqueOrThrow({
      where: { id: json.board.id },
      include: {
        stages: { orderBy: { position: "asc" } },
        labels: { orderBy: { id: "asc" } },
        members: true,
        activities: true,
      },
    });
    expect(board.stages.map(({ title, slug, defaultTaskStatus }) => [title, slug, defaultTaskStatus])).toEqual([
      ["Open", "open", "open"],
      ["In Progress", "in-progress", "open"],
      ["Completed", "completed", "closed"],
    ]);
    expect(board.labels.map(({ title, slug, bgColor }) => [title, slug, bgColor])).toEqual([
      [null, "green", "#4bce97"],
      [null, "yellow", "#f5cd47"],
      [null, "orange", "#fea362"],
      [null, "red", "#f87168"],
      [null, "purple", "#9f8fef"],
    ]);
    expect(board.members).toMatchObject([{ userId: admin.id, role: "manager" }]);
    expect(board.activities).toMatchObject([
      { action: "created", column: "board", description: "Alpha", createdById: admin.id },
    ]);
  });

  test("accepts a form, own stages in both spellings, labels, members, currency and background", async () => {
    const [admin, max] = [await anAdmin(), await aUser()];
    const form = `board[title]=Plans&board[type]=roadmap&board[currency]=eur&board[background][id]=solid_4&stages[0][title]=Now&stages[1]=Later&labels[0][label]=Bug&labels[0][bg_color]=%23f00&member_ids[]=${max.id}`;

    const { json } = await call(POST, {
      as: admin,
      body: new URLSearchParams(form),
    });

    expect(json.board).toMatchObject({
      type: "roadmap",
      currency: "EUR",
      background: { id: "solid_4", color: "#D7543D" },
    });
    expect(await db.stage.findMany({ where: { boardId: json.board.id }, orderBy: { position: "asc" } })).toMatchObject([
      { title: "Now", isPublic: false },
      { title: "Later", isPublic: true },
    ]);
    expect(await db.label.findMany({ where: { boardId: json.board.id } })).toMatchObject([
      { title: "Bug", bgColor: "#f00" },
    ]);
    expect(await db.boardMember.findMany({ where: { boardId: json.board.id, userId: max.id } })).toMatchObject([
      { role: "member" },
    ]);
  });

  test.each([
    [
      { id: 57, image_url: "https://example.com/a.png", color: "#fff" },
      { id: 57, is_image: true, image_url: "https://example.com/a.png", color: null },
    ],
    [{ color: "#abcdef" }, { id: "custom", is_image: false, image_url: null, color: "#abcdef" }],
    [
      { id: "solid_99", image_url: "javascript:alert(1)" },
      { id: expect.stringMatching(/^solid_/), is_image: false, image_url: null },
    ],
    [{ color: "red;}" }, { id: expect.stringMatching(/^solid_/) }],
  ])("accepts the background %j", async (background, expected) => {
    const { json } = await create(await anAdmin(), { board: { title: "x", type: "to-do", background } });

    expect(json.board.background).toMatchObject(expected);
  });

  test("answers 403 for a folder in the free tier, and makes no board", async () => {
    const admin = await anAdmin();
    const folder = await aFolder();
    const send = () => create(admin, { folder_id: folder.id });

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, send);

    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
    expect(await db.board.count()).toBe(0);
    expect((await send()).status).toBe(201);
  });

  test("a stage called closed closes, whatever its title; others go by their title", async () => {
    const stages = [
      { title: "To do", status: "open" },
      { title: "Done", status: "closed" },
      { title: "Completed" },
      { title: "Launched", status: "open" },
    ];

    const { json } = await create(await anAdmin(), { stages });

    const made = await db.stage.findMany({ where: { boardId: json.board.id }, orderBy: { position: "asc" } });
    expect(made.map(({ title, defaultTaskStatus }) => [title, defaultTaskStatus])).toEqual([
      ["To do", "open"],
      ["Done", "closed"],
      ["Completed", "closed"],
      ["Launched", "open"],
    ]);
  });

  test("answers 400 that names every missing field, in both shapes that clients read", async () => {
    const { status, json } = await call(POST, { as: await anAdmin(), body: {} });

    expect(status).toBe(400);
    expect(json).toEqual({
      code: "rest_invalid_param",
      message: "Invalid parameter(s): title, type",
      data: { status: 400, params: { title: "The title field is required.", type: "The type field is required." } },
      errors: {
        title: { required: "The title field is required." },
        type: { required: "The type field is required." },
      },
    });
  });

  test("answers 404 for an unknown folder or member, and leaves no board behind", async () => {
    const admin = await anAdmin();

    expect((await create(admin, { folder_id: 99 })).json.message).toBe("Folder not found");
    expect((await create(admin, { member_ids: [9999] })).json.message).toBe("User not found");
    expect(await db.board.count()).toBe(0);
  });

  test("answers 403 for members, unless the site lets members create boards", async () => {
    const { max } = await aBoardOfAnna();

    expect((await create(max, {})).status).toBe(403);
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    expect((await create(max, {})).status).toBe(201);
    expect((await create(await aUser(), {})).status).toBe(403);
  });
});

const aBoardWith = async (parts: object) =>
  call(POST, { as: await anAdmin(), body: { board: { title: "Plans", type: "to-do" }, ...parts } });

describe("POST /projects with custom stages and labels", () => {
  test("empty lists, which PHP sends for missing values, give the default stages and labels", async () => {
    const { status, json } = await aBoardWith({ stages: [], labels: [] });

    expect([
      status,
      await db.stage.count({ where: { boardId: json.board.id } }),
      await db.label.count({ where: { boardId: json.board.id } }),
    ]).toEqual([201, 3, 5]);
  });

  test("accepts labels as POST labels does: two colours, or a preset; a text without a colour is dark", async () => {
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
    [{ label: "x" }, "Invalid parameter(s): bg_color"],
    [{ label: "x", bg_color: "red" }, "Invalid parameter(s): bg_color"],
    [{ label: ["x"], bg_color: "#fff" }, "Invalid parameter(s): label"],
  ])("answers 400 for the label %j, and makes no board", async (label, message) => {
    const { status, json } = await aBoardWith({ labels: [{ label: "fine", bg_color: "#fff" }, label] });

    expect([status, json.message]).toEqual([400, message]);
    expect(await db.board.count()).toBe(0);
  });

  const slugged = (...titles: string[]) => titles.map((title) => [title, title.toLowerCase()]);

  test.each([
    [
      "objects in the order of their positions",
      [
        { title: "Later", position: 2 },
        { title: "Now", position: 1 },
      ],
      slugged("Now", "Later"),
    ],
    [
      "positions as they go out",
      [
        { title: "B", position: "1.00" },
        { title: "A", position: "0.50" },
      ],
      slugged("A", "B"),
    ],
    ["as they come without positions", ["One", { title: "Two" }], slugged("One", "Two")],
    [
      "in the order sent where positions are equal",
      [
        { title: "a", position: 1 },
        { title: "b", position: 1 },
      ],
      slugged("a", "b"),
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
  ])("makes the stages: %s", async (_, stages, expected) => {
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
  ])("answers 400 for the stage %j, and makes no board", async (stage, message) => {
    const { status, json } = await aBoardWith({ stages: [stage] });

    expect([status, json.message]).toEqual([400, message]);
    expect(await db.board.count()).toBe(0);
  });
});
