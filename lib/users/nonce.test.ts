import { afterEach, describe, expect, test, vi } from "vitest";
import { echo, send } from "@/lib/testing/http/echo";
import { aUser } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { isNonce, nonceFor } from "@/lib/users/nonce";

const HOUR = 60 * 60 * 1000;
const TICK = 12 * HOUR;
const START = 1_000_000 * TICK;
const session = { id: "5b1a7a0e-0000-4000-8000-000000000000", user: { id: 7 } };

function at<Result>(time: number, work: () => Result): Result {
  vi.useFakeTimers({ toFake: ["Date"], now: time });
  return work();
}

afterEach(() => void vi.useRealTimers());

describe("a nonce created at the beginning of a tick", () => {
  test.each([
    [0, true],
    [11, true],
    [13, true],
    [23.99, true],
    [24, false],
    [25, false],
    [-1, false],
  ])("after %d hours is valid: %s", (hours, expected) => {
    const nonce = at(START, () => nonceFor(session));

    expect(at(START + hours * HOUR, () => isNonce(nonce, session))).toBe(expected);
  });
});

describe("a nonce created at the end of a tick", () => {
  test.each([
    [0, true],
    [1, true],
    [12, true],
    [13, false],
  ])("is, after %d hours, valid: %s", (hours, expected) => {
    const nonce = at(START + TICK - HOUR / 2, () => nonceFor(session));

    expect(at(START + TICK - HOUR / 2 + hours * HOUR, () => isNonce(nonce, session))).toBe(expected);
  });
});

test("a nonce is valid for its session and user only", () => {
  const nonce = at(START, () => nonceFor(session));

  for (const other of [
    { ...session, id: "other" },
    { ...session, user: { id: 8 } },
  ])
    expect(at(START, () => isNonce(nonce, other))).toBe(false);
  for (const wrong of ["", nonce.slice(1), `${nonce}0`, `${nonce} `])
    expect(at(START, () => isNonce(wrong, session))).toBe(false);
});

test.each([
  [0, 200],
  [11, 200],
  [25, 403],
])("the REST API answers a nonce that is %i hours old with %i", async (hours, status) => {
  const user = await aUser();
  const browser = await aBrowserOf(user);
  const nonce = at(Date.now() - hours * HOUR, () => nonceFor({ id: browser.session.id, user }));
  vi.useRealTimers();

  expect((await send(echo, "GET", { headers: { ...browser.cookie, "x-wp-nonce": nonce } })).status).toBe(status);
});
