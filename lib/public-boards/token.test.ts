import { expect, test } from "vitest";
import { boardIdOfToken, isTokenOf, publicTokenOf } from "@/lib/public-boards/token";
import { encrypt } from "@/lib/secrets/secrets";

const boardWith = (secret: string, id = 9) => ({ id, publicAccessSecret: encrypt("public-token", secret) });

test("a public token names its board and fits no other, nor the board after a rotation", () => {
  const board = boardWith("one");
  const token = publicTokenOf(board) ?? "";

  expect(Buffer.from(token, "base64url").toString()).toMatch(/^9\|[0-9a-f]{64}$/);
  expect([boardIdOfToken(token), isTokenOf(board, token)]).toEqual([9, true]);
  expect([isTokenOf(boardWith("two"), token), isTokenOf(boardWith("one", 10), token)]).toEqual([false, false]);
});

test.each(["", "9", "MTA", Buffer.from(`0|${"a".repeat(64)}`).toString("base64url"), "%00", "ä".repeat(100)])(
  "%j names no board",
  (token) => {
    expect(boardIdOfToken(token)).toBeNull();
  },
);

test("a board without a secret, or with one of another site, has no token", () => {
  expect([
    publicTokenOf({ id: 9, publicAccessSecret: null }),
    isTokenOf({ id: 9, publicAccessSecret: null }, ""),
  ]).toEqual([null, false]);
  expect(publicTokenOf({ id: 9, publicAccessSecret: "of.another.site" })).toBeNull();
});
