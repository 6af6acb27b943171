import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { closedInvitation } from "@/lib/invitations/find";
import { aBoardOfAnna, anInvitation } from "@/lib/testing";

test("an accepted invitation names its board, an expired one says so, and a cancelled or invented one gives no reason", async () => {
  const { anna, board } = await aBoardOfAnna();
  const token = await anInvitation(anna, board);
  const closedAs = async (data: object) => {
    await db.invitation.updateMany({ data });
    return closedInvitation(token);
  };

  expect(await closedAs({ expiresAt: new Date(Date.now() - 1) })).toEqual({ reason: "expired" });
  expect(await closedAs({ usedAt: new Date() })).toEqual({
    reason: "accepted",
    boardId: board.id,
    email: "nina@example.com",
  });
  await db.invitation.deleteMany();
  expect([await closedInvitation(token), await closedInvitation("made up")]).toEqual([
    { reason: "unknown" },
    { reason: "unknown" },
  ]);
});

test("an invitation whose sender lost the role gives no reason", async () => {
  const { anna, board } = await aBoardOfAnna();
  const token = await anInvitation(anna, board);
  await db.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "member" } });

  expect(await closedInvitation(token)).toEqual({ reason: "unknown" });
});
