import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { closedInvitation } from "@/lib/invitations/find";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { anInvitation } from "@/lib/testing/factories/invitations";

test("an accepted invitation says to which board, an expired one that it has expired, and one that was cancelled or made up says nothing", async () => {
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

test("an invitation that ended with its sender's role is over without a reason", async () => {
  const { anna, board } = await aBoardOfAnna();
  const token = await anInvitation(anna, board);
  await db.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "member" } });

  expect(await closedInvitation(token)).toEqual({ reason: "unknown" });
});
