import { expect, test } from "vitest";
import { type BoardMessage, changesOf, type LiveChange } from "@/lib/live/changes";

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at);

test.each<[string, BoardMessage[], LiveChange[]]>([
  ["nothing of nothing", [], []],
  ["one message as it is", [told(5, "labels")], [change(5, ["labels"])]],
  [
    "one change for each board",
    [told(5, "tasks"), told(9, "tasks"), told(5, "stages")],
    [change(5, ["tasks", "stages"]), change(9, ["tasks"])],
  ],
  [
    "each part and each deleted task once",
    [told(5, "tasks", [1, 2]), told(5, "tasks"), told(5, "tasks", [2, 3])],
    [change(5, ["tasks"], [1, 2, 3])],
  ],
  [
    "no ids when one message had too many to name them",
    [told(5, "tasks", [1]), told(5, "tasks", null)],
    [change(5, ["tasks"], null)],
  ],
  [
    "no ids when there are too many together",
    [told(5, "tasks", ids(150)), told(5, "tasks", ids(51, 151))],
    [change(5, ["tasks"], null)],
  ],
  [
    "the tasks whose comments changed, each once",
    [commented([1, 2]), told(5, "tasks"), commented([2, 3])],
    [{ ...change(5, ["comments", "tasks"]), commented: [1, 2, 3] }],
  ],
  [
    "none of them when they are too many",
    [commented([1]), commented(null)],
    [{ ...change(5, ["comments"]), commented: null }],
  ],
  [
    "the latest transaction, as a number",
    [
      { ...told(5, "tasks"), at: "1000" },
      { ...told(5, "tasks"), at: "999" },
    ],
    [{ ...change(5, ["tasks"]), at: "1000" }],
  ],
])("%s", (_, messages, expected) => {
  expect(changesOf(messages)).toEqual(expected);
});

function told(board: number, what: BoardMessage["what"], gone?: number[] | null): BoardMessage {
  return { board, what, at: "7", ...(gone !== undefined && { gone }) };
}

function commented(ids: number[] | null): BoardMessage {
  return { ...told(5, "comments"), commented: ids };
}

function change(board: number, what: LiveChange["what"], gone: number[] | null = []): LiveChange {
  return { board, what, at: "7", gone };
}
