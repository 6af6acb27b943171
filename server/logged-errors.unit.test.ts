import { afterEach, expect, test } from "vitest";
import { onRequestError } from "@/instrumentation";
import { logConsoleErrors } from "@/server/console-errors";
import { linesOf } from "@/lib/testing/probes/log";

const { error } = console;
afterEach(() => void (console.error = error));

const logLinesOf = (...said: unknown[]) =>
  linesOf(async () => {
    logConsoleErrors();
    console.error(...said);
  });

test("an error that Next prints becomes a log line without secrets", async () => {
  expect(
    await logLinesOf(" x", new Error("postgresql://boards:hunter2@db/boards"), "/login/reset?token=abc"),
  ).toMatchObject([
    {
      level: "error",
      err: { message: "postgresql://boards:[hidden]@db/boards" },
      said: " x /login/reset?token=[hidden]",
      msg: "console",
    },
  ]);
  expect(await logLinesOf("%s failed", "it")).toMatchObject([{ said: "it failed" }]);
});

test("values printed beside an error are redacted like the error itself", async () => {
  const other = Object.assign(new Error("gone"), { client: { host: "db" } });
  const [line] = await logLinesOf(new Error("x"), other, { other });

  expect(JSON.stringify(line)).toContain("gone");
  expect(JSON.stringify(line)).not.toContain("host");
});

test.each([
  ["that hung up", { code: "ECONNRESET" }],
  ["that was too slow", { code: "BODY_TOO_SLOW" }],
  ["that did not wait for the answer", { name: "ResponseAborted" }],
])("a client %s is an info line without a stack", async (_, kind) => {
  expect(await logLinesOf(Object.assign(new Error("aborted"), kind))).toEqual([
    { level: "info", time: expect.any(String), said: "aborted", msg: "connection closed" },
  ]);
});

test("an error that onRequestError reports is not logged twice", async () => {
  expect(await logLinesOf(Object.assign(new Error("x"), { digest: "123" }))).toEqual([]);
});

const CONTEXT = {
  routerKind: "App Router",
  routePath: "/boards/[board_id]",
  routeType: "render",
  renderSource: "react-server-components",
  revalidateReason: undefined,
} as const;
const ID = "7c0e2b52-5a39-4c1e-9d8e-0f3f6a3f1c11";

const lineOfPageError = async (error: unknown, headers: Record<string, string> = {}) => {
  const [line, ...more] = await linesOf(async () =>
    onRequestError(error, { path: "/boards/1?token=secret", method: "GET", headers }, CONTEXT),
  );
  expect(more).toEqual([]);
  return line;
};

test("an uncaught error of a page is a log line with the page's id and the digest that it shows", async () => {
  const line = await lineOfPageError(
    Object.assign(new Error("postgresql://boards:hunter2@db/boards"), { digest: "123" }),
    {
      "x-request-id": ID,
    },
  );

  expect(line).toMatchObject({
    level: "error",
    requestId: ID,
    digest: "123",
    method: "GET",
    path: "/boards/1",
    route: "/boards/[board_id]",
    routeType: "render",
    msg: "page failed",
  });
  expect(line?.err).toMatchObject({ type: "Error", message: "postgresql://boards:[hidden]@db/boards" });
});

test.each([[{}], [{ "x-request-id": "made up\n" }]])("with the headers %j the server makes the id", async (headers) => {
  expect((await lineOfPageError(new Error("x"), headers))?.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test("a thrown value that is not an error is logged as one", async () => {
  expect((await lineOfPageError("just a text"))?.err).toMatchObject({ message: "just a text" });
});

test("a client that disconnects while a page reads its body is an info line without a stack", async () => {
  const line = await lineOfPageError(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));

  expect(line).toMatchObject({ level: "info", path: "/boards/1", said: "aborted", msg: "connection closed" });
  expect(line).not.toHaveProperty("err");
});
