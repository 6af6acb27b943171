import { expect, test } from "vitest";
import { filledIn } from "@/lib/roadmaps/auth-html";

const LINK = "<a href='{login_url}'>Login</a> <a href=\"{current_url}\">here</a>";

test("the tokens become addresses of this site", () => {
  expect(filledIn(LINK, "/roadmap/next?sort=vote")).toBe(
    '<a href="https://boards.test/login?redirect_to=%2Froadmap%2Fnext%3Fsort%3Dvote">Login</a> <a href="https://boards.test/roadmap/next?sort=vote">here</a>',
  );
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/a b",
  "/a\nb",
  "/\t/evil.example",
  "",
])("the path %j is no page of this site", (path) => {
  expect(filledIn(LINK, path)).toContain('<a href="https://boards.test/">here</a>');
});

test.each(["/\"onmouseover='alert(1)'", "/'><script>alert(1)</script>", "/&quot;onload=x", "/%22onload=x"])(
  "the path %j adds neither attributes nor elements",
  (path) => {
    const html = filledIn(LINK, path);

    expect(html.match(/<\w+/g)).toEqual(["<a", "<a"]);
    expect(html.replace(/"[^"]*"/g, "").match(/<[^>]*>/g)).toEqual(["<a href=>", "</a>", "<a href=>", "</a>"]);
  },
);

test("a template can't build a dangerous address from tokens", () => {
  for (const html of [
    '<a href="javascript:{current_url}">x</a>',
    "<a href='java{login_url}script:1'>x</a>",
    "<script>{current_url}</script>",
  ])
    expect(filledIn(html, "/alert(1)")).not.toMatch(/javascript:|<script/);
});
