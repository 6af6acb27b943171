import { describe, expect, test } from "vitest";
import { neutralAction } from "@/lib/http/request/spelling";
import { spellingOf } from "@/server/spelling";

const acme = { BOARDS_SLUG: "acme-boards", BOARDS_REST_PREFIX: "api" };
const plain = { BOARDS_SLUG: "boards", BOARDS_REST_PREFIX: "wp-json" };

function spelled(address: string, names: typeof plain) {
  const [path = "", query = ""] = address.split(/(?=\?)/);
  return spellingOf(path, query, names);
}

describe("the spellings of a path", () => {
  test.each([
    ["/?rest_route=/boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/?rest_route=%2Fboards%2Fv2%2Fprojects%2F3", "/wp-json/boards/v2/projects/3"],
    ["/?rest_route=/boards/v2/%zz", "/wp-json/boards/v2/%25zz"],
    ["/?rest_route=/", "/wp-json"],
    ["/?rest_route=boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/?a=1&rest_route=/other/v2/x&rest_route=/boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/index.php?rest_route=/wp/v2/users/me", "/wp-json/wp/v2/users/me"],
    ["/index.php/wp-json/boards/v2/projects/3", "/wp-json/boards/v2/projects/3"],
    ["/index.php//wp-json/boards/v2/projects/3", "/wp-json/boards/v2/projects/3"],
    ["/wp-json/boards/v2/projects/", "/wp-json/boards/v2/projects"],
    ["/wp-json/wp/v2/users", "/wp-json/wp/v2/users"],
    ["/wp-json/boards-app/v1/profile", "/wp-json/boards-app/v1/profile"],
    ["/wp-json/boards/v2/boards-users", "/wp-json/boards/v2/boards-users"],
    ["/wp-json/boards/v2/search-boards-users", "/wp-json/boards/v2/search-boards-users"],
    ["/wp-json/boards/v2/boards-import/import-file", "/wp-json/boards/v2/boards-import/import-file"],
    ["/wp-json/boards/v2/member-associated-users/3", "/wp-json/boards/v2/member-associated-users/3"],
    ["/wp-json/boards/v2/projects/timesheet/by-users", "/wp-json/boards/v2/projects/timesheet/by-users"],
    ["/wp-json/boards/v2/projects/3/import-from-board", "/wp-json/boards/v2/projects/3/import-from-board"],
    ["/?fbs=1&fbs_attachment=abc1", "/files/abc1"],
    ["/index.php?fbs=1&fbs_comment_image=abc1&secure_sign=2", "/files/abc1"],
    ["/?fbs=1&route=task&hash=abc", "/webhooks/task"],
    ["/?boards=1&route=task&hash=abc", "/webhooks/task"],
    ["/index.php?fbs=1&route=task", "/webhooks/task"],
  ])("%s is %s everywhere", (address, path) => {
    expect([spelled(address, plain).path, spelled(address, acme).path]).toEqual([path, path]);
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
    ["/api/batch/v1", "/wp-json/batch/v1"],
    ["/index.php/api/boards/v2/projects", "/wp-json/boards/v2/projects"],
    ["/?acme-boards=1&route=task&hash=abc", "/webhooks/task"],
    ["/api", "/wp-json"],
    ["/api/", "/wp-json"],
  ])("%s is %s where the settings say so, and another path elsewhere", (address, path) => {
    expect(spelled(address, acme).path).toBe(path);
    expect(spelled(address, plain).path).not.toBe(path);
  });

  test.each([
    "/api/auth/session",
    "/api/auth/v2/x",
    "/_next/static/chunks/x.js",
    "/login",
    "/other/boards/v2/projects",
    "/index.php",
    "/?search=a",
    "/?fbs=1&fbs_attachment=../x",
    "/?fbs=1&route=stage&hash=abc",
    "/?fbs=2&route=task&hash=abc",
    "/boards?fbs=1&route=task",
    "/boards/1?rest_route=/boards/v2/projects",
    "/wp-jsonp/boards/v2/projects",
    "/wp-json/other/v2/projects",
    "/wp-json/boards-app/v2/projects",
    "/wp-json//boards/v2/projects",
    "/wp-json/wp-json/boards/v2/x",
  ])("%s is not changed", (address) => {
    expect(spelled(address, acme)).toEqual({ path: address.split("?")[0], called: null });
  });

  test("the called path is known where it is another one", () => {
    expect(spelled("/api/acme-boards/v2/projects/?page=2", acme).called).toBe("/api/acme-boards/v2/projects/");
    expect(spelled("/?rest_route=/acme-boards/v2/caf\u00e9", acme).called).toBe("/wp-json/acme-boards/v2/caf%C3%A9");
    expect(spelled("/wp-json/boards/v2/projects", acme).called).toBeNull();
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
