import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { aUser, basic, call, newApplicationPassword } from "@/lib/testing";

describe("a wrong application password and an unknown user", () => {
  test("get the same answer after the same number of statements", async () => {
    const anna = await aUser();
    const password = await newApplicationPassword(anna);

    const wrong = [
      await call(readMe, { headers: basic(anna.login, "wrong") }),
      await call(readMe, { headers: basic("nobody", "wrong") }),
      await call(readMe, { headers: basic("nobody", password) }),
    ];

    for (const { status, json, queries } of wrong)
      expect({ status, json, queries }).toEqual({ status: 401, json: wrong[0]?.json, queries: wrong[0]?.queries });
    expect(wrong[0]?.json.code).toBe("incorrect_password");
  });
});

describe("the last use of an application password", () => {
  const NOW = Date.UTC(2027, 2, 5, 9, 30);
  const usedFrom = async (user: { login: string }, password: string, address: string, time: number) => {
    vi.setSystemTime(time);
    expect(
      (await call(readMe, { headers: { ...basic(user.login, password), [SOCKET_ADDRESS]: address } })).status,
    ).toBe(200);
  };
  const lastUse = () => db.applicationPassword.findFirstOrThrow({ select: { lastUsedAt: true, lastIp: true } });

  afterEach(() => void vi.useRealTimers());

  test("is recorded at most once a minute, with the address", async () => {
    const anna = await aUser();
    const password = await newApplicationPassword(anna);
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    await db.applicationPassword.updateMany({ data: { lastUsedAt: new Date(NOW - 59_000), lastIp: "203.0.113.1" } });
    const writes = vi.spyOn(db.applicationPassword, "updateMany");
    onTestFinished(() => writes.mockRestore());

    await usedFrom(anna, password, "203.0.113.2", NOW);
    await usedFrom(anna, password, "203.0.113.3", NOW + 1_000);
    await vi.waitFor(async () =>
      expect(await lastUse()).toEqual({ lastUsedAt: new Date(NOW + 1_000), lastIp: "203.0.113.3" }),
    );
    await usedFrom(anna, password, "203.0.113.4", NOW + 60_000);

    expect(writes).toHaveBeenCalledTimes(1);
  });
});
