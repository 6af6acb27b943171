import { describe, test } from "vitest";
import { expectRefusal } from "@/security/input/refused-files";

describe("S45: a file of another tool", () => {
  const keys = Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`);

  test.each([
    ["card-board", "a card of a million keys", `{"name":"x","cards":[{${keys.join()}}]}`],
    ["csv", "millions of rows", `Title\n${"x\n".repeat(5_000_000)}`],
  ] as const)("is refused with a sentence, in bounded memory: %s with %s", { timeout: 60_000 }, (source, _, file) =>
    expectRefusal(source, file),
  );
});
