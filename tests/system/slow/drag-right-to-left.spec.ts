import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import {
  aBoardWith,
  card,
  column,
  copy,
  dragStage,
  dragTo,
  middleOf,
  openBoard,
  startTouch,
  titlesIn,
  whenMostlyVisible,
} from "@/e2e/support/dragging";

test.use({ locale: "ar" });

const leftOf = async (page: Page, title: string) => (await column(page, title).boundingBox())?.x ?? NaN;

test("from right to left, a mouse drags cards and stages towards the left, and the ground scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 700 });
  const { board, member } = await aBoardWith({
    "To do": ["Fix login", "Pack books"],
    "In progress": ["Call movers", "Find boxes"],
  });
  await openBoard(page, member, board);
  expect(await leftOf(page, "To do")).toBeGreaterThan(await leftOf(page, "In progress"));
  await test.step("the ground scrolls the board", async () => {
    const ground = page.getByRole("list").filter({ has: column(page, "To do") });
    await page.mouse.move(200, 600);
    await page.mouse.down();
    await page.mouse.move(400, 600);
    await page.mouse.up();
    await expect.poll(() => ground.evaluate(({ scrollLeft }) => scrollLeft)).toBe(-200);
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  const to = await middleOf(card(page, "Find boxes"));
  await dragTo(page, "Fix login", { x: to.x, y: to.y - 8 });
  await expect(card(page, "Find boxes").locator("[data-drop-line=before]")).toBeVisible();
  await page.mouse.up();
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Fix login", "Find boxes"]);

  await test.step("a stage dropped on the left half of another one follows it", async () => {
    await dragStage(page, "To do", "In progress");
    await expect(column(page, "Done").locator("> [data-drop-line=before]")).toBeVisible();
    await page.mouse.up();
    await expect.poll(async () => (await leftOf(page, "In progress")) > (await leftOf(page, "To do"))).toBe(true);
  });
});

test("from right to left, a long press carries a card under the finger and over the left edge to the next stage", async ({
  phone: page,
}) => {
  const { board, member } = await aBoardWith({ "To do": ["Fix login"], "In progress": ["Call movers"] });
  await openBoard(page, member, board);
  const finger = await startTouch(page);
  const from = await middleOf(card(page, "Fix login"));

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: from.y + 20 });
  await finger.to({ x: from.x - 30, y: from.y + 60 });
  await expect.poll(async () => Math.round((await middleOf(copy(page))).x - from.x)).toBe(-30);
  await finger.to({ x: 6, y: from.y + 4 });
  await column(page, "In progress").evaluate(whenMostlyVisible);
  await finger.to({ x: 200, y: from.y });
  await expect(column(page, "In progress")).toBeInViewport({ ratio: 0.95 });
  const to = await middleOf(card(page, "Call movers"));
  await finger.to({ x: Math.max(90, Math.min(to.x, 300)), y: to.y - 10 });
  await expect(card(page, "Call movers").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(titlesIn(page, "In progress")).toHaveText(["Fix login", "Call movers"]);
});
