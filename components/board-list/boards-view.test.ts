import { expect, test } from "vitest";
import { searchIn } from "@/components/board-list/search-params";
import { boardsView } from "@/components/board-list/boards-view";
import { db } from "@/lib/db";
import { aUser } from "@/lib/testing/factories/people";

async function aPersonOnBoards(count: number) {
  const paula = await aUser();
  const titles = Array.from({ length: count }, (_, at) => `Board ${String(at + 1).padStart(2, "0")}`);
  const boards = await db.board.createManyAndReturn({
    data: titles.map((title) => ({ title, createdById: paula.id })),
  });
  await db.boardMember.createMany({ data: boards.map(({ id }) => ({ boardId: id, userId: paula.id })) });
  return { ...paula, isAdmin: false };
}

test("sixty boards are shown, newest first, and the rest on request", async () => {
  const paula = await aPersonOnBoards(62);

  const first = await boardsView(searchIn({}), paula);
  const all = await boardsView(searchIn({ pages: "2", sort: "title" }), paula);

  expect(first.others).toHaveLength(60);
  expect(first.others[0]?.title).toBe("Board 62");
  expect(first.left).toBe(2);
  expect(all.others).toHaveLength(62);
  expect(all.others[0]?.title).toBe("Board 01");
  expect(all.left).toBe(0);
});

test("a starred board is shown apart from the others", async () => {
  const paula = await aPersonOnBoards(2);
  const board = await db.board.findFirstOrThrow({ where: { title: "Board 01" } });
  await db.boardPin.create({ data: { boardId: board.id, userId: paula.id } });

  const { starred, others } = await boardsView(searchIn({}), paula);

  expect(starred.map(({ title }) => title)).toEqual(["Board 01"]);
  expect(others.map(({ title }) => title)).toEqual(["Board 02"]);
});
