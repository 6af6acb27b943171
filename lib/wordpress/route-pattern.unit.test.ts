import { describe, expect, test } from "vitest";
import { pathOf, routeFiles } from "@/scripts/contract/route-list";
import { isAlias, routePattern } from "@/lib/wordpress/route-pattern";

describe("the pattern of a route in an index", () => {
  test.each([
    ["/boards/v2/projects", "/boards/v2/projects"],
    [
      "/boards/v2/projects/[board_id]/tasks/[task_id]",
      "/boards/v2/projects/(?P<board_id>[\\d]+)/tasks/(?P<task_id>[\\d]+)",
    ],
    ["/boards/v2/member/[id]", "/boards/v2/member/(?P<id>[\\d]+)"],
    ["/boards-app/v1/sessions/[session_id]", "/boards-app/v1/sessions/(?P<session_id>[\\w\\-]+)"],
    ["/wp/v2/users/me", "/wp/v2/users/me"],
    ["/wp/v2/users/[user_id]", "/wp/v2/users/(?P<id>[\\d]+)"],
    ["/wp/v2/users/[user_id]/application-passwords", "/wp/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords"],
    [
      "/wp/v2/users/[user_id]/application-passwords/[uuid]",
      "/wp/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/(?P<uuid>[\\w\\-]+)",
    ],
  ])("of %s is %s", (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
  });

  test("matches the paths of its file, and a route listed once for many exists", () => {
    const paths = routeFiles().map(pathOf);
    const patterns = paths
      .filter((path) => !isAlias(path))
      .map((path) => new RegExp(`^${routePattern(path).replaceAll("?P<", "?<")}$`));

    const called = paths.map((path) =>
      path.replaceAll(/\[(uuid|session_id)\]/g, "0198c0de-0000-7000-8000-000000000001").replaceAll(/\[\w+\]/g, "12"),
    );
    expect(called.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  });
});
