import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { aFolder } from "@/e2e/support/folders";
import { administrator, aPerson, signIn } from "@/e2e/support/people";

const shelf = (page: Page) => page.getByRole("navigation", { name: "Boards by folder" });
const cards = (page: Page) => page.getByRole("list", { name: "Boards", exact: true }).getByRole("listitem");

strictTest(
  "a folder is made, filled and renamed, gets a new board, and is deleted without its boards",
  async ({ page }) => {
    const [title, board, other] = [
      `Clients ${process.pid}`,
      await aBoard({ title: `Bakery ${process.pid}` }),
      await aFolder(),
    ];
    const lighthouse = `Lighthouse ${process.pid}`;
    await signIn(page, administrator);

    await page.getByRole("button", { name: "Create folder" }).click();
    await page.getByLabel("Title").press("Enter");
    await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Fill in this field.");
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Title").press("Enter");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/boards\?folder=\d+$/);
    await expect(shelf(page).getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("No boards in this folder")).toBeVisible();

    await page.getByRole("button", { name: "Choose boards for this folder" }).click();
    await page.getByRole("combobox", { name: "Boards" }).fill(board.title);
    await page.getByRole("option", { name: board.title }).click();
    await expect(page.getByRole("option", { name: board.title, selected: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cards(page)).toHaveText([new RegExp(board.title)]);
    await expect(shelf(page).getByRole("link", { name: title })).toHaveText(`${title}1`);

    await page.getByRole("button", { name: "Folder actions" }).click();
    await page.getByRole("menuitem", { name: "Rename folder" }).click();
    await page.getByLabel("Title").fill(`${title} of old`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { name: `${title} of old` })).toBeVisible();
    const address = page.url();

    await page.getByRole("main").getByRole("button", { name: "Create board" }).click();
    await expect(page.getByRole("dialog", { name: "Create board" })).toContainText(title);
    await page.getByLabel("Title").fill(lighthouse);
    await page.getByLabel("Title").press("Enter");
    await page.waitForURL(/\/boards\/\d+$/);
    await page.goto(address);
    await page.getByRole("button", { name: `Actions for “${lighthouse}”` }).click();
    await page.getByRole("menuitem", { name: "Move to another folder" }).click();
    await page.getByRole("menuitem", { name: other.title }).click();
    await expect(cards(page)).toHaveText([new RegExp(board.title)]);
    await shelf(page).getByRole("link", { name: other.title }).click();
    await expect(cards(page)).toHaveText([new RegExp(lighthouse)]);
    await page.getByRole("button", { name: `Actions for “${lighthouse}”` }).click();
    await page.getByRole("menuitem", { name: `Remove from “${other.title}”` }).click();
    await expect(page.getByText("No boards in this folder")).toBeVisible();
    await shelf(page)
      .getByRole("link", { name: `${title} of old` })
      .click();
    await expect(page.getByRole("heading", { name: `${title} of old` })).toBeVisible();

    await page.getByRole("button", { name: "Folder actions" }).click();
    await page.getByRole("menuitem", { name: "Delete folder" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete folder" }).click();
    await expect(page).toHaveURL("/boards");
    await expect(shelf(page).getByRole("link", { name: title })).toHaveCount(0);
    await page.goto(`/boards?search=${encodeURIComponent(board.title)}`);
    await expect(cards(page)).toHaveText([new RegExp(board.title)]);
  },
);

test("others see the folders of their boards, and can change nothing and create no board", async ({ page }) => {
  const fay = await aPerson("Fay");
  const [mine, loose, foreign] = [
    await aBoard({ title: "Mine", managers: [fay] }),
    await aBoard({ title: "Loose", members: [fay] }),
    await aBoard({ title: "Foreign" }),
  ];
  const [own, other] = [await aFolder([mine, foreign]), await aFolder([await aBoard({ title: "Elsewhere" })])];
  await signIn(page, fay);

  await expect(cards(page)).toHaveText([/Loose/, /Mine/]);
  await expect(shelf(page).getByRole("link", { name: other.title })).toHaveCount(0);
  await expect(shelf(page).getByRole("link", { name: own.title })).toHaveText(`${own.title}1`);
  await expect(page.getByRole("button", { name: "Create folder" })).toHaveCount(0);
  await shelf(page).getByRole("link", { name: own.title }).press("Enter");
  await expect(page).toHaveURL(`/boards?folder=${own.id}`);
  await expect(cards(page)).toHaveText([/Mine/]);
  await expect(page.getByRole("button", { name: "Choose boards for this folder" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Folder actions" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search boards" }).fill(loose.title);
  await expect(page.getByText(`No boards match “${loose.title}”`)).toBeVisible();

  await page.goto(`/boards?folder=${other.id}`);
  await expect(page.getByRole("heading", { name: "Folder not found" })).toBeVisible();
  await page.goto("/boards?new");
  await expect(cards(page)).toHaveText([/Loose/, /Mine/]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Star “Mine”" }).click();
  await shelf(page).getByRole("link", { name: "Starred" }).click();
  await expect(page).toHaveURL("/boards?show=starred");
  await expect(page.getByRole("list", { name: "Starred" }).getByRole("listitem")).toHaveText([/Mine/]);
});
