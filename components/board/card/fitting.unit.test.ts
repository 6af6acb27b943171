import { expect, test } from "vitest";
import { countsThatFit } from "@/components/board/card/fitting-facts";

test.each([
  { marks: 0, due: "Thu", counts: ["3/6", "3", "4"], faces: 1, fit: 3 },
  { marks: 1, due: "Tomorrow", counts: ["3/6", "3", "4"], faces: 1, fit: 3 },
  { marks: 2, due: "Tomorrow", counts: ["3/6", "13", "14"], faces: 3, fit: 0 },
  { marks: 3, due: "Nov 28, 2031", counts: ["12/15", "12", "14"], faces: 3, fit: 0 },
  { marks: 3, due: "", counts: [], faces: 3, fit: 0 },
])("a line with $marks marks, “$due” and $faces people has room for $fit of $counts", ({ fit, ...line }) => {
  expect(countsThatFit(line)).toBe(fit);
});
