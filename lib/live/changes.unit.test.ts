import { expect, test } from "vitest";
import { type BoardMessage, changesOf, type LiveChange } from "@/lib/live/changes";

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at);

test.each<[string, BoardMessage[], LiveChange[]]>([
  ["nothing of nothing", [], []],
  ["one message as it is", [message(5, "labels")], [change(5, ["labels"])]],
  [
    "one change for each board",
    [message(5, "tasks"), message(9, "tasks"), message(5, "stages")],
    [change(5, ["tasks", "stages"]), change(9, ["tasks"])],
  ],
  [
    "each part and each deleted task once",
    [message(5, "tasks", [1, 2]), message(5, "tasks"), message(5, "tasks", [2, 3])],
    [change(5, ["tasks"], [1, 2, 3])],
  ],
  [
    "no ids when one message had too many to name them",
    [message(5, "tasks", [1]), message(5, "tasks", null)],
    [change(5, ["tasks"], null)],
  ],
  [
    "no ids when there are too many together",
    [message(5, "tasks", ids(150)), message(5, "tasks", ids(51, 151))],
    [change(5, ["tasks"], null)],
  ],
  [
    "the tasks whose comments changed, each once",
    [commented([1, 2]), message(5, "tasks"), commented([2, 3])],
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
      { ...message(5, "tasks"), at: "1000" },
      { ...message(5, "tasks"), at: "999" },
    ],
    [{ ...change(5, ["tasks"]), at: "1000" }],
  ],
])("merges messages into %s", (_, messages, expected) => {
  expect(changesOf(messages)).toEqual(expected);
});

function message(board: number, what: BoardMessage["what"], gone?: number[] | null): BoardMessage {
  return { board, what, at: "7", ...(gone !== undefined && { gone }) };
}

function commented(ids: number[] | null): BoardMessage {
  return { ...message(5, "comments"), commented: ids };
}

function change(board: number, what: LiveChange["what"], gone: number[] | null = []): LiveChange {
  return { board, what, at: "7", gone };
}
