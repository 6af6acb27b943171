import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBrowserOf, aUser, call } from "@/lib/testing";

const NOW = Date.UTC(2027, 2, 5, 9, 30);
const MINUTE = 60_000;
const lastSeen = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).lastSeenAt;
const isSeenAt = (user: User, time: number) =>
  vi.waitFor(async () => expect(await lastSeen(user)).toEqual(new Date(time)));

afterEach(() => void vi.useRealTimers());

describe("the time when a person was last seen", () => {
  // The first, because nobody waits for writes of the others, whose people may have the same id.
  test("is not recorded for a wrong password", async () => {
    const anna = await aUser({ lastSeenAt: null });

    await call(readMe, { headers: { authorization: `Basic ${btoa(`${anna.login}:wrong`)}` } });

    expect(await lastSeen(anna)).toBeNull();
  });

  test("is recorded for browsers and programs, at most once in five minutes, and outlives the session", async () => {
    const anna = await aUser({ lastSeenAt: null });
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    const { headers } = await aBrowserOf(anna);

    await call(readMe, { as: anna });
    await isSeenAt(anna, NOW);
    vi.setSystemTime(NOW + 4 * MINUTE);
    await call(readMe, { as: anna });
    await call(readMe, { headers });
    vi.setSystemTime(NOW + 5 * MINUTE);
    await call(readMe, { headers });
    await isSeenAt(anna, NOW + 5 * MINUTE);
    await db.session.deleteMany();

    expect(await lastSeen(anna)).toEqual(new Date(NOW + 5 * MINUTE));
  });

  test("does not change the account's timestamp, however many requests arrive at once", async () => {
    const anna = await aUser({ lastSeenAt: new Date(Date.now() - 6 * MINUTE) });

    await Promise.all(Array.from({ length: 5 }, () => call(readMe, { as: anna })));

    await vi.waitFor(async () => expect((await lastSeen(anna))?.getTime()).toBeGreaterThan(Date.now() - MINUTE));
    expect((await db.user.findUniqueOrThrow({ where: { id: anna.id } })).updatedAt).toEqual(anna.updatedAt);
  });
});
