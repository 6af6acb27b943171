import { expect, type Locator, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { aBoardWith, card, linkOf, middleOf, openBoard, savedTitles, titlesIn } from "@/e2e/support/dragging";
import { consoleErrorsOf, delayRequests } from "@/e2e/support/page";
import { aPerson } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

const bar = (page: Page): Locator => page.getByRole("toolbar", { name: "Selected tasks" });

/** With the mouse and the Shift key, from the background below the cards of a stage to its first one. */
async function lasso(page: Page, last: string, first: string) {
  const [below, above] = [await middleOf(card(page, last)), await middleOf(card(page, first))];
  await page.keyboard.down("Shift");
  await page.mouse.move(below.x, below.y + 200);
  await page.mouse.down();
  await page.mouse.move(below.x + 20, below.y);
  await page.mouse.move(above.x + 40, above.y);
  await page.mouse.up();
  await page.keyboard.up("Shift");
}

test("two people at once: with the mouse many tasks move, and what the other one has archived or moved is named", async ({
  page: here,
  other: there,
}) => {
  const consoleErrors = consoleErrorsOf(here);
  const [ben, carla] = [await aPerson("Ben"), await aPerson("Carla")];
  const board = await aBoard({ title: "Garden", stages: ["To do", "Doing", "Done"], members: [ben, carla] });
  for (const title of ["Water", "Weed", "Plant"]) await aTask(board, title);
  await openBoard(here, ben, board);
  await openBoard(there, carla, board);
  await lasso(here, "Plant", "Water");
  await expect(bar(here).getByText("3 selected")).toBeVisible();
  const release = await delayRequests(here, "**/tasks/bulk-actions");

  await bar(here).getByRole("button", { name: "Stage" }).click();
  await here.getByRole("option", { name: "Doing" }).click();
  await linkOf(there, "Weed").press("Delete");
  await expect(titlesIn(there, "To do")).toHaveText(["Water", "Plant"]);
  await expect(card(here, "Weed")).toHaveCount(0);
  release();

  await expect(here.getByText(/^1 task wasn’t changed \(Weed\)\./).first()).toBeVisible();
  await expect(titlesIn(there, "Doing")).toHaveText(["Water", "Plant"]);
  await linkOf(there, "Water").press("Space");
  await there.keyboard.press("ArrowRight");
  await there.keyboard.press("Space");
  await expect(titlesIn(here, "Done")).toHaveText(["Water"]);

  await here.keyboard.press("ControlOrMeta+z");
  const refusal = "1 of 2 changes stay as they are (“Water”). Carla Example has changed the place of “Water” since.";
  await expect(here.getByText(refusal).first()).toBeVisible();
  await expect(titlesIn(there, "To do")).toHaveText(["Plant"]);
  await expect(titlesIn(there, "Done")).toHaveText(["Water"]);
  expect(consoleErrors.filter((consoleError) => !consoleError.includes("409"))).toEqual([]);
});

strictTest(
  "with the keyboard a range is selected and moved to another board, and one Undo brings it back",
  async ({ page }) => {
    const { board, member } = await aBoardWith({
      "To do": ["Fix login", "Pack books", "Buy tape"],
      Done: ["Sign lease"],
    });
    const other = await aBoard({ title: "Moving house", stages: ["Boxes"], members: [member] });
    await openBoard(page, member, board);

    await linkOf(page, "Fix login").press("x");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+X");
    await expect(bar(page).getByText("2 selected")).toBeVisible();
    await page.keyboard.press("p");
    await page.keyboard.type("urgent");
    await page.keyboard.press("Enter");
    await expect(card(page, "Pack books").getByRole("img", { name: /urgent/i })).toBeVisible();
    await bar(page).getByRole("button", { name: "Move to board" }).press("Enter");
    await page.getByRole("button", { name: "Board: Choose board" }).press("Enter");
    await page.keyboard.type("Moving");
    await page.getByRole("option", { name: "Moving house" }).waitFor();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Board: Moving house" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Move 2 tasks" })).toBeEnabled();
    await page.getByRole("button", { name: "Move 2 tasks" }).press("Enter");

    await expect(page.getByText("2 tasks were moved to “Moving house”").first()).toBeVisible();
    await expect(titlesIn(page, "To do")).toHaveText(["Buy tape"]);
    expect(await savedTitles(other, "Boxes")).toEqual(["Fix login", "Pack books"]);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(titlesIn(page, "To do")).toHaveText(["Buy tape", "Fix login", "Pack books"]);
    await expect.poll(() => savedTitles(other, "Boxes")).toEqual([]);
  },
);

test("by touch tasks are selected by taps, the bar fits the screen, and Undo brings back what it archived", async ({
  phone: page,
}) => {
  const { board, member } = await aBoardWith({ "To do": ["Fix login", "Pack books", "Buy tape"] });
  await openBoard(page, member, board);

  await page.getByRole("button", { name: "Actions for this board" }).tap();
  await page.getByRole("menuitem", { name: "Select tasks" }).tap();
  await expect(bar(page).getByText("Tap tasks to select them")).toBeVisible();
  await linkOf(page, "Fix login").tap();
  await linkOf(page, "Buy tape").tap();
  await expect(bar(page).getByText("2 selected")).toBeVisible();
  await expectFitsTouch(page);
  await bar(page).getByRole("button", { name: "More actions" }).tap();
  await page.getByRole("menuitem", { name: "Archive" }).tap();
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books"]);

  await page.getByRole("button", { name: "Undo" }).first().tap();
  await expect(titlesIn(page, "To do")).toHaveText(["Fix login", "Pack books", "Buy tape"]);
});
