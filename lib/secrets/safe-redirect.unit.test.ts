import { describe, expect, test } from "vitest";
import { safeRedirect } from "@/lib/secrets/safe-redirect";

const SITE = "https://boards.test";

describe("the redirect after signing in", () => {
  test.each([
    ["/boards/1", "/boards/1"],
    ["/boards/1?view=table#task-2", "/boards/1?view=table#task-2"],
    ["https://boards.test/boards/1", "/boards/1"],
    [
      "/wp-admin/authorize-application.php?app_name=x&success_url=https%3A%2F%2Fapp.example%2F",
      "/wp-admin/authorize-application.php?app_name=x&success_url=https%3A%2F%2Fapp.example%2F",
    ],
    ["/%2Fevil.example", "/%2Fevil.example"],
  ])("keeps %j, a path of this site", (target, path) => {
    expect(safeRedirect(target, SITE)).toBe(path);
  });

  test.each([
    ...[
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "https:evil.example",
      "https:/evil.example",
      "https://evil.example/",
      "http://boards.test/x",
    ],
    ...[
      "https://boards.test.evil.example/",
      "https://boards.test@evil.example/",
      "https://boards.test:444/",
      "/.//evil.example",
      "/x/..//evil.example",
      "/%2e//evil.example",
    ],
    ...[
      "/\t/evil.example",
      "/\n/evil.example",
      "\t//evil.example",
      " //evil.example",
      "javascript:alert(1)",
      "data:text/html,x",
      "evil.example",
      "?x",
      "#x",
      "",
      null,
      undefined,
    ],
  ])("replaces %j by the start page", (target) => {
    expect(safeRedirect(target, SITE)).toBe("/");
  });
});
