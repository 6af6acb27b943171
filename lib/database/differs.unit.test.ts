import { expect, test } from "vitest";
import { differs } from "@/lib/database/differs";

const record = { title: "A", at: new Date(0), ids: [1, 2], none: null, other: 1 };

test.each([
  [{}, false],
  [{ title: "A", at: new Date(0), ids: [1, 2], none: null }, false],
  [{ title: undefined, none: undefined }, false],
  [{ title: "B" }, true],
  [{ at: new Date(1) }, true],
  [{ ids: [2, 1] }, true],
  [{ none: 0 }, true],
])("%j makes a difference: %s", (change, expected) => expect(differs(record, change)).toBe(expected));
