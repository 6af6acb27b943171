import { describe, expect, test } from "vitest";
import { db, transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { call } from "@/lib/testing/http/call";
import { routeThat } from "@/lib/testing/http/echo";
import { aUser } from "@/lib/testing/factories/people";

/** Writes a row and answers with its number. */
const writing = () =>
  routeThat(() =>
    transaction(async (tx) =>
      tx.setting.create({ data: { key: `written ${await tx.setting.count()}`, value: 1 } }).then(({ key }) => key),
    ),
  );
const written = () => db.setting.count({ where: { key: { startsWith: "written" } } });
const again = { "Idempotency-Key": "one" };

describe("Idempotency-Key", () => {
  test("a repeat gets the first answer and does nothing", async () => {
    const [user, { POST }] = [await aUser(), writing()];

    const first = await call(POST, { as: user, headers: again, body: { a: 1 } });
    const repeat = await call(POST, { as: user, headers: again, body: { a: 1 } });

    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(repeat.json).toBe(first.json);
    expect(repeat.headers.get("idempotent-replayed")).toBe("true");
    expect(await written()).toBe(1);
  });

  test("eight at once do it once and all get its answer", async () => {
    const [user, { POST }] = [await aUser(), writing()];
    await call(POST, { as: user });

    const answers = await Promise.all(Array.from({ length: 8 }, () => call(POST, { as: user, headers: again })));

    expect(new Set(answers.map(({ status, json }) => `${status} ${json}`)).size).toBe(1);
    expect(await written()).toBe(2);
  });

  test("with another body or another query: 409", async () => {
    const [user, { POST }] = [await aUser(), writing()];
    await call(POST, { as: user, headers: again, body: { a: 1 } });

    expect((await call(POST, { as: user, headers: again, body: { a: 2 } })).status).toBe(409);
    expect((await call(POST, { as: user, headers: again, query: { b: 1 }, body: { a: 1 } })).status).toBe(409);
    expect(await written()).toBe(1);
  });

  test.each([
    ["another person", async () => ({ as: await aUser() })],
    ["another path", async (user: { id: number; login: string }) => ({ as: user, path: "/wp-json/boards/v2/other" })],
    [
      "after a day",
      async (user: { id: number; login: string }) => {
        await db.idempotencyKey.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) } });
        return { as: user };
      },
    ],
  ])("counts anew for %s", async (_, other) => {
    const [user, { POST }] = [await aUser(), writing()];
    await call(POST, { as: user, headers: again });

    await call(POST, { ...(await other(user)), headers: again });

    expect(await written()).toBe(2);
  });

  test("a refusal keeps no key: the repeat tries again", async () => {
    const user = await aUser();
    let tries = 0;
    const { POST } = routeThat(() => {
      tries += 1;
      if (tries === 1) throw new Invalid("Not yet");
      return "done";
    });

    expect((await call(POST, { as: user, headers: again })).status).toBe(400);
    expect((await call(POST, { as: user, headers: again })).json).toBe("done");
  });

  test("does not count for a method that a POST stands for", async () => {
    const user = await aUser();
    const { POST } = routeThat(() => "posted", { PUT: routeThat(() => "put").POST.handlers.POST });
    await call(POST, { as: user, headers: again });

    expect((await call(POST, { as: user, headers: { ...again, "X-HTTP-Method-Override": "PUT" } })).json).toBe("put");
  });

  test("longer than 255 characters: 400", async () => {
    expect(
      (await call(writing().POST, { as: await aUser(), headers: { "Idempotency-Key": "x".repeat(256) } })).status,
    ).toBe(400);
  });

  test("the kept answer can't be read from the database", async () => {
    await call(routeThat(() => "shown once").POST, { as: await aUser(), headers: again });

    expect((await db.idempotencyKey.findFirstOrThrow()).answer).not.toContain("shown once");
  });
});
