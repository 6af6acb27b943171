import { afterEach, expect, test } from "vitest";
import { logConsoleErrors } from "@/lib/process/console";
import { linesOf } from "@/lib/testing/probes/log";

const { error } = console;
afterEach(() => void (console.error = error));

const toldOf = (...said: unknown[]) =>
  linesOf(async () => {
    logConsoleErrors();
    console.error(...said);
  });

test("what Next prints is a line without secrets", async () => {
  expect(
    await toldOf(" x", new Error("postgresql://boards:hunter2@db/boards"), "/login/reset?token=abc"),
  ).toMatchObject([
    {
      level: "error",
      err: { message: "postgresql://boards:[hidden]@db/boards" },
      said: " x /login/reset?token=[hidden]",
      msg: "console",
    },
  ]);
  expect(await toldOf("%s failed", "it")).toMatchObject([{ said: "it failed" }]);
});

test("of what is printed beside an error no more of other errors is in the line than of the error itself", async () => {
  const other = Object.assign(new Error("gone"), { client: { host: "db" } });
  const [line] = await toldOf(new Error("x"), other, { other });

  expect(JSON.stringify(line)).toContain("gone");
  expect(JSON.stringify(line)).not.toContain("host");
});

test.each([
  ["that hung up", { code: "ECONNRESET" }],
  ["that was too slow", { code: "BODY_TOO_SLOW" }],
  ["that did not wait for the answer", { name: "ResponseAborted" }],
])("a client %s is an info line without a stack", async (_, kind) => {
  expect(await toldOf(Object.assign(new Error("aborted"), kind))).toEqual([
    { level: "info", time: expect.any(String), said: "aborted", msg: "connection closed" },
  ]);
});

test("what onRequestError tells is not told twice", async () => {
  expect(await toldOf(Object.assign(new Error("x"), { digest: "123" }))).toEqual([]);
});
