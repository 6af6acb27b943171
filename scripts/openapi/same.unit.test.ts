import { expect, test } from "vitest";
import type { Same } from "@/scripts/openapi/records/record";

test("two types are the same only with the same keys, nullability and optionality", () => {
  // The compiler decides: the values repeat its answer.
  const same: Same<
    { a: string; b?: number | null; c: ({ d: "x" } | { d: "y" })[] },
    { a: "x"; b?: number | null; c: { d: string }[] }
  > = true;
  const others: [
    Same<{ a: string }, { a: string; b: number }>,
    Same<{ a: string }, { a: string; b?: number }>,
    Same<{ a: string; b: number }, { a: string; b?: number }>,
    Same<{ a: string }, { a: string | null }>,
    Same<{ a: string }, { a: number }>,
    Same<{ a: { b: string }[] }, { a: { b: string; c: string }[] }>,
  ] = [false, false, false, false, false, false];

  expect([same, ...others]).toEqual([true, false, false, false, false, false, false]);
});
