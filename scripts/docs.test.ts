import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { Environment } from "@/lib/environment";
import { otherTools } from "@/lib/testing/doubles/tools";
import { PROPERTY_NAMES } from "@/lib/tasks/write/update-input";
import packageJson from "@/package.json";
import { commands } from "@/scripts/boards/commands";
import { differences } from "@/scripts/docs/compare";
import { type Example, examplesIn } from "@/scripts/docs/examples";
import { fillAnswers } from "@/scripts/docs/fill";
import { send } from "@/scripts/docs/send";
import { routeOf } from "@/scripts/docs/find-route";
import { exampleWorld } from "@/scripts/docs/world";
import { answerChecker } from "@/scripts/openapi/check";
import { openApiDocument } from "@/scripts/openapi/document";
import { routeList } from "@/scripts/contract/route-list";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const pages = [
  "README.md",
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
const check = answerChecker(await openApiDocument());
const withExamples = pages.filter((page) => examplesIn(read(page)).length > 0);

describe("the requests in docs/api, in order", () => {
  test.each(withExamples)("%s responds as documented", { timeout: 60_000 }, async (page) => {
    const authorizationOf = await exampleWorld();
    await otherTools();
    const answers = [];
    for (const example of examplesIn(read(page))) answers.push({ example, ...(await send(example, authorizationOf)) });
    // FILL_DOCS=1 writes the real response into each new example that is still `…`.
    if (process.env.FILL_DOCS) writeFileSync(path.join(ROOT, page), fillAnswers(read(page), answers));

    const wrong = answers.flatMap(({ example, status, json }) => {
      const where = `${page}:${example.line} ${example.method} ${example.path}`;
      const different = process.env.FILL_DOCS ? [] : differences(JSON.parse(example.answer), json);
      return [
        ...(status === example.status ? [] : [`${status}, not ${example.status}`]),
        ...different,
        ...mismatches(example, status, json),
      ].map((each) => `${where}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });

  function mismatches(example: Example, status: number, json: unknown): string[] {
    const isEnveloped = example.path.includes("_envelope");
    const path = routeOf(example)?.replaceAll(/\[(\w+)\]/g, "{$1}") ?? "";
    return check({
      method: example.headers["X-HTTP-Method-Override"] ?? example.method,
      path,
      status,
      json: isEnveloped ? (json as { body: unknown }).body : json,
      isPartial: example.path.includes("_fields"),
    });
  }

  test("every endpoint of boards/v2 that somebody may call has a successful example", async () => {
    const shown = new Set(
      pages.flatMap((page) =>
        examplesIn(read(page))
          .filter(({ status }) => status < 300)
          .map((example) => `${example.method} ${routeOf(example)}`),
      ),
    );
    const built = (await routeList())
      .filter(({ path: route }) => route.startsWith("/boards/v2/"))
      .flatMap(({ path: route, methods }) =>
        methods.filter(({ who }) => who !== "nobody").map(({ method }) => `${method} ${route}`),
      );

    expect(built.filter((endpoint) => !shown.has(endpoint))).toEqual([]);
  });

  test("the parser finds every example of a page", () => {
    for (const page of pages)
      expect(`${page} ${examplesIn(read(page)).length}`).toBe(`${page} ${read(page).match(/^```http/gm)?.length ?? 0}`);
  });
});

describe("the properties of a task in docs/api/tasks.md", () => {
  const rows = [...read("docs/api/tasks.md").matchAll(/^\| `(\w+)` \| .* \| `(.+)` \|$/gm)];
  const values = Object.fromEntries(
    rows.map(([, property = "", value = ""]) => [property, JSON.parse(value) as unknown]),
  );

  test("are those that can be changed, except the board, which cannot be another one", () => {
    expect([...Object.keys(values), "board_id"].sort()).toEqual(PROPERTY_NAMES.toSorted());
  });

  test.each(Object.entries(values))(
    "the example of %s is accepted, and recorded unless it is a watch",
    async (property, value) => {
      const authorizationOf = await exampleWorld();
      await db.board.update({ where: { id: 1 }, data: { type: "roadmap" } });
      await db.activity.deleteMany();
      const path = "/wp-json/boards/v2/projects/1/tasks/1";

      const { status } = await send(
        { method: "PUT", path, headers: {}, body: JSON.stringify({ property, value }), as: "anna" },
        authorizationOf,
      );

      expect(status).toBe(200);
      expect((await db.activity.count()) > 0).toBe(property !== "is_watching");
    },
  );
});

describe("the references in the documents", () => {
  test.each(pages)("%s: every file, link and script exists", (page) => {
    const text = read(page).replaceAll(/^```http[\s\S]*?^```\n+^```json[\s\S]*?^```$/gm, "");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = ""]) =>
      path.join(path.dirname(page), link),
    );
    const files = [
      ...text.matchAll(
        /`((?:app|components|docs|e2e|lib|prisma|scripts)\/[^`\s]*?|\.env\.example|LICENSE|proxy\.ts|instrumentation\.ts|next\.config\.ts)`/g,
      ),
    ].map(([, file = ""]) => file);
    const scripts = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, script = ""]) => script);

    expect([...links, ...files].filter((file) => !isThere(file))).toEqual([]);
    expect(scripts.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([]);
  });

  test("docs/operations.md explains exactly the settings of .env.example", () => {
    const named = [...read(".env.example").matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const explained = [...read("docs/operations.md").matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);

    expect(explained.sort()).toEqual(named.sort());
    expect(Object.keys(Environment.shape).sort()).toEqual(named.sort());
  });

  test("docs/operations.md lists every command of the command line with its usage", () => {
    const [, section = ""] = read("docs/operations.md").split("## Command line\n");
    const listed = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `([^`]+)`/gm)].map(([, command]) => command);
    const usages = Object.entries(commands).map(([name, { usage }]) => `${name} ${usage}`);

    expect(listed.sort()).toEqual(usages.sort());
  });
});

/** `*` and `**` match what varies. */
function isThere(file: string): boolean {
  const fixed = file.replace(/\/?[*[{].*$/, "");
  return existsSync(path.join(ROOT, fixed));
}

describe("the comparison of responses", () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }, ["$.b came and is not on the page"]],
    [{ a: 1, "…": "…" }, { a: 1, b: 2 }, []],
    [{ a: 1, b: 2 }, { a: 1 }, ["$.b did not come"]],
    [[{ a: 1 }, "…"], [{ a: 1 }, { a: 2 }], []],
    [[1], [1, 2], ["$ has 2 items, not 1"]],
    [["…"], [], []],
    ["2026-03-18 09:00:00", "2027-01-02 11:30:59", []],
    [
      "2026-03-18 09:00:00",
      "2027-01-02T11:30:59+00:00",
      ['$ is "2027-01-02T11:30:59+00:00", not "2026-03-18 09:00:00"'],
    ],
    ["/photos/…", "/photos/abc", []],
    ["/photos/…", "/files/abc", ['$ is "/files/abc", not "/photos/…"']],
    ["a…b…c", "a1b2c", []],
    [1, "1", ['$ is "1", not 1']],
    [{ a: "…" }, { a: { b: 1 } }, []],
  ])("compares %j and %j", (expected, actual, wrong) => {
    expect(differences(expected, actual)).toEqual(wrong);
  });
});
