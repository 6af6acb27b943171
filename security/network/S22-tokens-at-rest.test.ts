import { describe, expect, test, vi } from "vitest";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { GET as list, POST as make } from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/route";
import { GET as readLink } from "@/app/wp-json/boards-app/v1/boards/[board_id]/invitations/[invitation_id]/link/route";
import { GET as invitations } from "@/app/wp-json/boards/v2/projects/[board_id]/all-invitations/route";
import { PUT as open } from "@/app/wp-json/boards/v2/projects/[board_id]/toggle-public-access/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { invitationToken } from "@/lib/invitations/link";
import { decrypt } from "@/lib/secrets/secrets";
import { aBoardOfAnna, aBrowserOf, anInvitation, aUser, call, linesOf, mailsOfKind, runJobs } from "@/lib/testing";
import { databaseText } from "@/security/database";

describe("S22 a stolen copy of the database", () => {
  test("has no application password, not even in the stored answer of an idempotent request", async () => {
    const anna = await aUser();
    const mine = { as: anna, params: { user_id: "me" } };
    const given = { ...mine, body: { name: "Phone" }, headers: { "idempotency-key": "k1" } };

    const { json } = await call(make, given);

    expect((await call(make, given)).json).toEqual(json);
    const text = await databaseText();
    expect(text).toContain(json.uuid);
    for (const password of [json.password, json.password.replaceAll(" ", "")]) expect(text).not.toContain(password);
    expect(JSON.stringify((await call(list, mine)).json)).not.toContain('password":');
  });

  test("has no token of a password reset, not even in a pending or stored mail", async () => {
    const anna = await aUser();
    await call(forgot, { body: { login: anna.login } });
    await runJobs();
    const token = /token=([\w-]{43})/.exec((await mailsOfKind("password-reset"))[0]?.text ?? "")?.[1] ?? "no token";

    const text = await databaseText();

    expect(token).toHaveLength(43);
    expect(text).not.toContain(token);
    expect(text).not.toContain("login/reset");
  });

  test("has no token of an invitation, not even in a pending or stored mail, and no answer has it", async () => {
    const { anna, board } = await aBoardOfAnna();
    const token = await anInvitation(anna, board);

    const waiting = await databaseText();
    await runJobs();
    const stored = await databaseText();

    expect(token).toHaveLength(43);
    for (const text of [waiting, stored]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain("invitations?token");
    }
    const { json } = await call(invitations, { as: anna, params: { board_id: board.id } });
    expect(JSON.stringify(json)).not.toMatch(/hash|digest|token|seed/);
  });

  test("opens no invitation, because tokens depend on the site's secret", async () => {
    const { anna, board } = await aBoardOfAnna();
    const token = await anInvitation(anna, board);
    const stolen = await db.invitation.findFirstOrThrow();

    expect(invitationToken(stolen)).toBe(token);
    const secret = vi.spyOn(env(), "BOARDS_SECRET", "get").mockReturnValue("a secret that the thief made up");
    expect(invitationToken(stolen)).not.toBe(token);
    secret.mockRestore();
    expect([
      invitationToken({ ...stolen, id: stolen.id + 1 }),
      invitationToken({ ...stolen, seed: "00000000-0000-0000-0000-000000000000" }),
    ]).not.toContain(token);
  });

  test("has no copied invitation link, and the log has one line without it", async () => {
    const { anna, board } = await aBoardOfAnna();
    const token = await anInvitation(anna, board);
    const { id } = await db.invitation.findFirstOrThrow();
    const params = { board_id: board.id, invitation_id: id };

    const lines = await linesOf(async () => {
      const { json } = await call(readLink, { as: anna, params, headers: { "idempotency-key": "k1" } });
      expect(json.link).toContain(token);
    });

    expect(lines.filter(({ msg }) => msg === "request")).toMatchObject([
      { method: "GET", status: 200, userId: anna.id },
    ]);
    expect(JSON.stringify(lines)).not.toContain(token);
    expect(await databaseText()).not.toContain(token);
  });

  test("has no secret of a public board", async () => {
    const { anna, board } = await aBoardOfAnna();

    await call(open, { as: anna, params: { board_id: board.id }, body: { enabled: true } });
    const { publicAccessSecret } = await db.board.findUniqueOrThrow({ where: { id: board.id } });

    const secret = decrypt("public-token", publicAccessSecret ?? "");
    expect(secret).toHaveLength(43);
    expect(await databaseText()).not.toContain(secret);
  });

  test("has no session cookie", async () => {
    const { cookie } = await aBrowserOf(await aUser());

    expect(await databaseText()).not.toContain(cookie.cookie?.split("=")[1]);
  });
});
