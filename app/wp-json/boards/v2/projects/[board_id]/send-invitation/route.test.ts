import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { countUse } from "@/lib/rate-limit";
import {
  aBoard,
  aBoardOfAnna,
  inFreeTier,
  invite,
  mailedToken,
  mailsOfKind,
  markAsInvited,
  refusingAtCommit,
  runJobs,
  statusesAtOnce,
} from "@/lib/testing";

const HOUR = 3_600_000;

describe("POST /projects/:board_id/send-invitation", () => {
  test("mails a link that is valid for 48 hours, and stores only its hash", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await invite(anna, board, { email: " Nina@Example.com " });

    expect([status, json]).toEqual([200, { message: "Invitation sent successfully!" }]);
    const [stored] = await db.invitation.findMany();
    expect(stored).toMatchObject({
      boardId: board.id,
      email: "Nina@Example.com",
      role: "member",
      usedAt: null,
      invitedById: anna.id,
    });
    expect(Math.abs((stored?.expiresAt.getTime() ?? 0) - Date.now() - 48 * HOUR)).toBeLessThan(60_000);
    const token = await mailedToken();
    expect(token).toHaveLength(43);
    expect(stored?.digest).not.toContain(token);
    expect(await mailsOfKind("invitation")).toMatchObject([
      { toAddress: "Nina@Example.com", userId: null, subject: `Anna invited you to “${board.title}”` },
    ]);
    await runJobs();
    expect((await mailsOfKind("invitation"))[0]?.state).toBe("stored");
  });

  test.each([
    ["admin", "manager"],
    ["manager", "manager"],
    ["member", "member"],
    ["viewer", "viewer"],
    ["", "member"],
  ] as const)("role %j invites a %s", async (role, stored) => {
    const { anna, board } = await aBoardOfAnna();

    await invite(anna, board, { email: "nina@example.com", role });

    expect(await db.invitation.findMany()).toMatchObject([{ role: stored }]);
  });

  test("answers 409 for a member who was invited by this address, in any case, and sends no mail", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await markAsInvited(max.email, board, max);

    const { status, json } = await invite(anna, board, { email: max.email.toUpperCase() });

    expect([status, json.code, json.message]).toEqual([409, "rest_conflict", "Already a board member"]);
    expect([await db.invitation.count(), await db.mail.count()]).toEqual([0, 0]);
  });

  test("answers 409 while an invitation of this address is open; another board, or an expired, used or deleted one, is no obstacle", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const email = "n_na%@example.com";
    await invite(anna, board, { email });

    const again = await invite(anna, board, { email: email.toUpperCase(), role: "viewer" });

    expect([again.status, again.json.message]).toEqual([409, "Already invited"]);
    expect((await invite(anna, other, { email })).status).toBe(200);
    expect((await invite(anna, board, { email: "nxnax@example.com" })).status).toBe(200);
    await db.invitation.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await invite(anna, board, { email })).status).toBe(200);
    expect(await db.invitation.count({ where: { boardId: board.id, email } })).toBe(1);
    await db.invitation.updateMany({ data: { usedAt: new Date() } });
    expect((await invite(anna, board, { email })).status).toBe(200);
  });

  test("of five requests at once for one address one succeeds", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect(await statusesAtOnce(5, () => invite(anna, board, { email: "nina@example.com" }))).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect([await db.invitation.count(), await db.mail.count()]).toEqual([1, 1]);
  });

  test.each([
    [undefined, "The email field is required."],
    ["nina", "The email must be an e-mail address."],
    [`${"n".repeat(250)}@example.com`, "The email may not be longer than 254 characters."],
  ])("answers 400 for %j", async (email, message) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await invite(anna, board, { email });

    expect([status, json.data.params]).toEqual([400, { email: message }]);
    expect(await db.invitation.count()).toBe(0);
  });

  test("answers 400 for an unknown role", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await invite(anna, board, { email: "nina@example.com", role: "owner" })).json.data.params).toEqual({
      role: "The role format is invalid.",
    });
  });

  test("answers 403 for members and in the free tier", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const body = { email: "nina@example.com" };

    expect((await invite(max, board, body)).status).toBe(403);
    expect((await inFreeTier(() => invite(anna, board, body))).json.message).toBe("This is a pro feature");
  });

  test("answers 429 after a hundred an hour, on any boards", async () => {
    const { anna, board } = await aBoardOfAnna();
    for (let at = 0; at < 99; at += 1) await countUse("invitation", anna);
    expect((await invite(anna, board, { email: "tom@example.com" })).status).toBe(200);

    const { status, headers } = await invite(anna, board, { email: "nina@example.com" });

    expect([status, Number(headers.get("retry-after")) > 3000]).toEqual([429, true]);
  });

  test("makes no invitation without its mail", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await refusingAtCommit("mail", () => invite(anna, board, { email: "nina@example.com" }))).status).toBe(500);
    expect(await db.invitation.count()).toBe(0);
  });
});
