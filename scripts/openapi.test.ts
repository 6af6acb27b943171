import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { id, ids, flag, nested, optional, title, word } from "@/lib/http/types";
import type { Content, Operation, Parameter, Schema } from "@/lib/openapi/types";
import { picked, schemaOf, shortened } from "@/scripts/openapi/answers";
import { curlOf } from "@/scripts/openapi/curl";
import { openApiDocument } from "@/scripts/openapi/document";
import { inputSchema } from "@/scripts/openapi/input-schema";
import { routeList } from "@/scripts/route-list";

const document = await openApiDocument();
const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const operations = Object.entries(document.paths).flatMap(([path, item]) => METHODS.flatMap((method) => (item[method] ? [{ name: `${method.toUpperCase()} ${path}`, item, operation: item[method] }] : [])));
const namesOf = (wrong: (operation: Operation) => boolean) => operations.filter(({ operation }) => wrong(operation)).map(({ name }) => name);

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();

    expect(await validator.validate(structuredClone(document) as unknown as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("has every method of every route, and nothing else", async () => {
    const declared = (await routeList()).flatMap(({ path, methods }) => methods.map(({ method }) => `${method} ${path.replaceAll(/\[(\w+)\]/g, "{$1}")}`));

    expect(operations.map(({ name }) => name).sort()).toEqual(declared.sort());
  });

  test("says of each what it is for (docs/api/contract.tsv, docs/api/own.tsv), of no two on a page the same", () => {
    expect(namesOf(({ summary }) => !/^[A-Z][a-z]/.test(summary))).toEqual([]);
    const titles = operations.map(({ operation }) => `${operation.tags.join()}: ${operation.summary}`);
    expect(titles.filter((each, at) => titles.indexOf(each) !== at)).toEqual([]);
  });

  test("has each on a page of docs/api", () => {
    expect(namesOf(({ tags }) => !document.tags.some(({ name }) => tags.includes(name) && name !== "Others"))).toEqual([]);
  });

  test("names each once, and all that stands in its path", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((each, at) => ids.indexOf(each) !== at)).toEqual([]);

    const inPath = (list: unknown[]) => (list as Partial<Parameter>[]).filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
    for (const { name, item } of operations) expect([name, inPath(item.parameters ?? [])]).toEqual([name, name.match(/\{\w+\}/g) ?? []]);
  });

  test("asks for a sign-in unless the route is public", async () => {
    const open = (await routeList()).flatMap(({ path, methods }) => methods.filter(({ who }) => who === "anyone").map(({ method }) => `${method} ${path}`));

    expect(namesOf(({ security }) => security?.some((way) => Object.keys(way).length === 0) === true).sort()).toEqual(open.sort());
  });

  test("shows a command of the shell and, where an example can be granted, its answer", () => {
    /** What needs an id or a token that is made at random, and what is refused to everybody. */
    const never = /\{uuid\}|\{session_id\}|\{mail_id\}|password$|password\/reset|invitations$|setup$|crm-associated-boards|^POST \S+managers$/;

    expect(namesOf((operation) => operation["x-codeSamples"].length !== 1 || !operation["x-codeSamples"][0]?.source.startsWith("curl"))).toEqual([]);
    expect(namesOf(({ responses }) => !contentIn(responses["200"] ?? responses["201"])).filter((name) => !never.test(name))).toEqual([]);
  });

  test.each(operations.map(({ name, operation }) => [name, operation] as const))("the examples of %s are as it says", (_, { requestBody, responses }) => {
    const contents = [requestBody, ...Object.values(responses)].map(contentIn).filter((content) => content?.example !== undefined);

    for (const content of contents) expect(z.fromJSONSchema(content?.schema as z.core.JSONSchema.JSONSchema).safeParse(content?.example).error?.issues ?? []).toEqual([]);
  });
});

const contentIn = (part: unknown) => (part as { content?: Record<string, Content> } | undefined)?.content?.["application/json"];

describe("what parameters may be", () => {
  const of = (shape: z.ZodType, place: "query" | "body" = "body") => inputSchema(shape, place, ["task_id"])?.properties;

  test("in a body they are read leniently, and null is nothing sent", () => {
    expect(of(z.object({ a: id, b: optional(id), c: optional(flag), d: optional(ids), e: optional(word("x", "y")) }))).toEqual({
      a: { type: ["integer", "string"] },
      b: { type: ["integer", "string", "null"] },
      c: { type: ["boolean", "integer", "string", "null"], description: expect.any(String) as unknown },
      d: { type: ["array", "integer", "string", "null"], items: { type: ["integer", "string"] }, description: expect.any(String) as unknown },
      e: { type: ["string", "null"], enum: ["x", "y", null] },
    });
  });

  test("in a query everything is text anyway", () => {
    expect(of(z.object({ a: optional(id), d: optional(ids) }), "query")).toEqual({ a: { type: "integer" }, d: { type: "array", items: { type: "integer" } } });
  });

  test("only what has to be there is required, inside of another one, too", () => {
    const schema = inputSchema(z.object({ task: nested(z.object({ title, stage_id: optional(id) })), task_id: id }), "body", ["task_id"]);

    expect([schema?.required, schema?.properties?.task?.required, Object.keys(schema?.properties ?? {})]).toEqual([["task"], ["title"], ["task"]]);
  });

  test("a type may say that it takes more", () => {
    expect(of(z.object({ a: z.unknown().meta({ type: "string", takes: ["array", "string"] }) }))).toEqual({ a: { type: ["array", "string", "null"] } });
  });

  test("without parameters there is no schema", () => {
    expect([inputSchema(undefined, "body", []), inputSchema(z.object({ task_id: id }), "body", ["task_id"])]).toEqual([null, null]);
  });
});

test.each<[unknown[], Schema]>([
  [[{ a: 1, "…": "…" }, { a: 1.5, b: null }], { type: "object", properties: { a: { type: "number" }, b: {} } }],
  [[{ a: null }, { a: "x" }], { type: "object", properties: { a: { type: ["null", "string"] } } }],
  [[[{ id: 1 }, "…"], []], { type: "array", items: { type: "object", properties: { id: { type: "integer" } } } }],
  [[{ a: 1, "…": "…" }, { a: 2, "…": "…" }], { type: "object", properties: { a: { type: "integer" } }, additionalProperties: true, description: "Not all of its keys are shown." }],
  [[picked({ a: [{ b: 1 }] }), { a: [] }], { type: "object", properties: { a: { type: "array", items: { type: "object", properties: { b: { type: "integer" } }, additionalProperties: true, description: "Not all of its keys are shown." } } } }],
  [[[]], { type: "array" }],
  [["…", null], {}],
])("the answers %j are %j", (answers, schema) => {
  expect(schemaOf(answers)).toEqual(schema);
});

test("an answer is shown without the marks of what was left out", () => {
  expect(shortened({ a: [{ id: 1, "…": "…" }, "…"], b: "x…y" })).toEqual({ a: [{ id: 1 }], b: "x…y" });
});

describe("an example in the shell", () => {
  const plain = { method: "GET", path: "/wp-json/boards/v2/projects", headers: {}, body: undefined, as: "nobody" };

  test.each([
    [plain, "curl \\\n  'https://boards.example.com/wp-json/boards/v2/projects'"],
    [{ ...plain, as: "max" }, "curl --user 'max:your application password' \\\n  'https://boards.example.com/wp-json/boards/v2/projects'"],
    [{ ...plain, method: "POST", body: `{"title":"Anna's"}` }, `curl \\\n  --request POST \\\n  --header 'Content-Type: application/json' \\\n  --data '{"title":"Anna'\\''s"}' \\\n  'https://boards.example.com/wp-json/boards/v2/projects'`],
  ])("%j", (example, command) => {
    expect(curlOf(example)).toBe(command);
  });

  test("a form's parts are sent each, files by their names", () => {
    const body = '--form\nContent-Disposition: form-data; name="file"; filename="a.txt"\nContent-Type: text/plain\n\nwords\n--form\nContent-Disposition: form-data; name="stage_id"\n\n1\n--form--';

    const command = curlOf({ ...plain, method: "POST", headers: { "Content-Type": "multipart/form-data; boundary=form" }, body });

    expect(command).toContain("--form 'file=@a.txt' \\\n  --form 'stage_id=1' \\\n");
    expect(command).not.toContain("Content-Type");
  });
});
