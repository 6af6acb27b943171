import { describe, expect, test } from "vitest";
import { POST as reset } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { DELETE as deleteUser, GET as readUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { DELETE as revokeAll } from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/route";
import { db } from "@/lib/db";
import { digestOf } from "@/lib/secrets/secrets";
import { aBrowserOf, anAdmin, aUser, aUserWithPassword, basic, call, newApplicationPassword } from "@/lib/testing";

const readMe = (headers: Record<string, string>) => call(readUser, { params: { user_id: "me" }, headers });
const basicOf = async (user: { id: number; login: string }) => basic(user.login, await newApplicationPassword(user));

describe("S7 revoked access", () => {
  test("refuses an application password from the next request on", async () => {
    const anna = await aUser();
    const headers = await basicOf(anna);
    await call(revokeAll, { params: { user_id: "me" }, headers });

    const { status, json } = await readMe(headers);

    expect([status, json.code]).toEqual([401, "incorrect_password"]);
  });

  test("refuses a deleted person's cookie and application password", async () => {
    const anna = await aUser();
    const [browser, program] = [await aBrowserOf(anna), await basicOf(anna)];
    await call(deleteUser, {
      as: await anAdmin(),
      params: { user_id: anna.id },
      body: { force: true, reassign: false },
    });

    expect((await readMe(browser.headers)).status).toBe(401);
    expect((await readMe(program)).status).toBe(401);
  });

  test("ends every browser's session when the password is reset", async () => {
    const anna = await aUserWithPassword();
    const { headers } = await aBrowserOf(anna);
    await db.passwordReset.create({
      data: { userId: anna.id, digest: digestOf("password-reset", "t"), expiresAt: new Date(Date.now() + 60_000) },
    });

    await call(reset, { body: { token: "t", password: "a better password" } });

    expect((await readMe(headers)).status).toBe(401);
  });

  test("refuses an expired session even if its cookie is valid", async () => {
    const { headers, session } = await aBrowserOf(await aUser());
    await db.session.update({ where: { id: session.id }, data: { expiresAt: new Date(Date.now() - 1000) } });

    expect((await readMe(headers)).status).toBe(401);
  });
});
