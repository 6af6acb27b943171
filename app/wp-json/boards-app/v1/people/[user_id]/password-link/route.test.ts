import { describe, expect, test } from "vitest";
import { POST as reset } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { POST } from "./route";
import { db } from "@/lib/db";
import { anAdmin, aServiceAdmin, aUser, call, type Caller, statusesOf } from "@/lib/testing";

const make = (as: Caller, { id }: { id: number }) => call(POST, { as, params: { user_id: id } });
const use = (url: string) =>
  call(reset, { body: { token: new URL(url).searchParams.get("token"), password: "a long enough passphrase" } });

describe("POST /people/:user_id/password-link", () => {
  test("a new link invalidates the older one", async () => {
    const [admin, anna] = [await anAdmin(), await aUser()];
    const first = (await make(admin, anna)).json.link.url;

    const { json } = await make(admin, anna);

    expect(json.link.is_mailed).toBe(false);
    expect((await use(first)).status).toBe(400);
    expect((await use(json.link.url)).status).toBe(200);
  });

  test("of two links created at once one works", async () => {
    const [admin, anna] = [await anAdmin(), await aUser()];

    const answers = await Promise.all([make(admin, anna), make(admin, anna)]);

    expect(await db.passwordReset.count({ where: { usedAt: null } })).toBe(1);
    const used = [await use(answers[0].json.link.url), await use(answers[1].json.link.url)];
    expect(statusesOf(used).sort()).toEqual([200, 400]);
  });

  test("answers 403 for oneself, and for a service admin of an administrator", async () => {
    const admin = await anAdmin();

    for (const as of [admin, await aServiceAdmin()]) expect((await make(as, admin)).status).toBe(403);
    expect(await db.passwordReset.count()).toBe(0);
  });

  test("answers 404 for an unknown person, 409 for a deactivated one", async () => {
    const admin = await anAdmin();

    expect((await make(admin, { id: 4711 })).status).toBe(404);
    expect((await make(admin, await aUser({ deactivatedAt: new Date() }))).status).toBe(409);
    expect(await db.passwordReset.count()).toBe(0);
  });
});
