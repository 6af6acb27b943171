import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { delayRequests } from "@/e2e/support/page";
import { aBoardWith, card, column, dragTo, middleOf, openBoard, savedTitles, titlesIn } from "@/e2e/support/dragging";

const dropLines = (page: Page) => page.locator("[data-drop-line]");

test("a column of 60 cards scrolls near its edge while dragging, but not to cards that are not loaded", async ({
  page,
}) => {
  const titles = Array.from({ length: 60 }, (_, index) => `Box ${index + 1}`);
  const { board, member } = await aBoardWith({ "To do": titles, "In progress": ["Fix login"] });
  const releaseLoading = await delayRequests(page, "**/stage-page*");
  await openBoard(page, member, board);
  const list = column(page, "To do").locator("[data-cards]");
  const box = await list.boundingBox();
  if (!box) throw new Error("The column has no cards.");

  await list.evaluate((cards) => cards.scrollTo({ top: 76 * 40 }));
  await expect(card(page, "Box 20")).toHaveCount(0);
  await dragTo(page, "Fix login", { x: box.x + 100, y: box.y + box.height / 2 });
  await expect(dropLines(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(titlesIn(page, "In progress")).toHaveText(["Fix login"]);
  releaseLoading();

  await list.evaluate((cards) => cards.scrollTo({ top: 0 }));
  await dragTo(page, "Fix login", { x: box.x + 100, y: box.y + box.height - 10 });
  await expect(card(page, "Box 60")).toBeInViewport();
  await expect
    .poll(() => list.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
    .toBeLessThan(1);
  const last = await middleOf(card(page, "Box 59"));
  await page.mouse.move(last.x, last.y);
  await page.mouse.move(last.x, last.y + 10);
  await page.mouse.up();

  await expect
    .poll(async () => (await savedTitles(board, "To do")).slice(-3))
    .toEqual(["Box 59", "Fix login", "Box 60"]);
  await expect(card(page, "Fix login")).toBeInViewport();
});
