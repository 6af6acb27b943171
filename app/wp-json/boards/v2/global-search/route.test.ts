import { describe, expect, test } from "vitest";
import { GET } from "./route";
import {
  aBoard,
  aBoardOfAnna,
  aComment,
  aField,
  aFieldValue,
  aLabel,
  anAdmin,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  aUser,
  call,
  type Caller,
} from "@/lib/testing";
import { db } from "@/lib/db";

const search = (as: Caller, query: string, more: Record<string, string | number> = {}) =>
  call(GET, { as, query: { query, task_page: 1, ...more } });

async function titlesFor(as: Caller, query: string, more: Record<string, string | number> = {}): Promise<string[]> {
  const { json } = await search(as, query, more);
  expect(json.tasks.total).toBe(json.tasks.data.length);
  return json.tasks.data.map(({ title }: { title: string }) => title);
}

describe("GET /global-search", () => {
  test("returns tasks and boards, each as a page", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { title: "Website", description: "Our <b>site</b>" } });
    const task = await aTask(toDo, { title: "Relaunch of the website", description: "<p>Before &amp; after</p>" });

    const { status, json } = await search(anna, "website", { board_page: 1 });

    expect(status).toBe(200);
    const page = { current_page: 1, per_page: 20, total: 1, last_page: 1 };
    expect(json).toEqual({
      tasks: {
        data: [
          {
            type: "task",
            id: task.id,
            title: "Relaunch of the website",
            description: "Before & after",
            board_id: board.id,
            board: { id: board.id, title: "Website", url: expect.stringMatching(`/boards/${board.id}$`) },
            stage: { id: toDo.id, title: toDo.title },
          },
        ],
        ...page,
      },
      boards: { data: [{ type: "board", id: board.id, title: "Website", description: "Our site" }], ...page },
    });
  });

  test("leaves a section empty whose page is not sent, and boards when it searches one board", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { title: "Website" } });
    await aTask(toDo, { title: "Website" });

    const [none, both, one] = await Promise.all([
      search(anna, "website", { task_page: "" }),
      search(anna, "website", { board_page: 1 }),
      search(anna, "website", { board_page: 1, scope: board.id }),
    ]);

    const totals = [none, both, one].map(({ json }) => [json.tasks.total, json.boards.total]);
    expect(totals).toEqual([
      [0, 0],
      [1, 1],
      [1, 0],
    ]);
    expect(none.json.tasks).toEqual({ data: [], current_page: 1, per_page: 20, total: 0, last_page: 1 });
  });

  test("answers 403 for somebody on no board", async () => {
    expect((await search(await aUser(), "website")).status).toBe(403);
  });

  test.each([
    ["a word", "relaunch", ["Relaunch of the café website"]],
    ["the beginning of a word", "relau", ["Relaunch of the café website"]],
    ["words in another order", "website cafe relaunch", ["Relaunch of the café website"]],
    ["capital letters and accents", "RELÁUNCH", ["Relaunch of the café website"]],
    ["letters within a word", "launch", ["Relaunch of the café website"]],
    ["swapped letters", "wesbite", ["Relaunch of the café website"]],
    ["a missing letter", "webste", ["Relaunch of the café website"]],
    ["a letter too many, and another word", "relauunch website", ["Relaunch of the café website"]],
    ["a wrong letter", "vebsite", ["Relaunch of the café website"]],
    ["a phrase", '"café website"', ["Relaunch of the café website"]],
    ["a phrase in the wrong order", '"website café"', []],
    ["all but a word", "relaunch -café", []],
    ["part of a Chinese title", "日本", ["東京は日本の首都"]],
    ["one Chinese character", "首", ["東京は日本の首都"]],
    ["characters in another order", "本日", []],
    ["Arabic without vowels", "المدرسه", ["زيارة الْمَدْرَسَة"]],
    ["Russian", "ЁЛКА", ["Купить елку", "Ёлка"]],
    ["German ß", "strasse", ["Lange Straße"]],
    ["an emoji", "🚀", ["Start 🚀"]],
    ["a percent sign", "100%", ["100% done_now"]],
    ["an underscore as a separator", "done_now", ["100% done_now"]],
    ["a LIKE pattern as text", "%", []],
    ["a backslash", "\\", []],
    ["operators of tsquery as text", "relaunch & !website | (:*", ["Relaunch of the café website"]],
    ["a quotation mark without an end", '"lange straße', ["Lange Straße"]],
  ])("finds titles by %s", async (_, query, titles) => {
    const { anna, toDo } = await aBoardOfAnna();
    for (const title of TITLES) await aTask(toDo, { title });

    expect((await titlesFor(anna, query)).sort()).toEqual([...titles].sort());
  });

  test("finds descriptions, labels, custom values and comments, after titles, and new words instead of old ones", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const label = await aLabel(board, { title: "Invoice" });
    const field = await aField(board);
    await aTask(toDo, { title: "In the description", description: "<p>The <b>in</b>voice, please</p>" });
    const commented = await aTask(toDo, { title: "In a comment" });
    const comment = await aComment(commented, anna, { rawDescription: "Where is the invoice?" });
    await attachLabel(await aTask(toDo, { title: "By its label" }), label);
    const valued = await aTask(toDo, { title: "By its value" });
    await aFieldValue(valued, field, "invoice 2026");
    await aTask(toDo, { title: "Write the invoice" });

    expect(await titlesFor(anna, "invoice")).toEqual([
      "Write the invoice",
      "By its value",
      "By its label",
      "In the description",
      "In a comment",
    ]);

    await db.label.update({ where: { id: label.id }, data: { title: "Paid" } });
    await db.comment.delete({ where: { id: comment.id } });
    await db.customFieldValue.deleteMany();
    await db.task.updateMany({ where: { title: "Write the invoice" }, data: { title: "Written" } });
    expect(await titlesFor(anna, "invoice")).toEqual(["In the description"]);
    expect(await titlesFor(anna, "paid")).toEqual(["By its label"]);
  });

  test("finds no unpublished comment", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    await aComment(await aTask(toDo), anna, { rawDescription: "invoice", status: "draft" });
    await aComment(await aTask(toDo), anna, { rawDescription: "invoice", status: "spam" });

    expect(await titlesFor(anna, "invoice")).toEqual([]);
  });

  test("puts a title that is the words first, then those that begin with them, then own boards, then recent tasks", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const admin = await anAdmin();
    const other = await aStage(await aBoard({ members: [[admin, "member"]] }));
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await aTask(toDo, { title: "A plan for the budget", updatedAt: at(3) });
    await aTask(toDo, { title: "The budget plan", updatedAt: at(9) });
    await aTask(toDo, { title: "Budget plan for May", updatedAt: at(2) });
    await aTask(toDo, { title: "Budget plan", updatedAt: at(1) });
    await aTask(toDo, { title: "Budget of the plan", updatedAt: at(4) });
    await aTask(other, { title: "Plan on the admin’s board: budget", updatedAt: at(1) });

    expect(await titlesFor(anna, "budget plan")).toEqual([
      "Budget plan",
      "Budget plan for May",
      "The budget plan",
      "Budget of the plan",
      "A plan for the budget",
    ]);
    expect((await titlesFor(admin, "budget plan")).slice(3)).toEqual([
      "Plan on the admin’s board: budget",
      "Budget of the plan",
      "A plan for the budget",
    ]);
  });

  test("finds and counts nothing of boards that the caller does not see, of archived boards, or that is archived", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const archivedBoard = await aBoard({ archivedAt: new Date(), members: [[anna, "manager"]] });
    const template = await aBoard({ isTemplate: true, members: [[anna, "manager"]] });
    const stranger = await aBoard({ title: "Secret" });
    for (const board of [archivedBoard, template, stranger]) {
      const task = await aTask(await aStage(board), { title: "Secret" });
      await aComment(task, anna, { rawDescription: "Secret" });
    }
    await aTask(toDo, { title: "Secret of old", archivedAt: new Date() });
    await aSubtask(await aTask(toDo), { title: "Secret step" });

    const { json } = await search(anna, "secret", { board_page: 1 });
    expect([json.tasks.total, json.boards.total, json.tasks.data, json.boards.data]).toEqual([0, 0, [], []]);
    expect(await titlesFor(anna, "secret", { scope: stranger.id })).toEqual([]);
    expect(await titlesFor(anna, "sekret")).toEqual([]);
    expect(await titlesFor(anna, "archived:secret")).toEqual(["Secret of old"]);
    expect(await titlesFor(anna, "archived: secret")).toEqual(["Secret of old"]);
    expect(await titlesFor(await anAdmin(), "secret")).toEqual(["Secret"]);
  });

  test("finds tasks and boards by id, of which the complete one is the first", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const tasks = [await aTask(toDo), await aTask(toDo)];
    const [last] = tasks.slice(-1);

    const { json } = await search(anna, `id:${last?.id}`, { board_page: 1 });

    expect(json.tasks.data[0].id).toBe(last?.id);
    expect((await search(anna, `id: ${board.id}`, { board_page: 1 })).json.boards.data[0].id).toBe(board.id);
    expect(await titlesFor(anna, "id:999999999")).toEqual([]);
  });

  test("finds a task that has moved on its new board only", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const other = await aStage(await aBoard({ members: [[anna, "manager"]] }));
    const task = await aTask(toDo, { title: "Movable" });
    await aComment(task, anna, { rawDescription: "Remark" });
    await db.task.update({ where: { id: task.id }, data: { boardId: other.boardId, stageId: other.id } });

    for (const query of ["movable", "remark"]) {
      expect(await titlesFor(anna, query, { scope: other.boardId })).toEqual(["Movable"]);
      expect(await titlesFor(anna, query, { scope: board.id })).toEqual([]);
    }
  });

  test("pages through all tasks once, and limits the size of a page", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    for (let at = 0; at < 5; at += 1) await aTask(toDo, { title: "Same", updatedAt: new Date(0) });

    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(anna, "same", { task_page: page, per_page: 2 })));

    const ids = pages.flatMap(({ json }) => json.tasks.data.map(({ id }: { id: number }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
    expect(pages[3]?.json.tasks).toMatchObject({ data: [], total: 5, last_page: 3, current_page: 4, per_page: 2 });
    const sizes = await Promise.all([0, 101, "x"].map((size) => search(anna, "same", { per_page: size })));
    expect(sizes.map(({ json }) => json.tasks.per_page)).toEqual([1, 100, 20]);
  });
});

const TITLES = [
  "Relaunch of the café website",
  "東京は日本の首都",
  "زيارة الْمَدْرَسَة",
  "Ёлка",
  "Купить елку",
  "Lange Straße",
  "Start 🚀",
  "100% done_now",
];
