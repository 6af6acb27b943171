import { expect, test } from "vitest";
import { preparedName } from "@/lib/database/prepared";

test("a statement is prepared from its second use on, and no more than 500 are", () => {
  const uses = Array.from({ length: 600 }, (_, at) => [preparedName(`SELECT ${at}`), preparedName(`SELECT ${at}`)]);

  expect(uses.every(([first]) => first === undefined)).toBe(true);
  expect(new Set(uses.slice(0, 500).map(([, second]) => second)).size).toBe(500);
  expect(uses.slice(500).every(([, second]) => second === undefined)).toBe(true);
});
