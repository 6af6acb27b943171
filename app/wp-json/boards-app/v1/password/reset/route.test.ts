import { describe, expect, test } from "vitest";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as reset } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { db } from "@/lib/db";
import { sessionCookieOf, signInWith } from "@/lib/testing/http/auth";
import { call } from "@/lib/testing/http/call";
import { mailsOfKind, runJobs } from "@/lib/testing/probes/jobs";
import { aBrowserOf, aUserWithPassword } from "@/lib/testing/http/sessions";
import { isPassword } from "@/lib/users/passwords/hash";

async function tokenMailedTo(login: string): Promise<string> {
  await call(forgot, { body: { login } });
  await runJobs();
  const mail = (await mailsOfKind("password-reset")).at(-1);
  return /https:\/\/boards\.test\/login\/reset\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

const PASSWORD = "a better password";

describe("POST /password/reset", () => {
  test.each(["login", "email"] as const)(
    "a link comes by mail to whoever says the %s, and sets a new password once",
    async (name) => {
      const anna = await aUserWithPassword();
      await aBrowserOf(anna);
      const token = await tokenMailedTo(anna[name].toUpperCase());

      const { status, json } = await call(reset, { body: { token, password: PASSWORD } });

      expect([status, json.message]).toEqual([200, "Your password has been changed"]);
      const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: anna.id } });
      expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
      expect(await db.session.count()).toBe(0);
      const again = await call(reset, { body: { token, password: "yet another one" } });
      expect([again.status, again.json.message]).toEqual([
        400,
        "This link has expired or was used before. Please ask for a new one.",
      ]);
      expect((await db.user.findUniqueOrThrow({ where: { id: anna.id } })).passwordHash).toBe(passwordHash);
    },
  );

  test("of five that use one link at once one succeeds", async () => {
    const token = await tokenMailedTo((await aUserWithPassword()).login);

    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => call(reset, { body: { token, password: `${PASSWORD} ${n}` } })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("400 after an hour, for a made-up token, and for a weak password, which leaves the link good", async () => {
    const anna = await aUserWithPassword();
    const token = await tokenMailedTo(anna.login);

    expect((await call(reset, { body: { token, password: "short" } })).json.data.params).toEqual({
      password: "The password must have at least 8 characters.",
    });
    expect((await call(reset, { body: { token: "x".repeat(43), password: PASSWORD } })).status).toBe(400);
    await db.passwordReset.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await call(reset, { body: { token, password: PASSWORD } })).status).toBe(400);
    expect((await db.user.findUniqueOrThrow({ where: { id: anna.id } })).passwordHash).toBe(anna.passwordHash);
  });

  test("who guessed too often may sign in again with the new one", async () => {
    const anna = await aUserWithPassword();
    await Promise.all(Array.from({ length: 11 }, () => signInWith(anna.login, "wrong", { address: "127.0.0.1" })));

    await call(reset, { body: { token: await tokenMailedTo(anna.login), password: PASSWORD } });

    expect(sessionCookieOf(await signInWith(anna.login, PASSWORD, { address: "127.0.0.1" }))).not.toBeNull();
  });

  test("one used link spends the others of the person", async () => {
    const anna = await aUserWithPassword();
    const [first, second] = [await tokenMailedTo(anna.login), await tokenMailedTo(anna.login)];

    await call(reset, { body: { token: first, password: PASSWORD } });

    expect((await call(reset, { body: { token: second, password: "yet another one" } })).status).toBe(400);
  });
});
