import { describe, expect, test } from "vitest";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { GET as listUsers } from "@/app/wp-json/wp/v2/users/route";
import { GET as readUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as photo } from "@/app/photos/[key]/route";
import {
  aBoardOfAnna,
  aUser,
  aUserWithPassword,
  call,
  invite,
  mailsOfKind,
  runJobs,
  signInWith,
  workOf,
} from "@/lib/testing";
import { postWpLogin } from "@/security/post-wp-login";

const from = (round: number) => `198.51.100.${round}`;

describe("S21 finding out who has an account", () => {
  test(
    "by signing in fails: unknown names and accounts without a password take the same work and answer as a wrong password",
    { timeout: 30_000 },
    async () => {
      const anna = await aUserWithPassword();
      await signInWith(anna.login, "wrong", { address: from(99) });

      const names = [anna.login, "nobody", (await aUser()).login];
      const least = names.map(() => Infinity);
      for (let round = 0; round < 5; round += 1)
        for (const [at, name] of names.entries()) {
          const work = await workOf(() => signInWith(name, "wrong", { address: from(round) }));
          least[at] = Math.min(least[at] ?? 0, work);
        }

      // Hashing is most of the work: an answer without it would take a fifth.
      expect(Math.max(...least) / Math.min(...least)).toBeLessThan(2);
      const [there, missing] = [await signInWith(anna.login, "wrong"), await signInWith("nobody", "wrong")];
      expect([missing.status, missing.location, missing.body]).toEqual([there.status, there.location, there.body]);
    },
  );

  test("by wp-login.php fails: an unknown name and a wrong password get the same page", async () => {
    const anna = await aUserWithPassword();
    const pageFor = async (log: string) => (await postWpLogin({ log, pwd: "wrong" })).text();

    expect((await pageFor("nobody")).replace("nobody", anna.login)).toBe(await pageFor(anna.login));
  });

  test("by a forgotten password fails: the answer and its queries are the same, and only accounts get a mail", async () => {
    const anna = await aUserWithPassword();

    const known = await call(forgot, { body: { login: anna.login } });
    const unknown = await call(forgot, { body: { login: "nobody" } });

    expect([unknown.status, unknown.json, unknown.queries]).toEqual([known.status, known.json, known.queries]);
    await runJobs();
    expect(await mailsOfKind("password-reset")).toHaveLength(1);
  });

  test("by inviting fails: addresses with and without an account get the same answer, queries and mail", async () => {
    const { anna, board } = await aBoardOfAnna();
    const known = (await aUser()).email;
    await invite(anna, board, { email: "first@example.com" });

    const there = await invite(anna, board, { email: known });
    const missing = await invite(anna, board, { email: "nobody@example.com" });

    expect([missing.status, missing.json, missing.queries]).toEqual([there.status, there.json, there.queries]);
    const [one, other] = (await mailsOfKind("invitation")).slice(1).map(({ text }) => text.replace(/token=[\w-]+/, ""));
    expect(other).toBe(one);
  });

  test("by listing people fails without permission, by name, by id and by address", async () => {
    const [eve, anna] = [await aUser(), await aUser()];

    expect((await call(listUsers, { as: eve, query: { search: anna.login } })).status).toBe(403);
    expect((await call(listUsers)).status).toBe(401);
    const answers = await Promise.all(
      [anna.id, 4711].map((id) => call(readUser, { as: eve, params: { user_id: id } })),
    );
    expect(answers[0]?.json).toEqual(answers[1]?.json);
  });

  test("by the address of a photo fails, because it is random", async () => {
    const anna = await aUser();

    for (const key of [String(anna.id), anna.login, anna.email]) {
      expect((await photo(new Request("https://boards.test/"), { params: Promise.resolve({ key }) })).status).toBe(404);
    }
  });
});
