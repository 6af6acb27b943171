import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, call } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET as list } from "../route";
import { GET } from "./route";

type Query = Record<string, string | number>;
const titles = (json: { items: { title: string }[] }) => json.items.map(({ title }) => title);

async function aTable() {
  const all = await aBoardOfAnna();
  return {
    ...all,
    send: (query: Query = {}) => call(GET, { as: all.vera, params: { board_id: all.board.id }, query }),
  };
}

const day = (date: number) => new Date(Date.UTC(2030, 0, date));

describe("GET /projects/:board_id/tasks/table", () => {
  test("returns whole tasks, as the list does, and the number of the page", async () => {
    const { vera, board, toDo, send } = await aTable();
    await aTask(toDo, { description: "<p>Text</p>" });

    const { status, json } = await send();

    expect(status).toBe(200);
    expect(json).toEqual({
      items: (await call(list, { as: vera, params: { board_id: board.id } })).json.tasks,
      pagination: { total: 1, current_page: 1, per_page: 20, last_page: 1 },
    });
  });

  test("pages in the order of the board: its stages in their order, their tasks by position", async () => {
    const { toDo, doing, send } = await aTable();
    await db.stage.update({ where: { id: toDo.id }, data: { position: 9 } });
    for (const title of ["a", "b", "c"]) await aTask(toDo, { title });
    for (const title of ["d", "e"]) await aTask(doing, { title });

    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push((await send({ per_page: 2, page })).json);

    expect(pages.map(titles)).toEqual([["d", "e"], ["a", "b"], ["c"], []]);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3, 4].map((current_page) => ({ total: 5, current_page, per_page: 2, last_page: 3 })),
    );
    expect(titles((await send({ sort_direction: "desc" })).json)).toEqual(["c", "b", "a", "e", "d"]);
  });

  test.each([
    ["title", ["Birnen", "Äpfel", "äpfel"], ["Äpfel", "äpfel", "Birnen"]],
    ["status", ["Äpfel", "äpfel", "Birnen"], ["Birnen", "Äpfel", "äpfel"]],
    ["stage_id", ["Äpfel", "äpfel", "Birnen"], ["Birnen", "Äpfel", "äpfel"]],
    ["priority", ["Birnen", "äpfel", "Äpfel"], ["Äpfel", "äpfel", "Birnen"]],
    ["due_at", ["äpfel", "Äpfel", "Birnen"], ["Äpfel", "äpfel", "Birnen"]],
    ["created_at", ["Birnen", "Äpfel", "äpfel"], ["äpfel", "Äpfel", "Birnen"]],
    ["updated_at", ["äpfel", "Birnen", "Äpfel"], ["Äpfel", "Birnen", "äpfel"]],
    ["vote_statistics", ["Birnen", "Äpfel", "äpfel"], ["äpfel", "Äpfel", "Birnen"]],
  ])(
    "sorts by %s, up and down; without a due date last either way, equal ones as on the board",
    async (sort_by, up, down) => {
      const { toDo, done, send } = await aTable();
      await aTask(toDo, {
        title: "Äpfel",
        priority: "urgent",
        dueAt: day(3),
        createdAt: day(2),
        updatedAt: day(3),
        voteCount: 5,
      });
      await aTask(toDo, {
        title: "äpfel",
        priority: "high",
        dueAt: day(2),
        createdAt: day(3),
        updatedAt: day(1),
        voteCount: 10,
      });
      await aTask(done, { title: "Birnen", priority: "none", status: "closed", createdAt: day(1), updatedAt: day(2) });
      expect([
        titles((await send({ sort_by })).json),
        titles((await send({ sort_by, sort_direction: "DESC" })).json),
      ]).toEqual([up, down]);
    },
  );

  test("accepts the filters of the list, too", async () => {
    const { toDo, doing, send } = await aTable();
    for (const title of ["paint", "sweep", "paint too"]) await aTask(toDo, { title });
    await aTask(doing, { title: "paint there" });

    const { json } = await send({ search: "PAINT", stage: toDo.id, per_page: 1, page: 2 });

    expect(json).toMatchObject({ items: [{ title: "paint too" }], pagination: { total: 2, last_page: 2 } });
  });

  test("has 1 to 150 a page, 20 by default", async () => {
    const { send } = await aTable();
    const perPage = async (per_page: string | number) => (await send({ per_page })).json.pagination.per_page;

    expect([await perPage(0), await perPage(-5), await perPage(150), await perPage(151), await perPage("x")]).toEqual([
      1, 1, 150, 150, 20,
    ]);
    expect((await send({ page: "99999999999", per_page: 150 })).json).toMatchObject({
      items: [],
      pagination: { total: 0, last_page: 1 },
    });
  });

  test("answers 400 for an unknown column or direction", async () => {
    const { send } = await aTable();

    expect((await send({ sort_by: "slug" })).json.data.params).toEqual({ sort_by: "The sort_by format is invalid." });
    expect((await send({ sort_direction: "up" })).json.data.params).toEqual({
      sort_direction: "The sort_direction format is invalid.",
    });
    expect((await send({ due_date: "someday" })).status).toBe(400);
  });

  testForbidden(GET);
});
