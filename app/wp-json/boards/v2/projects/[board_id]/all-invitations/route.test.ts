import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { InvitationJson } from "@/lib/invitations/present";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { invite } from "@/lib/testing/factories/invitations";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET } from "./route";

describe("GET /projects/:board_id/all-invitations", () => {
  test("lists a board's invitations, the newest first, without what opens them", async () => {
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

    const { status, json } = await call(GET, { as: anna, params: { board_id: board.id } });

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

  test("an invitation that ended with its sender's right is no more on the list than one that was taken back; one that was used stays", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await db.boardMember.updateMany({ where: { userId: max.id }, data: { role: "manager" } });
    for (const email of ["used@example.com", "waits@example.com"]) await invite(max, board, { email });
    await invite(anna, board, { email: "hers@example.com" });
    await db.invitation.updateMany({ where: { email: "used@example.com" }, data: { usedAt: new Date() } });
    const listed = async () =>
      (await call(GET, { as: anna, params: { board_id: board.id } })).json.invitations.map(
        ({ value }: InvitationJson) => value.email,
      );
    expect(await listed()).toEqual(["hers@example.com", "waits@example.com", "used@example.com"]);

    await db.boardMember.updateMany({ where: { userId: max.id }, data: { role: "member" } });

    expect(await listed()).toEqual(["hers@example.com", "used@example.com"]);
  });

  test("403 for members, viewers and strangers, 401 for nobody, 403 in the free tier; admins may", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    for (const as of [max, vera, await aUser()]) expect((await call(GET, { as, params })).status).toBe(403);
    expect((await call(GET, { params })).status).toBe(401);
    expect((await withSettings({ BOARDS_TIER: "free" }, () => call(GET, { as: anna, params }))).json.message).toBe(
      "This is a pro feature",
    );
    expect((await call(GET, { as: await anAdmin(), params })).json).toEqual({ invitations: [] });
  });
});
