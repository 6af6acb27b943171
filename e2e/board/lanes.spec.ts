import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { copy, dragTo, linkOf, middleOf, openBoard, savedTitles, startTouch } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

const cell = (page: Page, stage: string, lane: string): Locator =>
  page.getByRole("listitem", { name: `${stage}, ${lane}`, exact: true });
const titlesIn = (page: Page, stage: string, lane: string): Locator =>
  cell(page, stage, lane).getByRole("article").getByRole("link");

test("swimlanes are switched on, and a drop in another one by mouse or keys changes the priority and the stage", async ({
  page,
}) => {
  const member = await aPerson("Drew");
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [member] });
  await aTask(board, "Fix login", { priority: "urgent" });
  await aTask(board, "Pack books", { priority: "low" });
  await openBoard(page, member, board);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitemradio", { name: "Priority" }).click();
  await page.keyboard.press("Escape");
  await expect(titlesIn(page, "To do", "Urgent")).toHaveText("Fix login");

  await dragTo(page, "Pack books", await middleOf(cell(page, "Done", "Urgent")));
  await page.mouse.up();
  await expect(titlesIn(page, "Done", "Urgent")).toHaveText("Pack books");
  await linkOf(page, "Fix login").focus();
  for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(cell(page, "Done", "Urgent").getByRole("link", { name: "Fix login" })).toBeFocused();

  // The moves are saved in their order.
  await expect.poll(() => savedTitles(board, "Done")).toHaveLength(2);
  await page.reload();
  await expect(titlesIn(page, "Done", "Urgent")).toHaveCount(2);
  await expect(page).toHaveURL(/lanes=priority/);
});

test("on a phone a card is moved by touch into another swimlane", async ({ phone: page }) => {
  const member = await aPerson("Drew");
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [member] });
  await aTask(board, "Fix login", { priority: "urgent" });
  await aTask(board, "Pack books", { priority: "low" });
  await openBoard(page, member, board, "?lanes=priority");
  await expect(titlesIn(page, "To do", "Low")).toHaveText("Pack books");
  const finger = await startTouch(page);
  const [from, to] = [await middleOf(linkOf(page, "Pack books")), await middleOf(linkOf(page, "Fix login"))];

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: from.y - 20 });
  await finger.to(to);
  await finger.up();

  await expect(titlesIn(page, "To do", "Urgent")).toHaveCount(2);
  await expect(titlesIn(page, "To do", "Low")).toHaveCount(0);
});
