import { describe, expect, test } from "vitest";
import { POST as reset } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { POST } from "./route";
import { db } from "@/lib/db";
import {
  aBoard,
  anAdmin,
  aServiceAdmin,
  aUser,
  call,
  type Caller,
  mailsOfKind,
  sessionCookieOf,
  signInWith,
} from "@/lib/testing";
import { sendTo } from "@/lib/testing/doubles/smtp";

const NINA = { display_name: "Nina Moss", email: "nina@example.com", login: "nina" };
const PASSWORD = "a long enough passphrase";
const DAY = 24 * 60 * 60 * 1000;

const add = (as: Caller, body: object = NINA) => call(POST, { as, body });
const tokenIn = (url: string) => new URL(url).searchParams.get("token");

describe("POST /people", () => {
  test("makes an account without a password, and a link that sets one once within seven days", async () => {
    const board = await aBoard();

    const { status, json } = await add(await anAdmin(), { ...NINA, board_ids: [board.id] });

    expect([status, json.person.user_email, json.link.is_mailed]).toEqual([200, NINA.email, false]);
    expect(await db.mail.count()).toBe(0);
    const nina = await db.user.findFirst({ where: { login: "nina" }, include: { memberships: true } });
    expect(nina).toMatchObject({
      displayName: "Nina Moss",
      passwordHash: null,
      memberships: [{ boardId: board.id, role: "member" }],
    });
    expect(Math.abs(Date.parse(json.link.expires_at) - Date.now() - 7 * DAY)).toBeLessThan(60_000);
    const use = () => call(reset, { body: { token: tokenIn(json.link.url), password: PASSWORD } });
    expect([(await use()).status, (await use()).status]).toEqual([200, 400]);
    expect(sessionCookieOf(await signInWith("nina", PASSWORD))).not.toBeNull();
  });

  test.each([
    ["mails the same link when there is a mail server", "nina@mail.internal", true],
    ["doesn't claim to mail the link to a reserved name, which no mail reaches", NINA.email, false],
  ])("%s", async (_, email, isMailed) => {
    sendTo("smtp://mail.example.com");

    const { json } = await add(await anAdmin(), { ...NINA, email });

    expect(json.link.is_mailed).toBe(isMailed);
    expect(await mailsOfKind("password-reset")).toMatchObject([
      { toAddress: email, text: expect.stringContaining(json.link.url) },
    ]);
  });

  test.each([
    ["administrator", { role: "administrator", isServiceAdmin: false }],
    ["service_admin", { role: "subscriber", isServiceAdmin: true }],
    ["member", { role: "subscriber", isServiceAdmin: false }],
  ])("gives the rights of a person who is added as %s", async (rights, columns) => {
    const { json } = await add(await anAdmin(), { ...NINA, rights });

    expect(await db.user.findUnique({ where: { id: json.person.ID } })).toMatchObject(columns);
  });

  test.each([
    ["a taken user name", "existing_user_login", { login: "MAX" }],
    ["a taken address", "existing_user_email", { email: "Max@example.com" }],
  ])("answers 409 for %s, and nobody is added", async (_, code, names) => {
    const admin = await anAdmin();
    await aUser({ login: "max" });

    const { status, json } = await add(admin, { ...NINA, ...names });

    expect([status, json.code]).toEqual([409, code]);
    expect(await db.user.count()).toBe(2);
  });

  test("answers 403 for a service admin who adds an administrator", async () => {
    const sam = await aServiceAdmin();

    expect((await add(sam, { ...NINA, rights: "administrator" })).status).toBe(403);
    expect((await add(sam)).status).toBe(200);
  });

  test("answers 400 without a name, for a wrong address and for unknown rights; 404 for an unknown board", async () => {
    const admin = await anAdmin();

    const wrong = await add(admin, { display_name: "", email: "nina", login: "n/a", rights: "king" });

    expect([wrong.status, Object.keys(wrong.json.data.params).sort()]).toEqual([
      400,
      ["display_name", "email", "login", "rights"],
    ]);
    expect((await add(admin, { ...NINA, board_ids: [4711] })).status).toBe(404);
    expect(await db.user.count()).toBe(1);
  });

  test("answers 429 after a hundred links in an hour", async () => {
    const admin = await anAdmin();
    await add(admin);
    await db.$executeRaw`UPDATE rate_limit SET points = 100`;

    expect((await add(admin, { ...NINA, login: "other", email: "other@example.com" })).status).toBe(429);
  });
});
