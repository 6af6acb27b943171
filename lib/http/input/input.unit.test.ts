import { describe, expect, test } from "vitest";
import { withFields } from "@/lib/http/input/shape";
import { echo, form, json, send } from "@/lib/testing/http/echo";

const post = (headers: Record<string, string>, body: BodyInit, path?: string, params?: Record<string, string>) =>
  send(echo, "POST", { headers, body, path, params });
const RESERVED = ["rest_route", "_method", "_wpnonce", "_fields", "_envelope", "_jsonp", "_embed", "_locale"];

describe("the input of an endpoint", () => {
  test.each([
    ["JSON", json, '{"task":{"title":"x"},"ids":[1,2]}', { task: { title: "x" }, ids: [1, 2] }],
    ["JSON of another name", { "content-type": "application/vnd.api+json; charset=utf-8" }, '{"a":1}', { a: 1 }],
    ["JSON under text/plain", { "content-type": "text/plain" }, ' {"a":1}', { a: 1 }],
    ["JSON without a type", {}, new TextEncoder().encode('{"a":1}'), { a: 1 }],
    ["JSON that begins with a byte order mark", json, '\uFEFF{"a":1}', { a: 1 }],
    ["null", json, "null", {}],
    ["an empty list: PHP writes an empty map so", json, "[]", {}],
    [
      "a form with PHP's brackets",
      form,
      "task[title]=x+y&ids[]=1&ids[]=2&m[a][b]=%C3%A9",
      { task: { title: "x y" }, ids: ["1", "2"], m: { a: { b: "é" } } },
    ],
    [
      "a form with numbered places from 0: a list",
      form,
      "ids[0]=5&ids[1]=6&m[0][a]=x&m[1][a]=y",
      { ids: ["5", "6"], m: [{ a: "x" }, { a: "y" }] },
    ],
    [
      "a form with other numbers: names, as in PHP",
      form,
      "roles[5]=viewer&roles%5B70000%5D=member&one[1]=x&two[0]=x&two[2]=y",
      { roles: { 5: "viewer", 70000: "member" }, one: { 1: "x" }, two: { 0: "x", 2: "y" } },
    ],
    ["a form that says a name twice: the last counts, as in PHP", form, "a=1&a=2", { a: "2" }],
    ["JSON that says a name twice: the last counts", json, '{"a":1,"a":2}', { a: 2 }],
    ["an empty body", json, "", {}],
    ["an empty body of white space", json, " \n ", {}],
    ["an empty form", form, "", {}],
    ["plain text that is no JSON", { "content-type": "text/plain" }, "hello", {}],
  ])("reads %s", async (_, headers, body, expected) => {
    expect(await post(headers, body)).toMatchObject({ status: 200, json: expected });
  });

  test("reads multipart, with names in brackets and a boundary in any case", async () => {
    const body = new FormData();
    for (const [name, value] of [
      ["task[title]", "x & y"],
      ["ids[]", "1"],
      ["ids[]", "2"],
    ])
      body.append(name ?? "", value ?? "");

    expect((await post({}, body)).json).toEqual({ task: { title: "x & y" }, ids: ["1", "2"] });
  });

  test("ignores a file in multipart", async () => {
    const body = new FormData();
    body.append("file", new Blob(["content"]), "a.txt");
    body.append("a", "1");

    expect((await post({}, body)).json).toEqual({ a: "1" });
  });

  test("the path takes precedence over the body, the body over the query", async () => {
    const { json: input } = await post(
      json,
      '{"a":"body","board_id":"body"}',
      "/wp-json/boards/v2/echo?a=query&b=query&board_id=query",
      { board_id: "7" },
    );

    expect(input).toEqual({ a: "body", b: "query", board_id: "7" });
  });

  test("leaves out WordPress's own parameters", async () => {
    const { json: input } = await send(echo, "GET", {
      path: "/wp-json/boards/v2/echo?_locale=user&_embed=1&_wpnonce=x&a=1",
    });

    expect(input).toEqual({ a: "1" });
  });

  test.each([
    ["JSON", json, JSON.stringify(Object.fromEntries([...RESERVED, "a"].map((name) => [name, "1"])))],
    ["a form", form, [...RESERVED, "a"].map((name) => `${name}=1`).join("&")],
    [
      "multipart",
      { "content-type": "multipart/form-data; boundary=x" },
      `${[...RESERVED, "a"].map((name) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n1\r\n`).join("")}--x--\r\n`,
    ],
  ])("leaves them out in %s", async (_, headers, body) => {
    expect(await post(headers, body)).toMatchObject({ status: 200, json: { a: "1" }, text: '{"a":"1"}' });
  });

  test("keeps their names inside a parameter", async () => {
    expect((await post(json, '{"task":{"_method":"x"}}')).json).toEqual({ task: { _method: "x" } });
  });

  test("includes the query of a write", async () => {
    expect((await send(echo, "PUT", { path: "/wp-json/boards/v2/echo?property=title&value=x" })).json).toEqual({
      property: "title",
      value: "x",
    });
  });
});

describe("an invalid body", () => {
  test.each([
    ["JSON that breaks off", "{"],
    ["a text", '"text"'],
    ["a number", "3"],
    ["a list", "[1]"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  ])("is refused with 400 rest_invalid_json: %s", async (_, body) => {
    const { status, json: answer } = await post(json, body);

    expect(status).toBe(400);
    expect(answer).toEqual({
      code: "rest_invalid_json",
      message: "Invalid JSON body passed.",
      data: { status: 400, json_error_code: 4, json_error_message: "Syntax error" },
    });
  });

  test("of multipart without a boundary, or cut off, is refused with 400", async () => {
    expect((await post({ "content-type": "multipart/form-data" }, "x")).status).toBe(400);
    expect(
      (
        await post(
          { "content-type": "multipart/form-data; boundary=x" },
          "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nv",
        )
      ).status,
    ).toBe(400);
  });
});

const PATH = "/wp-json/boards/v2/echo";
const get = (query: string) => send(echo, "GET", { path: `${PATH}?${query}` });

describe("_fields", () => {
  const body = {
    id: 1,
    title: "x",
    stage: { id: 2, title: "y", owner: { ID: 3, name: "z" } },
    tasks: [
      { id: 4, title: "a" },
      { id: 5, title: "b" },
    ],
    none: null,
  };

  test.each([
    ["id,title", { id: 1, title: "x" }],
    [" id , none ", { id: 1, none: null }],
    ["stage.owner.ID", { stage: { owner: { ID: 3 } } }],
    ["stage,stage.id", { stage: body.stage }],
    ["tasks.id", { tasks: [{ id: 4 }, { id: 5 }] }],
    ["nothing", {}],
    ["toString,__proto__", {}],
    ["", body],
  ])("picks %j", (fields, expected) => {
    expect(withFields(body, fields)).toEqual(expected);
  });

  test("picks from each row of a list", () => {
    expect(withFields(body.tasks, "id")).toEqual([{ id: 4 }, { id: 5 }]);
  });

  test("accepts a list in the query", async () => {
    expect((await get("a=1&b=2&_fields[]=a")).json).toEqual({ a: "1" });
  });

  test("leaves an error whole", async () => {
    expect((await send(echo, "PATCH", { path: `${PATH}?_fields=code` })).json).toHaveProperty("data.status", 404);
  });
});

describe("_envelope", () => {
  test("contains body, status and headers, and is itself 200", async () => {
    expect(await get("a=1&_envelope=1")).toMatchObject({
      status: 200,
      json: { body: { a: "1" }, status: 200, headers: {} },
    });
  });

  test("contains the real status of a refusal", async () => {
    const { status, json } = await send(echo, "PATCH", { path: `${PATH}?_envelope` });

    expect(status).toBe(200);
    expect(json).toMatchObject({ body: { code: "rest_no_route" }, status: 404 });
  });
});

describe("_jsonp", () => {
  test("calls the function after a comment, and can't end its line", async () => {
    const { text, headers } = await get(`a=${encodeURIComponent("\u2028</script>")}&_jsonp=my.call_back`);

    expect(text).toBe('/**/my.call_back({"a":"\\u2028</script>"})');
    expect(headers.get("content-type")).toBe("application/javascript; charset=UTF-8");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("answers 400 for an invalid function name, before anything is done", async () => {
    expect(await get(`_jsonp=${encodeURIComponent("alert(1)//")}`)).toMatchObject({
      status: 400,
      json: { code: "rest_callback_invalid", message: "Invalid JSONP callback function." },
    });
  });

  test("is ignored except on a GET", async () => {
    expect((await send(echo, "POST", { path: `${PATH}?_jsonp=call` })).text).toBe("{}");
  });
});
