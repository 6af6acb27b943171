import { describe, expect, test } from "vitest";
import { echo, echoOfBody, form, json, send } from "@/lib/testing/http/echo";
import { withSettings } from "@/lib/testing/factories/settings";
import { streamed } from "@/lib/testing/http/streamed";
import { leastWorkOf } from "@/lib/testing/probes/work";

const post = (headers: Record<string, string>, body: BodyInit) => send(echoOfBody, "POST", { headers, body });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;

describe("the limits of a body", () => {
  test.each([
    ["depth 31", json, nested(31), 200],
    ["depth 32", json, nested(32), 200],
    ["depth 32 with an empty map inside", json, '{"a":'.repeat(31) + "{}" + "}".repeat(31), 200],
    ["depth 33 with an empty map inside", json, '{"a":'.repeat(32) + "{}" + "}".repeat(32), 400],
    ["depth 33 with an empty list inside", json, '{"a":'.repeat(32) + "[]" + "}".repeat(32), 400],
    ["depth 33", json, nested(33), 400],
    ["depth 100,000", json, nested(100_000), 400],
    ["a list of depth 400,000", json, `{"a":${"[".repeat(400_000)}${"]".repeat(400_000)}}`, 400],
    ["10,000 keys", json, keys(10_000), 200],
    ["10,001 keys", json, keys(10_001), 400],
    ["a far number in a form, which is a name", form, "a[999999999]=1", 200],
    ["1,001 numbered items in a form", form, Array.from({ length: 1_001 }, (_, at) => `a[${at}]=1`).join("&"), 400],
    ["NUL in a text", json, '{"a":"x\\u0000"}', 400],
    ["NUL in a name", json, '{"x\\u0000":1}', 400],
    ["half a surrogate pair", json, '{"a":"x\\ud800"}', 400],
    ["half a surrogate pair in a name", json, '{"\\udfff":1}', 400],
    ["a whole pair", json, '{"a":"\\ud83d\\ude00"}', 200],
    ["__proto__", json, '{"__proto__":{"isAdmin":true}}', 400],
    ["__proto__ deep inside", json, '{"a":[{"__proto__":1}]}', 400],
  ])("are checked for %s", async (_, headers, body, status) => {
    expect((await post(headers, body)).status).toBe(status);
    expect(await leastWorkOf(() => post(headers, body), 1_000)).toBeLessThan(1_000);
  });

  test("refuse NUL in the query with 400", async () => {
    expect((await send(echo, "GET", { path: "/wp-json/boards/v2/echo?a=%00" })).status).toBe(400);
  });

  test("names of every object's own properties do not reach its prototype", async () => {
    const { json: input } = await post(form, "__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1&a=1");

    expect(input).toEqual({ a: "1" });
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  test.each([json, form, { "content-type": "multipart/form-data; boundary=x" }, { "content-type": "text/plain" }])(
    "answer 413 as soon as more than 1 MB came, of $content-type, announced or not",
    async (headers) => {
      const announced = await post({ ...headers, "content-length": "1048577" }, "{}");
      const { body, taken } = streamed(" ".repeat(64 * 1024 * 1024));
      const chunked = await post(headers, body);

      expect([announced.status, chunked.status]).toEqual([413, 413]);
      expect(chunked.json).toEqual({
        code: "rest_too_large",
        message: "The request is too large.",
        data: { status: 413 },
      });
      expect(taken()).toBeLessThan(2 * 1024 * 1024);
    },
  );

  test("accept a megabyte", async () => {
    expect((await post(json, JSON.stringify({ a: "x".repeat(1024 * 1024 - 10) }))).status).toBe(200);
  });

  test("a chunked body without a length is read whole", async () => {
    const { body } = streamed(`{"a":1${" ".repeat(100_000)}}`);

    expect((await post(json, body)).json).toEqual({ a: 1 });
  });
});

/** The same fields as a url-encoded form and as multipart. */
const both = (fields: [name: string, value: string][]) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return [
    { headers: form, body: String(new URLSearchParams(fields)) },
    { headers: {}, body },
  ];
};
const fieldsOf = (count: number, name: (at: number) => string): [string, string][] =>
  Array.from({ length: count }, (_, at) => [name(at), "1"]);

describe("multipart has the limits of a url-encoded form", () => {
  test.each([
    ["10,000 names", fieldsOf(10_000, (at) => `k${at}`), 200, undefined],
    ["10,001 names", fieldsOf(10_001, (at) => `k${at}`), 400, "The form has too many fields."],
    ["1,000 items of a list", fieldsOf(1_000, () => "a[]"), 200, undefined],
    ["1,001 items of a list", fieldsOf(1_001, () => "a[]"), 400, "The form has too many fields."],
    ["depth 32", [[`a${"[b]".repeat(31)}`, "1"]], 200, undefined],
    ["depth 33", [[`a${"[b]".repeat(32)}`, "1"]], 400, "The data is nested too deeply."],
    ["a name of 5,000 characters", [["n".repeat(5_000), "1"]], 200, undefined],
    ["NUL in a text", [["a", "x\0"]], 400, "The data holds a NUL character."],
  ] as [string, [string, string][], number, string | undefined][])(
    "are checked for %s",
    async (_, fields, status, message) => {
      for (const { headers, body } of both(fields)) {
        const answer = await post(headers, body);

        expect(answer).toMatchObject({ status, ...(message && { json: { code: "rest_invalid_param", message } }) });
        if (status === 200) expect(answer.text.match(/"1"/g)).toHaveLength(fields.length);
      }
    },
  );

  test("a part without a name is not a parameter", async () => {
    const part = (head: string) => `--x\r\nContent-Disposition: form-data${head}\r\n\r\nv\r\n`;

    expect(
      (await post({ "content-type": "multipart/form-data; boundary=x" }, `${part("")}${part("; name=a")}--x--\r\n`))
        .json,
    ).toEqual({ a: "v" });
  });

  test("refuse more files than the form may have fields with 400", async () => {
    const part = "--x\r\nContent-Disposition: form-data; name=a; filename=a\r\n\r\n\r\n";

    await withSettings({ BOARDS_JSON_LIMIT: 8 * 1024 * 1024 }, async () => {
      expect(
        (await post({ "content-type": "multipart/form-data; boundary=x" }, `${part.repeat(20_001)}--x--\r\n`)).status,
      ).toBe(400);
    });
  });
});

describe("BOARDS_JSON_LIMIT", () => {
  const forms = (length: number) => [
    { headers: json, body: JSON.stringify({ a: "x".repeat(length) }) },
    ...both([["a", "x".repeat(length)]]),
  ];

  test("raised accepts a longer text, whole, in every form of body", async () => {
    await withSettings({ BOARDS_JSON_LIMIT: 8 * 1024 * 1024 }, async () => {
      for (const { headers, body } of forms(2 * 1024 * 1024)) {
        const answer = await post(headers, body);

        expect([answer.status, String(answer.json.a).length]).toEqual([200, 2 * 1024 * 1024]);
      }
    });
  });

  test("lowered refuses a shorter one", async () => {
    await withSettings({ BOARDS_JSON_LIMIT: 2_048 }, async () => {
      for (const { headers, body } of forms(3_000))
        expect(await post(headers, body)).toMatchObject({ status: 413, json: { code: "rest_too_large" } });
      for (const { headers, body } of forms(1_000)) expect((await post(headers, body)).status).toBe(200);
    });
  });
});
