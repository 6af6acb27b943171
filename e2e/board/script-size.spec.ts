import { expect, test } from "@playwright/test";
import { aBoardWith, openBoard } from "@/e2e/support/dragging";

test("a board loads at most 250 kB of compressed script before someone uses it", async ({ page }) => {
  const { board, member } = await aBoardWith({ "To do": ["Fix login"] });
  await openBoard(page, member, board);

  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ encodedBodySize }) => encodedBodySize),
  );

  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});
