import { describe, expect, test } from "vitest";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as reset } from "./route";
import { db } from "@/lib/db";
import {
  aBrowserOf,
  accountOf,
  aUserWithPassword,
  call,
  mailsOfKind,
  runJobs,
  sessionCookieOf,
  signInWith,
  statusesOf,
} from "@/lib/testing";
import { isPassword } from "@/lib/users/passwords/hash";

async function tokenMailedTo(login: string): Promise<string> {
  await call(forgot, { body: { login } });
  await runJobs();
  const mail = (await mailsOfKind("password-reset")).at(-1);
  return /https:\/\/boards\.test\/login\/reset\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

const PASSWORD = "a better password";
const use = (token: string, password = PASSWORD) => call(reset, { body: { token, password } });

describe("POST /password/reset", () => {
  test.each(["login", "email"] as const)("mails a link for the %s, which sets a new password once", async (name) => {
    const anna = await aUserWithPassword();
    await aBrowserOf(anna);
    const token = await tokenMailedTo(anna[name].toUpperCase());

    const { json } = await use(token);

    expect(json.message).toBe("Your password has been changed");
    const { passwordHash } = await accountOf(anna);
    expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
    expect(await db.session.count()).toBe(0);
    const again = await use(token, "yet another one");
    expect([again.status, again.json.message]).toEqual([
      400,
      "This link has expired or was used before. Please ask for a new one.",
    ]);
    expect((await accountOf(anna)).passwordHash).toBe(passwordHash);
  });

  test.each([
    ["first", null, "ar"],
    ["new", "a hash", null],
  ])(
    "with the %s password, an account with the password %j gets the locale %j of the page",
    async (_, passwordHash, kept) => {
      const anna = await aUserWithPassword();
      const token = await tokenMailedTo(anna.login);
      await db.user.update({ where: { id: anna.id }, data: { passwordHash } });

      await call(reset, { body: { token, password: PASSWORD, locale: "ar" } });

      expect((await accountOf(anna)).locale).toBe(kept);
    },
  );

  test("of five requests at once with one link, one succeeds", async () => {
    const token = await tokenMailedTo((await aUserWithPassword()).login);

    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => use(token, `${PASSWORD} ${n}`)));

    expect(statusesOf(answers).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("answers 400 after an hour, for a made-up token, and for a weak password, which leaves the link valid", async () => {
    const anna = await aUserWithPassword();
    const token = await tokenMailedTo(anna.login);

    expect((await use(token, "short")).json.data.params).toEqual({
      password: "The password must have at least 8 characters.",
    });
    expect((await use("x".repeat(43))).status).toBe(400);
    await db.passwordReset.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await use(token)).status).toBe(400);
    expect((await accountOf(anna)).passwordHash).toBe(anna.passwordHash);
  });

  test("a person locked out by wrong guesses may sign in with the new password", async () => {
    const anna = await aUserWithPassword();
    await Promise.all(Array.from({ length: 11 }, () => signInWith(anna.login, "wrong", { address: "127.0.0.1" })));

    await use(await tokenMailedTo(anna.login));

    expect(sessionCookieOf(await signInWith(anna.login, PASSWORD, { address: "127.0.0.1" }))).not.toBeNull();
  });

  test("using one link invalidates the person's other links", async () => {
    const anna = await aUserWithPassword();
    const [first, second] = [await tokenMailedTo(anna.login), await tokenMailedTo(anna.login)];

    await use(first);

    expect((await use(second)).status).toBe(400);
  });
});
