import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET as READ } from "../[board_id]/route";
import { GET } from "./route";

const open = (as: User, ...boards: { id: number }[]) =>
  boards.reduce(
    (before: Promise<unknown>, { id }) => before.then(() => call(READ, { as, params: { board_id: id } })),
    Promise.resolve(),
  );
const recent = async (as: User): Promise<number[]> =>
  (await call(GET, { as })).json.boards.map(({ id }: { id: number }) => id);

describe("GET /projects/recent-boards", () => {
  test("returns the last four that the caller opened, the latest first", async () => {
    const admin = await anAdmin();
    const [first, second, third, fourth, fifth] = [
      await aBoard(),
      await aBoard(),
      await aBoard(),
      await aBoard(),
      await aBoard(),
    ];

    await open(admin, first, second, third, fourth, fifth, second);

    expect(await recent(admin)).toEqual([second.id, fifth.id, fourth.id, third.id]);
  });

  test("returns boards as a list does: people, stages, counters", async () => {
    const { max, board, toDo, done } = await aBoardOfAnna();
    await aTask(done, { status: "closed" });
    await open(max, board);

    const { status, json } = await call(GET, { as: max });

    expect(status).toBe(200);
    expect(json.boards).toMatchObject([
      {
        id: board.id,
        title: board.title,
        completed_tasks_count: "1",
        settings: { tasks_count: 1 },
        is_pinned: false,
        isUserOnlyViewer: false,
      },
    ]);
    expect(json.boards[0].stages[0]).toMatchObject({ id: toDo.id, position: "1.00" });
    expect(json.boards[0].users.map(({ role }: { role: string }) => role)).toEqual(["Admin", "Member", "Viewer"]);
  });

  test("returns the first four visible boards to a caller who has opened none yet", async () => {
    const { vera, board } = await aBoardOfAnna();
    await aBoard();
    const others = [];
    for (let at = 0; at < 4; at += 1) others.push(await aBoard({ members: [[vera, "member"]] }));

    expect(await recent(vera)).toEqual([board.id, ...others.slice(0, 3).map(({ id }) => id)]);
    expect(await recent(await aUser())).toEqual([]);
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
    await db.boardMember.delete({ where: { boardId_userId: { boardId: left.id, userId: max.id } } });

    expect(await recent(max)).toEqual([board.id]);
  });

  test("queries the database as often for four as for one; answers 401 when signed out", async () => {
    const admin = await anAdmin();
    await aStage(await aBoard());
    const one = await queryCountOf(GET, { as: admin });
    for (let at = 0; at < 3; at += 1) await aStage(await aBoard({ members: [[await aUser(), "member"]] }));

    expect(await queryCountOf(GET, { as: admin })).toBe(one);
    expect((await call(GET)).status).toBe(401);
  });
});
