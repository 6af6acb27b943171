import { afterEach, expect, test } from "vitest";
import { logConsoleErrors } from "@/lib/process/console";
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
