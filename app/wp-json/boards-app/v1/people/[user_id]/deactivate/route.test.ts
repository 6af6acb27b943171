import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { PUT as updateUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as listUsers } from "@/app/wp-json/wp/v2/users/route";
import { GET as managers } from "@/app/wp-json/boards/v2/managers/route";
import { GET as boardUsers } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, accountOf, anAdmin, aServiceAdmin, aUser, boardsWithChangedMembers, call } from "@/lib/testing";

const deactivate = (as: User, { id }: { id: number }) => call(POST, { as, params: { user_id: id } });

describe("POST /people/:user_id/deactivate", () => {
  test("leaves the person on boards and tasks, marked, and in WordPress's list", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const admin = await anAdmin();

    const { json } = await deactivate(admin, max);

    expect(json.message).toBe("The account is deactivated");
    const params = { board_id: board.id };
    const { users } = (await call(readBoard, { as: anna, params })).json.board;
    expect(users).toMatchObject([{ ID: anna.id, user_status: "0" }, { ID: max.id, user_status: "1" }, {}]);
    const ids = (list: { ID?: number; id?: number }[]) => list.map(({ ID, id }) => ID ?? id);
    expect(ids((await call(boardUsers, { as: anna, params })).json.users)).toContain(max.id);
    expect(ids((await call(managers, { as: admin })).json.users)).toContain(max.id);
    expect(ids((await call(listUsers, { as: admin })).json)).toContain(max.id);
  });

  test("a second time changes nothing", async () => {
    const [admin, max] = [await anAdmin(), await aUser()];
    await deactivate(admin, max);
    const { deactivatedAt } = await accountOf(max);

    expect((await deactivate(admin, max)).status).toBe(200);
    expect((await accountOf(max)).deactivatedAt).toEqual(deactivatedAt);
  });

  test("answers 403 for oneself, and for a service admin of an administrator; 404 for an unknown person", async () => {
    const admin = await anAdmin();

    for (const as of [admin, await aServiceAdmin()]) expect((await deactivate(as, admin)).status).toBe(403);
    expect((await accountOf(admin)).deactivatedAt).toBeNull();
    expect((await deactivate(admin, { id: 4711 })).status).toBe(404);
  });

  test("of two administrators who deactivate each other at once one stays", async () => {
    const [one, other] = [await anAdmin(), await anAdmin()];

    await Promise.all([deactivate(one, other), deactivate(other, one)]);

    expect(await db.user.count({ where: { role: "administrator", deactivatedAt: null } })).toBe(1);
  });

  test("the last active administrator cannot be demoted", async () => {
    const [one, other] = [await anAdmin(), await anAdmin()];
    const demote = ({ id }: User) =>
      call(updateUser, { as: one, params: { user_id: id }, body: { roles: "subscriber" } });
    await deactivate(one, other);

    expect((await demote(one)).status).toBe(409);
    expect((await demote(other)).status).toBe(200);
  });

  test("people with the person's boards open are notified", async () => {
    const { max, board } = await aBoardOfAnna();

    await deactivate(await anAdmin(), max);

    expect(await boardsWithChangedMembers()).toEqual([board.id]);
  });
});
