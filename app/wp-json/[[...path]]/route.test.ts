import { describe, expect, test } from "vitest";
import { GET, OPTIONS } from "./route";
import { call, withSettings } from "@/lib/testing";

interface Description {
  namespace: string;
  methods: string[];
  endpoints: { methods: string[]; args: Record<string, unknown> }[];
}

const index = async (path = "") => {
  const answer = await call(GET, { path: `/wp-json${path}`, params: path ? { path: path.slice(1) } : {} });
  return {
    ...answer,
    json: answer.json as { namespaces: string[]; namespace: string; routes: Record<string, Description> } & Record<
      string,
      unknown
    >,
  };
};

describe("the index", () => {
  test("has the fields of WordPress's index, for anyone", async () => {
    const { json, headers } = await index();

    expect(json).toMatchObject({
      name: "Boards",
      description: "",
      url: "https://boards.test",
      home: "https://boards.test",
      timezone_string: "UTC",
      namespaces: ["wp/v2", "boards/v2", "boards-app/v1"],
      authentication: {
        "application-passwords": {
          endpoints: { authorization: "https://boards.test/wp-admin/authorize-application.php" },
        },
      },
    });
    expect(json.routes["/batch/v1"]).toMatchObject({
      namespace: "",
      endpoints: [{ methods: ["POST"], args: { requests: { maxItems: 25 } } }],
    });
    expect(headers.get("link")).toBe('<https://boards.test/wp-json/>; rel="https://api.w.org/"');
    expect(json.routes["/wp/v2/users/(?P<id>[\\d]+)"]?.methods).toContain("GET");
    expect(Object.keys(json.routes)).toContain(
      "/boards/v2/projects/(?P<board_id>[\\d]+)/tasks/(?P<task_id>[\\d]+)/move-task",
    );
  });

  test("of a namespace lists its routes with methods and parameters", async () => {
    const { json } = await index("/boards/v2");

    expect(json.namespace).toBe("boards/v2");
    expect(Object.keys(json.routes).every((path) => path.startsWith("/boards/v2"))).toBe(true);
    expect(json.routes["/boards/v2"]).toEqual({
      namespace: "boards/v2",
      methods: ["GET"],
      endpoints: [{ methods: ["GET"], args: {} }],
    });
    expect(json.routes["/boards/v2/projects"]?.methods).toEqual(["GET", "POST"]);
    expect(json.routes["/boards/v2/projects"]?.endpoints).toMatchObject([{}, { allow_batch: { v1: true } }]);
    expect(json.routes["/boards/v2/projects"]?.endpoints[0]?.args).toMatchObject({
      per_page: { type: "integer", required: false },
      option: { enum: ["active", "archived", "pinned", "all"] },
    });
  });

  test("uses the slug where one is set", async () => {
    await withSettings({ BOARDS_SLUG: "acme-boards" }, async () => {
      const [site, acme] = [
        await index(),
        await call(GET, { path: "/wp-json/acme-boards/v2", params: { path: "boards/v2" } }),
      ];

      expect(site.json.namespaces).toEqual(["wp/v2", "boards/v2", "boards-app/v1", "acme-boards/v2"]);
      expect(acme.json.namespace).toBe("acme-boards/v2");
      expect(Object.keys(acme.json.routes)).toContain("/acme-boards/v2/projects");
    });
  });

  test.each(["/wp/v2/posts", "/boards/v2/nothing", "/other"])("OPTIONS of %s describes nothing", async (path) => {
    const { status, json, headers } = await call(OPTIONS, {
      path: `/wp-json${path}`,
      params: { path: path.slice(1) },
    });

    expect([status, json, headers.get("allow")]).toEqual([200, [], null]);
  });

  test("OPTIONS describes the index of a namespace", async () => {
    const { json } = await call(OPTIONS, { path: "/wp-json/boards/v2", params: { path: "boards/v2" } });

    expect(json).toMatchObject({ namespace: "boards/v2", methods: ["GET"] });
  });

  test.each(["/wp/v2/posts", "/boards", "/boards/v3", "/nothing"])("answers 404 rest_no_route for %s", async (path) => {
    expect(await index(path)).toMatchObject({ status: 404, json: { code: "rest_no_route" } });
  });
});
