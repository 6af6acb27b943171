import { describe, expect, test } from "vitest";
import { withFields } from "@/lib/http/input/shape";
import { echo, send } from "@/lib/testing/http/echo";

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
  ])("%s", (fields, expected) => {
    expect(withFields(body, fields)).toEqual(expected);
  });

  test("of a list, in each row", () => {
    expect(withFields(body.tasks, "id")).toEqual([{ id: 4 }, { id: 5 }]);
  });

  test("as a list in the query", async () => {
    expect((await get("a=1&b=2&_fields[]=a")).json).toEqual({ a: "1" });
  });

  test("leave an error whole", async () => {
    expect((await send(echo, "PATCH", { path: `${PATH}?_fields=code` })).json).toHaveProperty("data.status", 404);
  });
});

describe("_envelope", () => {
  test("holds body, status and headers, and is itself 200", async () => {
    expect(await get("a=1&_envelope=1")).toMatchObject({
      status: 200,
      json: { body: { a: "1" }, status: 200, headers: {} },
    });
  });

  test("tells the real status of a refusal", async () => {
    const { status, json } = await send(echo, "PATCH", { path: `${PATH}?_envelope` });

    expect(status).toBe(200);
    expect(json).toMatchObject({ body: { code: "rest_no_route" }, status: 404 });
  });
});

describe("_jsonp", () => {
  test("calls the function behind a comment, and can end no line of it", async () => {
    const { text, headers } = await get(`a=${encodeURIComponent("\u2028</script>")}&_jsonp=my.call_back`);

    expect(text).toBe('/**/my.call_back({"a":"\\u2028</script>"})');
    expect(headers.get("content-type")).toBe("application/javascript; charset=UTF-8");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("400 for what is no function's name, before anything is done", async () => {
    expect(await get(`_jsonp=${encodeURIComponent("alert(1)//")}`)).toMatchObject({
      status: 400,
      json: { code: "rest_callback_invalid", message: "Invalid JSONP callback function." },
    });
  });

  test("counts on a GET only", async () => {
    expect((await send(echo, "POST", { path: `${PATH}?_jsonp=call` })).text).toBe("{}");
  });
});
