import { describe, expect, test } from "vitest";
import { PUT } from "@/app/wp-json/boards-app/v1/password/route";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { mailsOfKind } from "@/lib/testing/probes/jobs";
import { aBrowserOf, aUserWithPassword, PASSWORD } from "@/lib/testing/http/sessions";
import { isPassword } from "@/lib/users/passwords/hash";

const hashOf = async ({ id }: { id: number }) => (await db.user.findUniqueOrThrow({ where: { id } })).passwordHash;

describe("PUT /password", () => {
  test("changes it, ends the other sessions and tells the person by mail", async () => {
    const anna = await aUserWithPassword();
    const [here, there] = [await aBrowserOf(anna), await aBrowserOf(anna)];

    const { status } = await call(PUT, {
      headers: here.headers,
      body: { current_password: PASSWORD, new_password: "a better password" },
    });

    expect(status).toBe(200);
    expect(await isPassword("a better password", await hashOf(anna))).toBe(true);
    expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: here.session.id }]);
    expect(there.session.id).not.toBe(here.session.id);
    expect(await mailsOfKind("password-changed")).toMatchObject([{ toAddress: anna.email, state: "queued" }]);
  });

  test.each([
    [
      "current_password",
      { current_password: "wrong", new_password: "a better password" },
      "The current password is wrong.",
    ],
    ["current_password", { new_password: "a better password" }, "The current_password field is required."],
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
  ])("400 that names %s for %j", async (field, body, sentence) => {
    const anna = await aUserWithPassword({ login: "anna-the-first" });
    const here = await aBrowserOf(anna);

    const { status, json } = await call(PUT, { headers: here.headers, body });

    expect([status, json.data.params]).toEqual([400, { [field]: sentence }]);
    expect(await hashOf(anna)).toBe(anna.passwordHash);
  });

  test("429 after ten wrong ones, so that a borrowed session can't guess it", async () => {
    const { headers } = await aBrowserOf(await aUserWithPassword());
    const guess = () => call(PUT, { headers, body: { current_password: "wrong", new_password: "a better password" } });

    const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("401 for nobody, and it stays", async () => {
    const anna = await aUserWithPassword();

    expect((await call(PUT, { body: { current_password: PASSWORD, new_password: "a better password" } })).status).toBe(
      401,
    );
    expect(await hashOf(anna)).toBe(anna.passwordHash);
  });
});
