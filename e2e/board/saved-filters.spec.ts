import { expect, type Page } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";
import { strictTest as test } from "@/e2e/support/test";

const bar = (page: Page) => page.getByRole("region", { name: "Filters" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const saved = (page: Page) => panel(page).getByRole("list", { name: "Saved filters" }).getByRole("listitem");
const cards = (page: Page) => page.getByRole("article").getByRole("link");

async function openSaved(page: Page) {
  await page.keyboard.press("f");
  await panel(page).getByRole("option", { name: "Saved filters" }).click();
  await expect(panel(page).getByRole("heading", { name: "Saved filters" })).toBeVisible();
}

async function actOn(page: Page, name: string, action: string) {
  await panel(page)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  await page
    .getByRole("menuitem", { name: action })
    .or(page.getByRole("menuitemcheckbox", { name: action }))
    .click();
}

test("a person saves a filter, shares it with the board, and deletes it while another person uses it", async ({
  page,
  other,
}) => {
  const [olga, paul] = [await aPerson("Olga"), await aPerson("Paul")];
  const board = await aBoard({ title: "Greenhouse", members: [olga, paul] });
  await aTask(board, "Water", { priority: "urgent" });
  await aTask(board, "Dig", { priority: "low" });
  await openBoard(page, olga, board);
  await openBoard(other, paul, board);

  await page.goto(`/boards/${board.id}?priority=urgent`);
  await bar(page).getByRole("button", { name: "Save" }).click();
  await panel(page).getByRole("textbox", { name: "Name" }).fill("Fires");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Fires" })).toBeVisible();
  await openSaved(page);
  await actOn(page, "Fires", "Share with the board");
  await page.keyboard.press("Escape");
  await actOn(page, "Fires", "Rename");
  await panel(page).getByRole("textbox", { name: "Name" }).fill("Hot");
  await page.keyboard.press("Enter");
  await expect(saved(page)).toContainText(["Hot"]);

  await openSaved(other);
  await expect(saved(other)).toContainText([/Hot.*Shared by Olga Example/]);
  await saved(other).getByRole("button", { name: /^Hot/ }).click();
  await expect(cards(other)).toHaveText(["Water"]);
  const address = other.url();

  await actOn(page, "Hot", "Delete filter");
  await panel(page).getByRole("button", { name: "Delete filter" }).click();
  await expect(saved(page)).toHaveCount(0);
  await other.goto(address);
  await expect(cards(other)).toHaveText(["Water"]);
  await expect(bar(other).getByRole("button", { name: "Save" })).toBeVisible();
  await expect(bar(other).getByRole("button", { name: "Hot" })).toHaveCount(0);
});
