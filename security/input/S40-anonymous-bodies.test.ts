import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/projects/route";
import { POST as upload } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import { BODY_TOO_SLOW } from "@/lib/http/request/body-chunks";
import { aBrowserOf, aUser, basic, call, linesOf, streamed } from "@/lib/testing";
import { json } from "@/lib/testing/http/echo";

const KILOBYTE = 1024;
const refused = { status: 401, json: { code: "rest_forbidden" } };

const board = (size: number) => streamed(JSON.stringify({ board: { title: "x", description: "x".repeat(size) } }));

describe("S40: a body", () => {
  test("with wrong credentials is not read beyond what has already arrived", async () => {
    const { body, taken } = board(500 * KILOBYTE);

    expect(await call(POST, { body, headers: basic("nobody", "wrong") })).toMatchObject({
      status: 401,
      json: { code: "incorrect_password" },
    });
    expect(taken()).toBeLessThanOrEqual(64 * KILOBYTE);
  });

  test("without credentials is read up to 64 kB, whatever length it announces", async () => {
    const { body, taken } = board(900 * KILOBYTE);

    expect(await call(POST, { body })).toMatchObject(refused);
    expect(taken()).toBeLessThan(200 * KILOBYTE);
    expect(
      await call(POST, { body: board(100 * KILOBYTE).body, headers: { "content-length": String(100 * KILOBYTE) } }),
    ).toMatchObject(refused);
  });

  test("without credentials that is small and no JSON is still 400", async () => {
    expect(await call(POST, { body: "{", headers: json })).toMatchObject({
      status: 400,
      json: { code: "rest_invalid_json" },
    });
  });

  test("of a browser is read completely, because it may contain the nonce", async () => {
    const { cookie, headers } = await aBrowserOf(await aUser({ role: "administrator" }));
    const body = JSON.stringify({
      board: { title: "x", type: "to-do", description: "x".repeat(100 * KILOBYTE) },
      _wpnonce: headers["x-wp-nonce"],
    });

    expect((await call(POST, { body, headers: { ...cookie, ...json } })).status).toBe(201);
  });
});

describe("S40: a client that disconnects in the middle of a body", () => {
  const breakingOff = (error: Error) =>
    new ReadableStream({ start: (sent) => sent.enqueue(Buffer.from('{"board":')), pull: (sent) => sent.error(error) });
  const multipart = { "content-type": "multipart/form-data; boundary=x" };

  test.each([
    ["JSON", POST, json, new Error("aborted"), 499],
    ["JSON that comes too slowly", POST, json, Object.assign(new Error("slow"), { code: BODY_TOO_SLOW }), 408],
    ["an upload", upload, multipart, new Error("aborted"), 401],
  ])("is one line of the log and no error: %s", async (_, handler, headers, error, status) => {
    const lines = await linesOf(() => call(handler, { body: breakingOff(error), headers }));

    expect(lines).toMatchObject([{ level: "info", status, msg: "request" }]);
    expect(JSON.stringify(lines)).not.toContain("stack");
  });

  test("changes nothing if it disconnects before the endpoint runs, although Next has no body then", async () => {
    const request = new Request("https://boards.test/wp-json/boards/v2/projects", {
      method: "POST",
      signal: AbortSignal.abort(),
    });

    expect((await POST(request)).status).toBe(499);
  });
});
