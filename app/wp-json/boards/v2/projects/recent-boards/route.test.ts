import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, aTask, aUser, call, type Caller, idsOf, removeMember } from "@/lib/testing";
import { GET as LIST } from "../route";
import { GET as READ } from "../[board_id]/route";
import { GET } from "./route";

const open = (as: Caller, ...boards: { id: number }[]) =>
  boards.reduce(
    (before: Promise<unknown>, { id }) => before.then(() => call(READ, { as, params: { board_id: id } })),
    Promise.resolve(),
  );
const recent = async (as: Caller): Promise<number[]> => idsOf((await call(GET, { as })).json.boards);

describe("GET /projects/recent-boards", () => {
  test("returns the last four that the caller opened, the latest first", async () => {
    const admin = await anAdmin();
    const [second, ...others] = [await aBoard(), await aBoard(), await aBoard(), await aBoard()];

    await open(admin, await aBoard(), second, ...others, second);

    expect(await recent(admin)).toEqual(idsOf([second, ...others.toReversed()]));
  });

  test("returns boards as the list does: people, stages, counters", async () => {
    const { max, board, done } = await aBoardOfAnna();
    await aTask(done, { status: "closed" });
    await open(max, board);

    const { json } = await call(GET, { as: max });

    expect(json.boards).toEqual((await call(LIST, { as: max })).json.boards.data);
    expect(json.boards).toMatchObject([{ id: board.id, completed_tasks_count: "1", settings: { tasks_count: 1 } }]);
  });

  test("returns the first four visible boards to a caller who has opened none yet; 401 when signed out", async () => {
    const { vera, board } = await aBoardOfAnna();
    await aBoard();
    const others = [];
    for (let at = 0; at < 4; at += 1) others.push(await aBoard({ members: [[vera, "member"]] }));

    expect(await recent(vera)).toEqual(idsOf([board, ...others.slice(0, 3)]));
    expect(await recent(await aUser())).toEqual([]);
    expect((await call(GET)).status).toBe(401);
  });

  test("leaves out what others opened, archived boards, templates and boards that the caller left", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const [archived, template, left, foreign] = [
      await aBoard({ members: [[max, "member"]] }),
      await aBoard({ members: [[max, "member"]] }),
      await aBoard({ members: [[max, "member"]] }),
      await aBoard({ members: [[anna, "manager"]] }),
    ];
    await open(max, board, archived, template, left);
    await open(anna, foreign);

    await db.board.update({ where: { id: archived.id }, data: { archivedAt: new Date() } });
    await db.board.update({ where: { id: template.id }, data: { isTemplate: true } });
    await removeMember(left, max);

    expect(await recent(max)).toEqual([board.id]);
  });
});
