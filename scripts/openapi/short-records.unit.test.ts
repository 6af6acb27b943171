import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ANSWERS } from "@/scripts/openapi/answers/index";
import { SHORT_FORMS } from "@/scripts/openapi/records/short-forms";
import { Board, Stage, TaskLabel } from "@/scripts/openapi/records/boards";
import { TaskCard, WholeTask } from "@/scripts/openapi/records/tasks";
import { isAllowed, shortRecords } from "@/scripts/openapi/short-records";

const found = Object.entries(ANSWERS).flatMap(([name, answer]) => shortRecords(answer, name));

describe("records in responses", () => {
  test("are complete wherever they appear, unless a document specifies a short form", () => {
    expect(
      found
        .filter((each) => !isAllowed(each))
        .map(({ at, kind, missing }) => `${at} lacks ${missing.join(", ")} of ${kind}`),
    ).toEqual([]);
  });

  test("have no short form without a response that uses it", () => {
    expect(
      SHORT_FORMS.filter(({ form }) => !found.some(({ schema }) => schema === form)).map(({ source }) => source),
    ).toEqual([]);
  });
});

describe("a short record", () => {
  const id = z.int();
  const title = z.string();

  test.each([
    ["by the key under which it stands", { board: z.object({ id, title }) }, ["x board"]],
    ["in a list", { all_stages: z.array(z.object({ id, title })) }, ["x all_stages[]"]],
    [
      "in a page of a list",
      { comments: z.object({ current_page: z.int(), data: z.array(z.object({ id })) }) },
      ["x comments data[]"],
    ],
    [
      "inside of another record",
      { task: WholeTask.extend({ stage: z.object({ id, title }).nullable() }) },
      ["x task stage"],
    ],
    ["by its keys", { predecessors: z.array(TaskCard) }, ["x predecessors[]"]],
    ["among several kinds", { board: z.union([Board, z.object({ id })]) }, ["x board"]],
    ["in a map", { people: z.record(z.string(), z.object({ ID: id })) }, ["x people{}"]],
    [
      "only where keys are missing",
      { boards: z.array(Board.extend({ stages: z.array(Stage) })), label: TaskLabel },
      [],
    ],
    [
      "only in records, not in other values with such a name",
      { tasks: z.record(z.string(), z.int()), comments: z.object({ total: z.int() }) },
      [],
    ],
  ])("is detected %s", (_, shape, expected) => {
    expect(shortRecords(z.object(shape), "x").map(({ at }) => at)).toEqual(expected);
  });
});
