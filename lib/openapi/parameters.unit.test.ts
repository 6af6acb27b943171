import { expect, test } from "vitest";
import { parameterRow, parameterRows } from "@/lib/openapi/parameters";
import type { Schema } from "@/lib/openapi/types";

test.each<[Schema, string]>([
  [{ type: ["integer", "string", "null"] }, "whole number"],
  [{ type: ["boolean", "integer", "string"] }, "true or false"],
  [{ type: "array", items: { type: "integer" } }, "list of whole numbers"],
  [{ type: "string", contentMediaType: "application/octet-stream" }, "file"],
  [{ anyOf: [{ type: "string", const: "" }, { type: "string" }] }, "text"],
  [{ type: ["array", "boolean", "null", "number", "object", "string"] }, "anything"],
  [{}, "anything"],
])("the schema %j is shown as: %s", (schema, type) => {
  expect(parameterRow("a", schema, false).type).toBe(type);
});

test("properties of objects and lists follow their parent", () => {
  const schema: Schema = {
    required: ["task"],
    properties: {
      task: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
      stages: {
        type: "array",
        items: { type: "object", properties: { status: { type: "string", enum: ["open", "closed"] } } },
      },
    },
  };

  expect(parameterRows(schema).map(({ name, isRequired, words }) => [name, isRequired, words])).toEqual([
    ["task", true, []],
    ["task.title", true, []],
    ["stages", false, []],
    ["stages[].status", false, ["open", "closed"]],
  ]);
});
