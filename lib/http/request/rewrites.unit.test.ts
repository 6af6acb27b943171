import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination";
import { describe, expect, test } from "vitest";
import { otherSpellings, unserved } from "@/lib/http/request/rewrites";
import { isServedHere, neutralAction } from "@/lib/http/request/spelling";

const acme = { BOARDS_SLUG: "acme-boards", BOARDS_REST_PREFIX: "api" };
const plain = { BOARDS_SLUG: "boards", BOARDS_REST_PREFIX: "wp-json" };

describe("the spellings of a path", () => {
  test.each([
    ["/?rest_route=/boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/?rest_route=%2Fboards%2Fv2%2Fprojects%2F3", "/wp-json/boards/v2/projects/3"],
    ["/?rest_route=/", "/wp-json"],
    ["/?rest_route=boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/index.php?rest_route=/wp/v2/users/me", "/wp-json/wp/v2/users/me"],
    ["/index.php/wp-json/boards/v2/projects/3", "/wp-json/boards/v2/projects/3"],
    ["/wp-json/boards/v2/projects/", "/wp-json/boards/v2/projects"],
    ["/wp-json/wp/v2/users", "/wp-json/wp/v2/users"],
    ["/wp-json/boards-app/v1/profile", "/wp-json/boards-app/v1/profile"],
    ["/wp-json/boards/v2/boards-users", "/wp-json/boards/v2/boards-users"],
    ["/wp-json/boards/v2/search-boards-users", "/wp-json/boards/v2/search-boards-users"],
    ["/wp-json/boards/v2/boards-import/import-file", "/wp-json/boards/v2/boards-import/import-file"],
    ["/wp-json/boards/v2/member-associated-users/3", "/wp-json/boards/v2/member-associated-users/3"],
    ["/wp-json/boards/v2/projects/timesheet/by-users", "/wp-json/boards/v2/projects/timesheet/by-users"],
    ["/wp-json/boards/v2/projects/3/import-from-board", "/wp-json/boards/v2/projects/3/import-from-board"],
  ])("%s is %s everywhere", (called, path) => {
    expect(reached(called)).toBe(path);
    expect(served(called, plain)).toBe(true);
    expect(served(called, acme)).toBe(true);
  });

  test.each([
    ["/?rest_route=/acme-boards/v2/projects/3", "/wp-json/boards/v2/projects/3"],
    ["/wp-json/acme-boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/wp-json/acme-boards/v2", "/wp-json/boards/v2"],
    ["/wp-json/acme-boards/v2/acme-boards-users", "/wp-json/boards/v2/boards-users"],
    ["/wp-json/boards/v2/search-acme-boards-users", "/wp-json/boards/v2/search-boards-users"],
    ["/wp-json/acme-boards/v2/acme-boards-import/import-file", "/wp-json/boards/v2/boards-import/import-file"],
    ["/api/boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/api/acme-boards/v2/projects/3/", "/wp-json/boards/v2/projects/3"],
    ["/api/wp/v2/users/me", "/wp-json/wp/v2/users/me"],
    ["/api/boards-app/v1/profile", "/wp-json/boards-app/v1/profile"],
    ["/index.php/api/boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/api", "/wp-json"],
    ["/api/", "/wp-json"],
  ])("%s is %s where the settings say so, and no route elsewhere", (called, path) => {
    expect(reached(called)).toBe(path);
    expect(served(called, acme)).toBe(true);
    expect(served(called, plain)).toBe(false);
  });

  test.each([
    "/wp-json/wp-json/boards/v2/x",
    "/wp-json/other/v2/projects",
    "/other/boards/v2/projects",
    "/wp-json/boards/v2/other-users",
    "/?rest_route=/other/v2/projects",
    "/other",
    "/wp-json/other/v2/x?rest_route=/boards/v2/x",
  ])("%s is no route", (called) => {
    expect(reached(called)).toMatch(/^\/wp-json/);
    expect(served(called, acme)).toBe(false);
  });

  test.each(["/api/auth/session", "/api/auth/v2/x", "/_next/static/chunks/x.js", "/_next/data/boards/v2/x", "/login"])(
    "%s is left alone",
    (called) => {
      expect(reached(called, "text/html")).toBe(called);
    },
  );

  test.each([
    ["/wp-json/boards-app/v2/projects", "another version of our own namespace"],
    ["/wp-json/mcp/v2/projects", "another namespace"],
  ])("%s (%s) does not reach a board route", (called) => {
    expect(reached(called)).toBe(called);
  });

  test("of several rest_routes the last counts, in the rewrite and in the kernel", () => {
    const called = "/?rest_route=/boards/v2/projects&rest_route=/other/v2/projects";

    expect(served(called, plain)).toBe(false);
  });
});

describe("the name of an ajax action", () => {
  test.each([
    ["boards_export_json", "boards", "boards_export_json"],
    ["boards_export_json", "acme-boards", "boards_export_json"],
    ["acme_boards_export_json", "acme-boards", "boards_export_json"],
    ["acme_boards_export_timesheet", "acme_boards", "boards_export_timesheet"],
    ["acme_export_csv", "acme", "boards_export_csv"],
    ["acme_boards_export_json", "boards", "acme_boards_export_json"],
    ["other_export_json", "acme-boards", "other_export_json"],
    ["rest-nonce", "acme-boards", "rest-nonce"],
    ["rest-nonce", "rest", "rest-nonce"],
  ])("%s under BOARDS_SLUG=%s is %s", (action, slug, neutral) => {
    expect(neutralAction(action, { BOARDS_SLUG: slug })).toBe(neutral);
  });
});

const served = (called: string, names: typeof plain) => isServedHere({ url: `https://boards.test${called}` }, names);

/** Which path Next serves: every rewrite in turn, then the fallback for what is not under `/wp-json`. */
function reached(called: string, accept = "*/*"): string {
  const { pathname, searchParams } = new URL(called, "https://boards.test");
  const query = Object.fromEntries(searchParams);
  const before = otherSpellings.reduce(
    (path, rewrite) => rewritten(path, rewrite, query, accept) ?? path,
    pathname.replace(/(?<=.)\/$/, ""),
  );
  const [fallback] = unserved.map((rewrite) =>
    before.startsWith("/wp-json") ? null : rewritten(before, rewrite, query, accept),
  );
  return (fallback ?? before).replace(/(?<=.)\/$/, "");
}

type Rewrite = (typeof otherSpellings)[number] | (typeof unserved)[number];

function rewritten(path: string, rewrite: Rewrite, query: Record<string, string>, accept: string): string | null {
  const found = getPathMatch(rewrite.source, { removeUnnamedParams: true, strict: true })(path);
  const request = { headers: { accept }, cookies: {} } as unknown as Parameters<typeof matchHas>[0];
  const has =
    found && matchHas(request, query, "has" in rewrite ? rewrite.has : [], "missing" in rewrite ? rewrite.missing : []);
  if (!found || !has) return null;

  return (
    prepareDestination({
      appendParamsToQuery: false,
      destination: rewrite.destination,
      params: { ...found, ...has },
      query: {},
    }).parsedDestination.pathname ?? null
  );
}
