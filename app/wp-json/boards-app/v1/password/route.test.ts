import { describe, expect, test } from "vitest";
import { PUT } from "./route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBrowserOf, accountOf, aUserWithPassword, call, mailsOfKind, PASSWORD } from "@/lib/testing";
import { isPassword } from "@/lib/users/passwords/hash";

const hashOf = async (person: User) => (await accountOf(person)).passwordHash;
const NEW = "a better password";

describe("PUT /password", () => {
  test("changes the password, ends the other sessions and notifies the person by mail", async () => {
    const anna = await aUserWithPassword();
    const [here, there] = [await aBrowserOf(anna), await aBrowserOf(anna)];

    const { status } = await call(PUT, {
      headers: here.headers,
      body: { current_password: PASSWORD, new_password: NEW },
    });

    expect(status).toBe(200);
    expect(await isPassword(NEW, await hashOf(anna))).toBe(true);
    expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: here.session.id }]);
    expect(there.session.id).not.toBe(here.session.id);
    expect(await mailsOfKind("password-changed")).toMatchObject([{ toAddress: anna.email, state: "queued" }]);
  });

  test.each([
    ["current_password", { current_password: "wrong", new_password: NEW }, "The current password is wrong."],
    ["current_password", { new_password: NEW }, "The current_password field is required."],
    [
      "new_password",
      { current_password: PASSWORD, new_password: "short" },
      "The password must have at least 8 characters.",
    ],
    [
      "new_password",
      { current_password: PASSWORD, new_password: "anna-the-first" },
      "The password must not be the user name or the e-mail address.",
    ],
  ])("answers 400 that names %s for %j", async (field, body, sentence) => {
    const anna = await aUserWithPassword({ login: "anna-the-first" });
    const here = await aBrowserOf(anna);

    const { json } = await call(PUT, { headers: here.headers, body });

    expect(json.data.params).toEqual({ [field]: sentence });
    expect(await hashOf(anna)).toBe(anna.passwordHash);
  });

  test("answers 429 after ten wrong passwords, so that a borrowed session can't guess it", async () => {
    const { headers } = await aBrowserOf(await aUserWithPassword());
    const guess = () => call(PUT, { headers, body: { current_password: "wrong", new_password: NEW } });

    const answers = await Promise.all(Array.from({ length: 12 }, guess));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test("answers 401 when signed out", async () => {
    expect((await call(PUT, { body: { current_password: PASSWORD, new_password: NEW } })).status).toBe(401);
  });
});
