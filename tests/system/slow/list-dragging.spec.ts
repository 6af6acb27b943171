import { expect, type Locator, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aTask, type MadeBoard } from "@/e2e/support/boards";
import { aBoardWith, card, copy, dragTo, linkOf, middleOf, openBoard, startTouch } from "@/e2e/support/dragging";
import { type Account } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

const group = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
const header = (page: Page, title: string): Locator => group(page, title).getByRole("heading").getByRole("button");
const rowsIn = (page: Page, title: string): Locator => group(page, title).getByRole("article").getByRole("link");

/** Runs in the page. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) => scrollTop + clientHeight > scrollHeight - 2;

const layoutSaved = (page: Page) => page.waitForResponse(/\/boards\/\d+\/view$/);

/** Rows can be moved once all tasks and the code for dragging are loaded. */
async function openList(page: Page, person: Account, board: MadeBoard) {
  await openBoard(page, person, board, "?view=list");
  await expect(page.locator("[data-row][draggable=true]").first()).toBeVisible();
}

strictTest("groups close, rows are dragged within and between them, and a click edits", async ({ page }) => {
  const { board, member } = await aBoardWith({
    "To do": ["Fix login", "Pack books", "Buy tape"],
    "In progress": ["Call movers"],
    Done: ["Sign lease"],
  });
  await aTask(board, "Water plants", { priority: "high" });
  await openList(page, member, board);

  await test.step("within a group", async () => {
    const { x, y } = await middleOf(card(page, "Buy tape"));
    await dragTo(page, "Fix login", { x, y: y + 10 });
    await expect(card(page, "Water plants").locator("[data-drop-line=before]")).toBeVisible();
    await page.mouse.up();
    await expect(rowsIn(page, "To do")).toHaveText(["Pack books", "Buy tape", "Fix login", "Water plants"]);
  });
  await test.step("to another group, and to the end of a closed one", async () => {
    const closed = layoutSaved(page);
    await header(page, "Done").click();
    await expect(rowsIn(page, "Done")).toHaveCount(0);
    await closed;
    const { x, y } = await middleOf(card(page, "Call movers"));
    await dragTo(page, "Buy tape", { x, y: y - 10 });
    await page.mouse.up();
    await expect(rowsIn(page, "In progress")).toHaveText(["Buy tape", "Call movers"]);
    await dragTo(page, "Pack books", await middleOf(header(page, "Done")));
    await page.mouse.up();
    await expect(group(page, "Done").getByText("2", { exact: true })).toBeVisible();
    // On a busy machine the row may be held long enough over the closed group to open it.
    if ((await header(page, "Done").getAttribute("aria-expanded")) === "true") {
      const closedAgain = layoutSaved(page);
      await header(page, "Done").click();
      await closedAgain;
    }
  });
  await test.step("in place", async () => {
    await card(page, "Water plants").locator("[data-property=priority]").click();
    await page.getByRole("option", { name: "Urgent" }).click();
    await expect(card(page, "Water plants").getByText("Urgent")).toBeAttached();
    await expect(linkOf(page, "Water plants")).toBeFocused();
    await card(page, "Fix login").getByRole("checkbox").click();
    await expect(card(page, "Fix login").getByRole("checkbox")).toBeChecked();
  });

  await page.reload();
  await expect(header(page, "Done")).toHaveAttribute("aria-expanded", "false");
  await header(page, "Done").click();
  await expect(rowsIn(page, "Done")).toHaveText(["Sign lease", "Pack books"]);
  await expect(rowsIn(page, "To do")).toHaveText(["Fix login", "Water plants"]);
  await expect(card(page, "Water plants").getByText("Urgent")).toBeAttached();
});

test("a finger drags rows on a phone: at the edge the list scrolls, and a closed group opens under them", async ({
  phone: page,
}) => {
  const boxes = Array.from({ length: 9 }, (_, index) => `Box ${index + 1}`);
  const { board, member } = await aBoardWith({ "To do": boxes, "In progress": ["Call movers"], Done: ["Sign lease"] });
  await openList(page, member, board);
  await expectFitsTouch(page);
  const finger = await startTouch(page);
  const list = page.getByRole("region", { name: "Task list" });
  const box = await list.boundingBox();
  const from = await middleOf(card(page, "Box 1"));

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: from.y + 20 });
  await finger.to({ x: from.x, y: (await middleOf(card(page, "Box 2"))).y + 12 });
  await expect(card(page, "Box 3").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(rowsIn(page, "To do").first()).toHaveText("Box 2");

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: (box?.y ?? 0) + (box?.height ?? 0) - 8 });
  await expect.poll(() => list.evaluate(isAtEnd)).toBe(true);
  await finger.to({ x: from.x, y: (await middleOf(card(page, "Sign lease"))).y - 12 });
  await expect(card(page, "Sign lease").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(rowsIn(page, "Done")).toHaveText(["Box 2", "Sign lease"]);

  await header(page, "In progress").tap();
  await expect(rowsIn(page, "In progress")).toHaveCount(0);
  await finger.down(await middleOf(card(page, "Sign lease")));
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: (await middleOf(header(page, "In progress"))).y + 4 });
  await expect(rowsIn(page, "In progress")).toHaveText(["Call movers"]);
  await finger.to({ x: from.x, y: (await middleOf(card(page, "Call movers"))).y - 12 });
  await expect(card(page, "Call movers").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(rowsIn(page, "In progress")).toHaveText(["Sign lease", "Call movers"]);
});
