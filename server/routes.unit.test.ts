import { expect, test } from "vitest";
import { routeFiles } from "@/generated/route-paths";
import { type RouteFile, routeFinder } from "@/server/routes";

const PATHS = ["/a", "/a/b", "/a/[id]", "/a/[id]/c", "/a/b/d", "/[[...rest]]", "/n/[...all]", "/n/[x]/y"];
const files = PATHS.map((path): RouteFile => [path, { GET: () => new Response(path) }]);

async function found(path: string) {
  const route = routeFinder(files)(path);
  return route && [await (await route.handlers?.GET?.(new Request("http://x/"), null as never))?.text(), route.params];
}

test.each([
  ["/a", "/a", {}],
  ["/a/b", "/a/b", {}],
  ["/a/7", "/a/[id]", { id: "7" }],
  ["/a/7/c", "/a/[id]/c", { id: "7" }],
  ["/a/b/c", "/a/[id]/c", { id: "b" }],
  ["/a/b/d", "/a/b/d", {}],
  ["/a/x%2Fy", "/a/[id]", { id: "x/y" }],
  ["/a/caf%C3%A9", "/a/[id]", { id: "café" }],
  ["/a/%zz", "/a/[id]", { id: "%zz" }],
  ["/%61/b", "/a/b", {}],
  ["/a/", "/[[...rest]]", { rest: ["a", ""] }],
  ["/a/7/e/f", "/[[...rest]]", { rest: ["a", "7", "e", "f"] }],
  ["/n/1/2", "/n/[...all]", { all: ["1", "2"] }],
  ["/n/1/y", "/n/[x]/y", { x: "1" }],
  ["/n", "/[[...rest]]", { rest: ["n"] }],
  ["/a/__proto__/c", "/a/[id]/c", { id: "__proto__" }],
])("%s is answered by %s", async (path, file, params) => {
  expect(await found(path)).toEqual([file, params]);
});

test("a path that no file serves has no route", () => {
  const find = routeFinder([["/a/[id]", null]]);

  expect(["/", "/a", "/a/1/b", "/b", "/A/1"].map(find)).toEqual([null, null, null, null, null]);
});

test("every route file of the application is found at its own path", () => {
  const find = routeFinder(routeFiles.map(([path]): RouteFile => [path, { GET: () => new Response(path) }]));
  const paths = routeFiles.map(([path]) => path);

  const answeredBy = paths.map((path) => find(path.replaceAll(/\/\[\[.*/g, "").replaceAll(/\[[^\]]+\]/g, "7")));

  expect(paths.length).toBeGreaterThan(150);
  expect(answeredBy.every((route) => route !== null)).toBe(true);
});
