import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { copy, dragTo, linkOf, middleOf, openBoard, savedTitles, startTouch } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

const MARCH = "?view=calendar&date=2030-03";
const number = (page: Page, day: string): Locator =>
  page.getByRole("button", { name: new RegExp(`March ${day}, 2030, (no|\\d+) tasks?`) });
const day = (page: Page, which: string): Locator => page.getByRole("gridcell").filter({ has: number(page, which) });
const titlesOn = (page: Page, which: string): Locator => day(page, which).getByRole("article").getByRole("link");

async function aPlannedBoard() {
  const member = await aPerson("Drew");
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [member] });
  await aTask(board, "Call movers", { due_at: "2030-03-12 09:00:00" });
  return { member, board };
}

test("a task is moved by mouse and by keys, one is added on a day, and all of it is there after a reload", async ({
  page,
}) => {
  const { member, board } = await aPlannedBoard();
  await openBoard(page, member, board, MARCH);
  await expect(titlesOn(page, "12")).toHaveText("Call movers");

  await dragTo(page, "Call movers", await middleOf(day(page, "14")));
  await page.mouse.up();
  await expect(titlesOn(page, "14")).toHaveText("Call movers");
  await linkOf(page, "Call movers").focus();
  for (const key of ["Space", "ArrowRight", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await expect(titlesOn(page, "22")).toHaveText("Call movers");
  await expect(linkOf(page, "Call movers")).toBeFocused();

  for (const key of ["Escape", "ArrowLeft", "n"]) await page.keyboard.press(key);
  await page.getByLabel("Title of the new task").fill("Pack books");
  await page.keyboard.press("Enter");
  await expect(titlesOn(page, "21")).toHaveText("Pack books");

  // What is done on a board is saved in its order.
  await expect.poll(() => savedTitles(board, "To do")).toHaveLength(2);
  await page.reload();
  await expect(titlesOn(page, "22")).toHaveText("Call movers");
  await expect(titlesOn(page, "21")).toHaveText("Pack books");
});

test("on a phone a task of the chosen day is moved by touch to another day of the month", async ({ phone: page }) => {
  const { member, board } = await aPlannedBoard();
  await openBoard(page, member, board, MARCH);
  const cell = (which: string) => page.getByRole("gridcell", { name: new RegExp(`March ${which}, 2030`) });
  await cell("12").tap();
  await expect(linkOf(page, "Call movers")).toBeVisible();
  const finger = await startTouch(page);
  const [from, to] = [await middleOf(linkOf(page, "Call movers")), await middleOf(cell("20"))];

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: from.y - 20 });
  await finger.to(to);
  await finger.up();

  await expect(linkOf(page, "Call movers")).toHaveCount(0);
  await cell("20").tap();
  await expect(linkOf(page, "Call movers")).toBeVisible();
});

test("a task is moved by touch out of the list of a full day", async ({ phone: page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const { member, board } = await aPlannedBoard();
  for (let at = 1; at <= 8; at += 1) await aTask(board, `Box ${at}`, { due_at: "2030-03-12 10:00:00" });
  await openBoard(page, member, board, MARCH);
  await page.getByRole("button", { name: /more tasks on Tuesday, March 12/ }).tap();
  const last = page.getByRole("dialog").getByRole("link", { name: "Box 8" });
  await expect(last).toBeVisible();
  await last.scrollIntoViewIfNeeded();
  const finger = await startTouch(page);
  const [from, to] = [await middleOf(last), await middleOf(day(page, "5"))];

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: from.y - 20 });
  await finger.to(to);
  await finger.up();

  await expect(titlesOn(page, "5")).toHaveText("Box 8");
});
