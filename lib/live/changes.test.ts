import { expect, test } from "vitest";
import { type BoardMessage, changesOf, type LiveChange } from "@/lib/live/changes";

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at);

test.each<[string, BoardMessage[], LiveChange[]]>([
  ["nothing of nothing", [], []],
  ["one message as it is", [{ board: 5, what: "labels" }], [{ board: 5, what: ["labels"], gone: [] }]],
  ["one change for each board", [{ board: 5, what: "tasks" }, { board: 9, what: "tasks" }, { board: 5, what: "stages" }], [{ board: 5, what: ["tasks", "stages"], gone: [] }, { board: 9, what: ["tasks"], gone: [] }]],
  ["each part and each deleted task once", [{ board: 5, what: "tasks", gone: [1, 2] }, { board: 5, what: "tasks" }, { board: 5, what: "tasks", gone: [2, 3] }], [{ board: 5, what: ["tasks"], gone: [1, 2, 3] }]],
  ["no ids when one message had too many to name them", [{ board: 5, what: "tasks", gone: [1] }, { board: 5, what: "tasks", gone: null }], [{ board: 5, what: ["tasks"], gone: null }]],
  ["no ids when there are too many together", [{ board: 5, what: "tasks", gone: ids(150) }, { board: 5, what: "tasks", gone: ids(51, 151) }], [{ board: 5, what: ["tasks"], gone: null }]],
])("%s", (_, messages, expected) => {
  expect(changesOf(messages)).toEqual(expected);
});
