import { expect, test } from "vitest";
import { namedFirst } from "./named-first";

test("labels without a name come last, and both kinds keep their order", () => {
  const labels = ["b", "", "a", null, "c"].map((title, id) => ({ id, title }));

  expect(namedFirst(labels).map(({ id }) => id)).toEqual([0, 2, 4, 1, 3]);
});
