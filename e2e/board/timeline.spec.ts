import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { middleOf, openBoard, startTouch } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

/** How wide a day is. */
const DAY = 36;

const barOf = (page: Page, title: string): Locator =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .getByRole("gridcell");
const gripOf = (page: Page, title: string, grip: string) => barOf(page, title).locator(`[data-grip=${grip}]`);
const expectBar = (page: Page, title: string, days: string) =>
  expect(barOf(page, title)).toHaveAttribute("aria-label", `${title}, ${days}`);

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const beside = ({ x, y }: { x: number; y: number }, days: number) => ({ x: x + days * DAY, y });

test("bars are moved, resized and linked by mouse and keys, a circle is refused, and a reload shows the same", async ({
  page,
}) => {
  const member = await aPerson("Drew");
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [member] });
  const dates = { started_at: "2030-03-04 00:00:00", due_at: "2030-03-08 00:00:00" };
  await aTask(board, "Fix login", dates);
  await aTask(board, "Pack books", { started_at: "2030-03-14 00:00:00", due_at: "2030-03-16 00:00:00" });
  const reads: string[] = [];
  page.on("request", (request) => request.url().endsWith(`/boards/${board.id}/tasks`) && reads.push(request.url()));
  await openBoard(page, member, board, "?view=timeline&zoom=day&date=2030-03-01");
  await expectBar(page, "Fix login", "March 4, 2030 to March 8, 2030");
  expect(reads, "the request of the page’s HTML is the only one").toHaveLength(1);

  const middle = await middleOf(barOf(page, "Fix login"));
  await drag(page, middle, beside(middle, 2));
  await expectBar(page, "Fix login", "March 6, 2030 to March 10, 2030");
  await barOf(page, "Fix login").hover();
  const end = await middleOf(gripOf(page, "Fix login", "end"));
  await drag(page, end, beside(end, -1));
  await expectBar(page, "Fix login", "March 6, 2030 to March 9, 2030");
  await barOf(page, "Fix login").focus();
  for (const key of ["Space", "ArrowRight", "Shift+ArrowRight", "Space"]) await page.keyboard.press(key);
  await expectBar(page, "Fix login", "March 7, 2030 to March 11, 2030");

  await barOf(page, "Fix login").hover();
  await drag(page, await middleOf(gripOf(page, "Fix login", "link")), await middleOf(barOf(page, "Pack books")));
  await expect(page.locator("[data-arrow]")).toHaveCount(1);
  await barOf(page, "Pack books").hover();
  await drag(page, await middleOf(gripOf(page, "Pack books", "link")), await middleOf(barOf(page, "Fix login")));
  await expect(page.getByText("“Pack books” can’t block “Fix login”").first()).toBeVisible();

  await page.reload();
  await expectBar(page, "Fix login", "March 7, 2030 to March 11, 2030");
  await expect(page.locator("[data-arrow]")).toHaveCount(1);
});

test("on a phone a bar is moved by touch, and a swipe scrolls instead", async ({ phone: page }) => {
  const member = await aPerson("Drew");
  const board = await aBoard({ title: "House move", stages: ["To do"], members: [member] });
  await aTask(board, "Fix login", { started_at: "2030-03-04 00:00:00", due_at: "2030-03-08 00:00:00" });
  await openBoard(page, member, board, "?view=timeline&zoom=day&date=2030-03-01");
  await expectBar(page, "Fix login", "March 4, 2030 to March 8, 2030");
  const finger = await startTouch(page);
  const middle = await middleOf(barOf(page, "Fix login"));

  await finger.down(middle);
  await expect(barOf(page, "Fix login")).not.toHaveAttribute("title");
  await finger.to(beside(middle, 1));
  await finger.to(beside(middle, 2));
  await finger.up();
  await expectBar(page, "Fix login", "March 6, 2030 to March 10, 2030");

  const now = await middleOf(barOf(page, "Fix login"));
  await finger.down(now);
  for (const days of [-1, -2, -3]) await finger.to(beside(now, days));
  await finger.up();
  await expect.poll(async () => (await middleOf(barOf(page, "Fix login"))).x).toBeLessThan(now.x - DAY);
  await expectBar(page, "Fix login", "March 6, 2030 to March 10, 2030");
});
