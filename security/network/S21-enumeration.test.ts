import { describe, expect, test } from "vitest";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as wpLogin } from "@/app/wp-login.php/route";
import { GET as listUsers } from "@/app/wp-json/wp/v2/users/route";
import { GET as readUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as photo } from "@/app/photos/[key]/route";
import { signInWith } from "@/lib/testing/http/auth";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { invite } from "@/lib/testing/factories/invitations";
import { mailsOfKind, runJobs } from "@/lib/testing/probes/jobs";
import { aUser } from "@/lib/testing/factories/people";
import { aUserWithPassword } from "@/lib/testing/http/sessions";
import { workOf } from "@/lib/testing/probes/work";

async function inTurn<Item, Result>(items: Item[], ask: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await ask(item));
  return results;
}

const from = (round: number) => `198.51.100.${round}`;

describe("S21 finding out who has an account", () => {
  test(
    "signing in: an unknown name and one without a password cost the work that a wrong password costs, and answer the same",
    { timeout: 30_000 },
    async () => {
      const anna = await aUserWithPassword();
      await signInWith(anna.login, "wrong", { address: from(99) });

      const names = [anna.login, "nobody", (await aUser()).login];
      const work: number[][] = [];
      for (let round = 0; round < 5; round += 1) {
        work.push(await inTurn(names, (name) => workOf(() => signInWith(name, "wrong", { address: from(round) }))));
      }

      // Hashing is most of the work: an answer without it would take a fifth.
      const least = names.map((_, at) => Math.min(...work.map((round) => round[at] ?? 0)));
      expect(Math.max(...least) / Math.min(...least)).toBeLessThan(2);
      const [there, missing] = [await signInWith(anna.login, "wrong"), await signInWith("nobody", "wrong")];
      expect([missing.status, missing.location, missing.body]).toEqual([there.status, there.location, there.body]);
    },
  );

  test("signing in at wp-login.php: an unknown name and a wrong password get the same page", async () => {
    const anna = await aUserWithPassword();
    const pageFor = async (log: string) =>
      (
        await wpLogin(
          new Request("https://boards.test/wp-login.php", {
            method: "POST",
            body: new URLSearchParams({ log, pwd: "wrong" }),
          }),
        )
      ).text();

    expect((await pageFor("nobody")).replace("nobody", anna.login)).toBe(await pageFor(anna.login));
  });

  test("forgotten password: the same answer by the same queries, and a mail only where there is somebody", async () => {
    const anna = await aUserWithPassword();

    const known = await call(forgot, { body: { login: anna.login } });
    const unknown = await call(forgot, { body: { login: "nobody" } });

    expect([unknown.status, unknown.json, unknown.queries]).toEqual([known.status, known.json, known.queries]);
    await runJobs();
    expect(await mailsOfKind("password-reset")).toHaveLength(1);
  });

  test("inviting: an address with an account and one without get the same answer by the same queries, and a mail each", async () => {
    const { anna, board } = await aBoardOfAnna();
    const known = (await aUser()).email;
    await invite(anna, board, { email: "first@example.com" });

    const answers = [
      await invite(anna, board, { email: known }),
      await invite(anna, board, { email: "nobody@example.com" }),
    ];

    expect([answers[1]?.status, answers[1]?.json, answers[1]?.queries]).toEqual([
      answers[0]?.status,
      answers[0]?.json,
      answers[0]?.queries,
    ]);
    const [one, other] = (await mailsOfKind("invitation")).slice(1).map(({ text }) => text.replace(/token=[\w-]+/, ""));
    expect(other).toBe(one);
  });

  test("people are not listed for those who may not list them, by name, by id or by address", async () => {
    const [eve, anna] = [await aUser(), await aUser()];

    expect((await call(listUsers, { as: eve, query: { search: anna.login } })).status).toBe(403);
    expect((await call(listUsers)).status).toBe(401);
    const answers = await Promise.all(
      [anna.id, 4711].map((id) => call(readUser, { as: eve, params: { user_id: id } })),
    );
    expect(answers[0]?.json).toEqual(answers[1]?.json);
  });

  test("the address of a picture follows from nothing known of the person", async () => {
    const anna = await aUser();

    for (const key of [String(anna.id), anna.login, anna.email]) {
      expect((await photo(new Request("https://boards.test/"), { params: Promise.resolve({ key }) })).status).toBe(404);
    }
  });
});
