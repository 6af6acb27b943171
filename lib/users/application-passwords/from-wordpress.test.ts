import { describe, expect, onTestFinished, test, vi } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { aUser, basic, call } from "@/lib/testing";
import { digestOfHash, passwordDigest } from "@/lib/users/application-passwords/digest";
import * as wordpress from "@/lib/users/passwords/wordpress";

/** Computed with another implementation of BLAKE2b. */
const FAST = { password: "abcd 1234 EFGH 5678 ijkl 9012", hash: "$generic$-r4FB5NrhNs1VZlhj9uMueqVu30SZqjhd5q-NUtA" };
const SLOW = { password: "test 12345", hash: "$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0" };

const movedIn = (userId: number, hash: string) =>
  db.applicationPassword.create({ data: { userId, name: hash, digest: digestOfHash(hash), wordpressHash: hash } });

const status = async (login: string, password: string, headers = {}) =>
  (await call(readMe, { headers: { ...basic(login, password), ...headers } })).status;

describe("an application password of WordPress", () => {
  test.each([
    ["since 6.8", FAST],
    ["before 6.8", SLOW],
  ])("%s works, and from its first use on is known by our digest", async (_, { password, hash }) => {
    const anna = await aUser();
    await movedIn(anna.id, hash);
    await movedIn((await aUser()).id, "$P$BNorthwinGreT4fJAButjWYKFuRFx0.");

    expect(await status(anna.email.toUpperCase(), password)).toBe(200);

    expect(await db.applicationPassword.findFirst({ where: { userId: anna.id } })).toMatchObject({
      wordpressHash: null,
      digest: passwordDigest(password),
    });
    const slowChecks = vi.spyOn(wordpress, "isWordPressPassword");
    onTestFinished(() => slowChecks.mockRestore());
    expect(await status(anna.login, password.replaceAll(" ", ""))).toBe(200);
    expect(slowChecks).not.toHaveBeenCalled();
  });

  test("is nobody else's, and neither its hash nor an empty password is accepted", async () => {
    const [anna, bert] = [await aUser(), await aUser()];
    await movedIn(anna.id, FAST.hash);

    for (const [login, password] of [
      [bert.login, FAST.password],
      [anna.login, FAST.hash],
      [anna.login, ""],
      [anna.login, "----"],
    ] as const)
      expect(await status(login, password)).toBe(401);
  });

  test("costs the same work when it is wrong, for every name", async () => {
    const [many, one] = [await aUser(), await aUser()];
    for (const hash of [SLOW.hash, "$P$BNorthwinGreT4fJAButjWYKFuRFx0."]) await movedIn(many.id, hash);
    await movedIn(one.id, FAST.hash);
    const slowChecks = vi.spyOn(wordpress, "isWordPressPassword");
    onTestFinished(() => slowChecks.mockRestore());

    const work: { queries: number; checks: number }[] = [];
    for (const login of [many.login, one.login, "nobody"]) {
      slowChecks.mockClear();
      const { queries } = await call(readMe, { headers: basic(login, "wrong") });
      work.push({ queries, checks: slowChecks.mock.calls.length });
    }

    expect(work).toEqual([0, 1, 2].map(() => ({ queries: work[0]?.queries, checks: 2 })));
  });

  test("can be guessed 200 times from one address, with whatever names", async () => {
    await movedIn((await aUser()).id, SLOW.hash);
    const address = { [SOCKET_ADDRESS]: "203.0.113.9" };
    vi.spyOn(wordpress, "isWordPressPassword").mockResolvedValue(false);
    onTestFinished(() => void vi.restoreAllMocks());

    for (let attempt = 0; attempt < 200; attempt += 1)
      expect(await status(`name${attempt}`, "wrong", address)).toBe(401);
    expect(await status("another", "wrong", address)).toBe(429);
    expect(await status("another", "wrong", { [SOCKET_ADDRESS]: "198.51.100.9" })).toBe(401);
  });
});
