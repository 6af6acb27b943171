import { describe, expect, test } from "vitest";
import { POST as accept } from "@/app/wp-json/boards-app/v1/invitations/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anInvitation } from "@/lib/testing/factories/invitations";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { DELETE } from "./route";

const remove = (as: User | undefined, board_id: number, invitation_id: number) =>
  call(DELETE, { as, params: { board_id, invitation_id } });

async function invited() {
  const world = await aBoardOfAnna();
  const token = await anInvitation(world.anna, world.board);
  return { ...world, token, invitation: await db.invitation.findFirstOrThrow() };
}

describe("DELETE /projects/:board_id/invitation/:invitation_id", () => {
  test("ends the link at once", async () => {
    const { anna, board, token, invitation } = await invited();

    const { status, json } = await remove(anna, board.id, invitation.id);

    expect([status, json]).toEqual([200, { message: "Invitation deleted successfully!" }]);
    expect((await call(accept, { body: { token, login: "nina", password: "a long passphrase" } })).status).toBe(400);
    expect(await db.user.count({ where: { login: "nina" } })).toBe(0);
  });

  test("404 a second time, of two at once for one, and for an invitation to another board, which stays", async () => {
    const { anna, board, invitation } = await invited();
    const other = await aBoard({ members: [[anna, "manager"]] });

    const elsewhere = await remove(anna, other.id, invitation.id);
    expect([elsewhere.status, elsewhere.json.code, elsewhere.json.message]).toEqual([
      404,
      "rest_not_found",
      "Invitation not found.",
    ]);
    expect(await db.invitation.count()).toBe(1);
    const answers = await Promise.all([remove(anna, board.id, invitation.id), remove(anna, board.id, invitation.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await remove(anna, board.id, 99_999_999_999)).status).toBe(404);
  });

  test("403 for members, viewers and strangers, 401 for nobody, 403 in the free tier, and it stays; admins may", async () => {
    const { anna, max, vera, board, invitation } = await invited();

    for (const as of [max, vera, await aUser()]) expect((await remove(as, board.id, invitation.id)).status).toBe(403);
    expect((await remove(undefined, board.id, invitation.id)).status).toBe(401);
    expect(
      (await withSettings({ BOARDS_TIER: "free" }, () => remove(anna, board.id, invitation.id))).json.message,
    ).toBe("This is a pro feature");
    expect(await db.invitation.count()).toBe(1);
    expect((await remove(await anAdmin(), board.id, invitation.id)).status).toBe(200);
  });
});
