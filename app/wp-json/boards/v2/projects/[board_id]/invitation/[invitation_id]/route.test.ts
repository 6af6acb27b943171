import { describe, expect, test } from "vitest";
import { POST as accept } from "@/app/wp-json/boards-app/v1/invitations/route";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anInvitation, call, inFreeTier, onRecord, statusesAtOnce } from "@/lib/testing";
import { DELETE } from "./route";

const remove = onRecord(DELETE, "invitation_id");

async function invited() {
  const world = await aBoardOfAnna();
  const token = await anInvitation(world.anna, world.board);
  return { ...world, token, invitation: await db.invitation.findFirstOrThrow() };
}

describe("DELETE /projects/:board_id/invitation/:invitation_id", () => {
  test("invalidates the link at once", async () => {
    const { anna, token, invitation } = await invited();

    const { status, json } = await remove(anna, invitation);

    expect([status, json]).toEqual([200, { message: "Invitation deleted successfully!" }]);
    expect((await call(accept, { body: { token, login: "nina", password: "a long passphrase" } })).status).toBe(400);
    expect(await db.user.count({ where: { login: "nina" } })).toBe(0);
  });

  test("answers 404 a second time, for one of two requests at once, and for an invitation to another board", async () => {
    const { anna, invitation } = await invited();
    const other = await aBoard({ members: [[anna, "manager"]] });

    const elsewhere = await remove(anna, { ...invitation, boardId: other.id });
    expect([elsewhere.status, elsewhere.json.code, elsewhere.json.message]).toEqual([
      404,
      "rest_not_found",
      "Invitation not found.",
    ]);
    expect(await statusesAtOnce(2, () => remove(anna, invitation))).toEqual([200, 404]);
  });

  test("answers 403 for members and in the free tier", async () => {
    const { anna, max, invitation } = await invited();

    expect((await remove(max, invitation)).status).toBe(403);
    expect((await inFreeTier(() => remove(anna, invitation))).json.message).toBe("This is a pro feature");
  });
});
