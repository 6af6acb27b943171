import { expect, test } from "vitest";
import { GET } from "./route";

test("robots.txt keeps search engines from the API and names the sitemap", async () => {
  const text = await (await GET(new Request("https://boards.test/robots.txt"))).text();

  expect(text).toMatch(/^User-agent: \*\nDisallow: \/wp-json\/\n/);
  expect(text).toContain("\nSitemap: https://boards.test/sitemap.xml\n");
});
