import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { InvitationJson } from "@/lib/invitations/present";
import { aBoard, aBoardOfAnna, inFreeTier, invite, onBoard } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /projects/:board_id/all-invitations", () => {
  test("lists a board's invitations, newest first, without their secret", async () => {
    const { anna, board } = await aBoardOfAnna();
    await invite(anna, await aBoard({ members: [[anna, "manager"]] }), { email: "elsewhere@example.com" });
    await invite(anna, board, { email: "old@example.com", role: "manager" });
    await invite(anna, board, { email: "new@example.com" });
    await db.invitation.updateMany({
      where: { email: "old@example.com" },
      data: {
        createdAt: new Date("2026-03-01T10:00:00.500Z"),
        expiresAt: new Date("2026-03-03T10:00:00.500Z"),
        usedAt: new Date(),
      },
    });

    const { status, json } = await list(anna, board);

    expect(status).toBe(200);
    const seconds = Date.parse("2026-03-01T10:00:00Z") / 1000;
    expect(json.invitations).toEqual([
      expect.objectContaining({
        value: {
          email: "new@example.com",
          role: "member",
          issued_at: expect.any(Number),
          expires_at: expect.any(Number),
          used: false,
        },
      }),
      {
        id: expect.any(Number),
        object_id: board.id,
        object_type: "board",
        key: "board_email_invitation",
        value: {
          email: "old@example.com",
          role: "admin",
          issued_at: seconds,
          expires_at: seconds + 48 * 3600,
          used: true,
        },
        created_at: "2026-03-01T10:00:00+00:00",
        updated_at: expect.stringMatching(/\+00:00$/),
      },
    ]);
    for (const { digest } of await db.invitation.findMany()) expect(JSON.stringify(json)).not.toContain(digest);
  });

  test("hides invitations that were deleted or ended with their sender's right; used ones stay", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await db.boardMember.updateMany({ where: { userId: max.id }, data: { role: "manager" } });
    for (const email of ["used@example.com", "waits@example.com"]) await invite(max, board, { email });
    await invite(anna, board, { email: "hers@example.com" });
    await db.invitation.updateMany({ where: { email: "used@example.com" }, data: { usedAt: new Date() } });
    const addresses = async () =>
      (await list(anna, board)).json.invitations.map(({ value }: InvitationJson) => value.email);
    expect(await addresses()).toEqual(["hers@example.com", "waits@example.com", "used@example.com"]);

    await db.boardMember.updateMany({ where: { userId: max.id }, data: { role: "member" } });

    expect(await addresses()).toEqual(["hers@example.com", "used@example.com"]);
  });

  test("answers 403 for members and in the free tier", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    expect((await list(max, board)).status).toBe(403);
    expect((await inFreeTier(() => list(anna, board))).json.message).toBe("This is a pro feature");
  });
});
