import { expect, test } from "vitest";
import { docsPages } from "@/lib/openapi/pages";
import { parameterRow, parameterRows } from "@/lib/openapi/parameters";
import type { OpenApiDocument, Operation, Schema } from "@/lib/openapi/types";

const operation = (given: Partial<Operation>): Operation => ({
  operationId: "id",
  tags: ["Labels"],
  summary: "Do it",
  responses: {},
  "x-codeSamples": [{ lang: "Shell", label: "curl", source: "curl" }],
  ...given,
});

const documentWith = (paths: OpenApiDocument["paths"]): OpenApiDocument => ({
  openapi: "3.1.1",
  info: { title: "Boards", version: "1", description: "", license: { name: "MIT", identifier: "MIT" } },
  servers: [],
  security: [],
  tags: [
    { name: "Labels", "x-slug": "labels" },
    { name: "Tasks", description: "Words", "x-slug": "tasks" },
  ],
  paths,
  components: {},
});

test("each tag has a page with its endpoints, in the order of the document", () => {
  const pages = docsPages(
    documentWith({
      "/a": { post: operation({ operationId: "one" }), get: operation({ operationId: "two", tags: ["Tasks"] }) },
      "/b": { delete: operation({ operationId: "three" }) },
    }),
  );

  expect(
    pages.map(({ slug, intro, endpoints }) => [
      slug,
      intro,
      endpoints.map(({ id, method, path }) => `${id} ${method} ${path}`),
    ]),
  ).toEqual([
    ["labels", "", ["one POST /a", "three DELETE /b"]],
    ["tasks", "Words", ["two GET /a"]],
  ]);
});

test("an endpoint shows its parameters by location, its successful answer, and the errors in its examples", () => {
  const refusal = { "application/json": { schema: {}, examples: { x: { summary: "No", value: { code: "x" } } } } };
  const [page] = docsPages(
    documentWith({
      "/a/{id}": {
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { $ref: "#/components/parameters/_fields" },
        ],
        post: operation({
          requestBody: {
            content: {
              "multipart/form-data": {
                schema: {
                  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
                  required: ["file"],
                },
              },
            },
          },
          responses: {
            201: { description: "", content: { "application/json": { schema: {}, example: { id: 1 } } } },
            400: { $ref: "#/components/responses/400" },
            404: { description: "", content: refusal },
          },
        }),
      },
    }),
  );

  const [shown] = page?.endpoints ?? [];
  expect(
    shown?.parameters.map(({ place, rows }) => [
      place,
      rows.map(({ name, type, isRequired }) => `${name}: ${type}, ${isRequired}`),
    ]),
  ).toEqual([
    ["In the path", ["id: whole number, true"]],
    ["In the form", ["file: file, true"]],
  ]);
  expect(shown?.answer).toEqual({ status: "201", json: '{\n  "id": 1\n}' });
  expect(shown?.refusals).toEqual([{ status: "404", title: "No", json: '{\n  "code": "x"\n}' }]);
});

test("a parameter that is accepted in query and body is shown once", () => {
  const body = {
    "application/json": { schema: { properties: { userId: { type: ["integer", "string"] } }, required: ["userId"] } },
  };
  const [page] = docsPages(
    documentWith({
      "/a": {
        delete: operation({
          parameters: [{ name: "userId", in: "query", schema: { type: "integer" } }],
          requestBody: { required: false, content: body },
        }),
      },
    }),
  );

  expect(
    page?.endpoints[0]?.parameters.map(({ place, rows }) => [
      place,
      rows.map(({ name, isRequired }) => `${name}, ${isRequired}`),
    ]),
  ).toEqual([["In the query or in the body", ["userId, true"]]]);
});

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
