import { expect, test } from "vitest";
import { onRequestError } from "@/instrumentation";
import { linesOf } from "@/lib/testing/probes/log";

const CONTEXT = {
  routerKind: "App Router",
  routePath: "/boards/[board_id]",
  routeType: "render",
  renderSource: "react-server-components",
  revalidateReason: undefined,
} as const;
const ID = "7c0e2b52-5a39-4c1e-9d8e-0f3f6a3f1c11";

const logLinesOf = async (error: unknown, headers: Record<string, string> = {}) => {
  const [line, ...more] = await linesOf(async () =>
    onRequestError(error, { path: "/boards/1?token=secret", method: "GET", headers }, CONTEXT),
  );
  expect(more).toEqual([]);
  return line;
};

test("an uncaught error of a page is a log line with the page's id and the digest that it shows", async () => {
  const line = await logLinesOf(Object.assign(new Error("postgresql://boards:hunter2@db/boards"), { digest: "123" }), {
    "x-request-id": ID,
  });

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
  expect((await logLinesOf(new Error("x"), headers))?.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test("a thrown value that is not an error is logged as one", async () => {
  expect((await logLinesOf("just a text"))?.err).toMatchObject({ message: "just a text" });
});

test("a client that disconnects while a page reads its body is an info line without a stack", async () => {
  const line = await logLinesOf(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));

  expect(line).toMatchObject({ level: "info", path: "/boards/1", said: "aborted", msg: "connection closed" });
  expect(line).not.toHaveProperty("err");
});
