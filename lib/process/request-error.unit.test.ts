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

const toldOf = async (error: unknown, headers: Record<string, string> = {}) => {
  const [line, ...more] = await linesOf(async () =>
    onRequestError(error, { path: "/boards/1?token=secret", method: "GET", headers }, CONTEXT),
  );
  expect(more).toEqual([]);
  return line;
};

test("an error that a page did not catch is a line with the page's id and the number that it shows", async () => {
  const line = await toldOf(Object.assign(new Error("postgresql://boards:hunter2@db/boards"), { digest: "123" }), {
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

test.each([[{}], [{ "x-request-id": "made up\n" }]])("with the headers %j the id is ours", async (headers) => {
  expect((await toldOf(new Error("x"), headers))?.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test("what is thrown and no error is told as one", async () => {
  expect((await toldOf("just a text"))?.err).toMatchObject({ message: "just a text" });
});

test("a client that hangs up while a page reads its body is an info line without a stack", async () => {
  const line = await toldOf(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));

  expect(line).toMatchObject({ level: "info", path: "/boards/1", said: "aborted", msg: "connection closed" });
  expect(line).not.toHaveProperty("err");
});
