import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoardWith, card, middleOf, openBoard, startTouch, titlesOf } from "@/e2e/support/dragging";

test.use({ locale: "ar" });

const stage = (page: Page, title: string) => page.getByRole("listitem", { name: title, exact: true });
const leftOf = async (page: Page, title: string) => (await stage(page, title).boundingBox())?.x ?? NaN;

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
    const ground = page.getByRole("list").filter({ has: stage(page, "To do") });
    await page.mouse.move(200, 600);
    await page.mouse.down();
    await page.mouse.move(400, 600);
    await page.mouse.up();
    await expect.poll(() => ground.evaluate(({ scrollLeft }) => scrollLeft)).toBe(-200);
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  const [from, to] = [await middleOf(card(page, "Fix login")), await middleOf(card(page, "Find boxes"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 8, from.y + 8);
  await page.mouse.move(to.x, to.y - 12);
  await page.mouse.move(to.x, to.y - 8);
  await expect(card(page, "Find boxes").locator("[data-drop-line=before]")).toBeVisible();
  await page.mouse.up();
  await expect(titlesOf(stage(page, "In progress"))).toHaveText(["Call movers", "Fix login", "Find boxes"]);

  await test.step("a stage dropped on the left half of another one follows it", async () => {
    const header = await middleOf(stage(page, "To do").locator("[data-lifts]").first());
    const over = await middleOf(stage(page, "In progress"));
    await page.mouse.move(header.x, header.y);
    await page.mouse.down();
    await page.mouse.move(header.x - 8, header.y + 2);
    await page.mouse.move(over.x - 40, header.y);
    await page.mouse.move(over.x - 44, header.y);
    await expect(stage(page, "Done").locator("> [data-drop-line=before]")).toBeVisible();
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
  const copy = page.locator("body > [aria-hidden=true] > article");
  const from = await middleOf(card(page, "Fix login"));

  await finger.down(from);
  await expect(copy).toBeVisible();
  await finger.to({ x: from.x, y: from.y + 20 });
  await finger.to({ x: from.x - 30, y: from.y + 60 });
  await expect.poll(async () => Math.round((await middleOf(copy)).x - from.x)).toBe(-30);
  await finger.to({ x: 6, y: from.y + 4 });
  await expect(stage(page, "In progress")).toBeInViewport({ ratio: 0.8 });
  await finger.to({ x: 200, y: from.y });
  await expect(stage(page, "In progress")).toBeInViewport({ ratio: 0.95 });
  const to = await middleOf(card(page, "Call movers"));
  await finger.to({ x: Math.max(90, Math.min(to.x, 300)), y: to.y - 10 });
  await expect(card(page, "Call movers").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(titlesOf(stage(page, "In progress"))).toHaveText(["Fix login", "Call movers"]);
});
