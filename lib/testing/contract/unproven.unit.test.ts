import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Needed, unproven } from "@/lib/testing/contract/unproven";

const ALL: Needed[] = ["success", "403", "404", "400"];

describe("a route's own tests", () => {
  test("exist beside every route file", () => {
    const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (file) => path.basename(file) === "route.ts",
    );

    expect(routes.length).toBeGreaterThan(180);
    expect(routes.filter((file) => !existsSync(path.join("app", path.dirname(file), "route.test.ts")))).toEqual([]);
  });

  test("prove an endpoint by a success, a 403, a 404 and a 400", () => {
    const noted = [200, 403, 404, 400].map((status) => ({ name: "PUT /a", needs: ALL, status }));

    expect(unproven(["/a"], noted)).toEqual([]);
    expect(unproven(["/a"], [...noted.slice(1), { name: "PUT /a", needs: ALL, status: 401 }])).toEqual([
      "PUT /a: its own tests got no success.",
    ]);
  });

  test.each(ALL)("need no %s from an endpoint without one", (needed) => {
    const needs = ALL.filter((each) => each !== needed);
    const statuses = { success: 200, "401": 401, "403": 403, "404": 404, "400": 400 };

    expect(
      unproven(
        ["/a"],
        needs.map((each) => ({ name: "PUT /a", needs, status: statuses[each] })),
      ),
    ).toEqual([]);
  });

  test("are reported by path when they call nothing, and by endpoint and answer when one is missing", () => {
    const noted = [
      { name: "GET /b", needs: ALL.slice(0, 2), status: 200 },
      { name: "PUT /b", needs: ALL },
      { name: "GET /elsewhere/a", needs: ALL, status: 200 },
    ];

    expect(unproven(["/a", "/b"], noted)).toEqual([
      "/a: its own tests never called it.",
      "GET /b: its own tests got no 403.",
      "PUT /b: its own tests got no success, no 403, no 404, no 400.",
    ]);
  });
});
