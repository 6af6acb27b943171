import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards-app/v1/people/[user_id]/deactivate/route";
import { DELETE as deleteUser, PUT as updateUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as listUsers } from "@/app/wp-json/wp/v2/users/route";
import { GET as managers } from "@/app/wp-json/boards/v2/managers/route";
import { GET as boardUsers } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aColleague, aMember } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";

const deactivate = (as: User, { id }: { id: number }) => call(POST, { as, params: { user_id: id } });
const isActive = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).deactivatedAt === null;

describe("POST /people/:user_id/deactivate", () => {
  test("keeps the person on boards and tasks, marked, and in WordPress's list", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const admin = await anAdmin();

    const { status, json } = await deactivate(admin, max);

    expect([status, json.message]).toEqual([200, "The account is deactivated"]);
    expect(await db.boardMember.count({ where: { userId: max.id } })).toBe(1);
    const { users } = (await call(readBoard, { as: anna, params: { board_id: board.id } })).json.board;
    expect(users.map((user: { ID: number; user_status: string }) => [user.ID, user.user_status])).toEqual(
      expect.arrayContaining([
        [anna.id, "0"],
        [max.id, "1"],
      ]),
    );
    const ids = (list: { ID?: number; id?: number }[]) => list.map(({ ID, id }) => ID ?? id);
    expect(ids((await call(boardUsers, { as: anna, params: { board_id: board.id } })).json.users)).toContain(max.id);
    expect(ids((await call(managers, { as: admin })).json.users)).toContain(max.id);
    expect(ids((await call(listUsers, { as: admin })).json)).toContain(max.id);
  });

  test("a second time changes nothing", async () => {
    const [admin, max] = [await anAdmin(), await aUser()];
    await deactivate(admin, max);
    const { deactivatedAt } = await db.user.findUniqueOrThrow({ where: { id: max.id } });

    expect((await deactivate(admin, max)).status).toBe(200);
    expect((await db.user.findUniqueOrThrow({ where: { id: max.id } })).deactivatedAt).toEqual(deactivatedAt);
  });

  test("403 for colleagues, for oneself, and for a service admin of an administrator", async () => {
    const [max, admin] = [await aUser(), await anAdmin()];

    for (const [as, of] of [
      [await aColleague(max), max],
      [admin, admin],
      [await aServiceAdmin(), admin],
    ] as const) {
      expect((await deactivate(as, of)).status).toBe(403);
      expect(await isActive(of)).toBe(true);
    }
  });

  test("404 for an unknown person", async () => {
    expect((await deactivate(await anAdmin(), { id: 4711 })).status).toBe(404);
  });

  test("of two administrators who deactivate each other at once one stays", async () => {
    const [one, other] = [await anAdmin(), await anAdmin()];

    await Promise.all([deactivate(one, other), deactivate(other, one)]);

    expect(await db.user.count({ where: { role: "administrator", deactivatedAt: null } })).toBe(1);
  });

  test("who is left as the only active administrator can neither be demoted nor deleted", async () => {
    const [one, other, service] = [await anAdmin(), await anAdmin(), await aServiceAdmin()];
    await deactivate(one, other);

    expect(
      (await call(updateUser, { as: one, params: { user_id: one.id }, body: { roles: ["subscriber"] } })).status,
    ).toBe(409);
    expect(
      (await call(deleteUser, { as: service, params: { user_id: one.id }, body: { force: true, reassign: false } }))
        .status,
    ).toBe(403);
    expect(
      (await call(updateUser, { as: one, params: { user_id: other.id }, body: { roles: ["subscriber"] } })).status,
    ).toBe(200);
  });

  test("viewers of the person's boards are notified", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aMember(board, await aUser());
    const before = await db.board.findUniqueOrThrow({ where: { id: board.id } });

    await deactivate(await anAdmin(), max);

    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).not.toEqual(
      before.membersChangedAt,
    );
    expect(await isActive(anna)).toBe(true);
  });
});
