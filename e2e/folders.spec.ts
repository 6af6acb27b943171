import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, type MadeBoard } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { administrator, aPerson, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

const shelf = (page: Page) => page.getByRole("navigation", { name: "Boards by folder" });
const cards = (page: Page) => page.getByRole("list", { name: "Boards", exact: true }).getByRole("listitem");

let made = 0;

/** A folder of this test's own. */
async function aFolder(request: APIRequestContext, boards: MadeBoard[] = []): Promise<{ id: number; title: string }> {
  const send = await asAdministrator(request);
  const title = `Folder ${process.pid}-${(made += 1)}`;
  const { folder } = await send("POST", "/boards/v2/admin/folders", { title });
  if (boards.length > 0) await send("POST", `/boards/v2/admin/folders/${folder.id}/add-board`, { board_ids: boards.map(({ id }) => id) });
  return { id: folder.id, title };
}

test("a folder is made, filled, renamed, and deleted without its boards", async ({ page, request }) => {
  const [title, board] = [`Clients ${process.pid}`, await aBoard(request, { title: `Bakery ${process.pid}` })];
  const complaints = complaintsOf(page);
  await signIn(page, administrator);

  await page.getByRole("button", { name: "New folder" }).click();
  await page.getByLabel("Title").press("Enter");
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Please fill this in.");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Title").press("Enter");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/\?folder=\d+$/);
  await expect(shelf(page).getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("No boards in this folder")).toBeVisible();

  await page.getByRole("button", { name: "Choose boards of the folder" }).click();
  await page.getByRole("combobox", { name: "Boards" }).fill(board.title);
  await page.getByRole("option", { name: board.title }).click();
  await expect(page.getByRole("option", { name: board.title, selected: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cards(page)).toHaveText([new RegExp(board.title)]);
  await expect(shelf(page).getByRole("link", { name: title })).toHaveText(`${title}1`);

  await page.getByRole("button", { name: "Actions for this folder" }).click();
  await page.getByRole("menuitem", { name: "Rename folder" }).click();
  await page.getByLabel("Title").fill(`${title} of old`);
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByRole("heading", { name: `${title} of old` })).toBeVisible();

  await page.getByRole("button", { name: "Actions for this folder" }).click();
  await page.getByRole("menuitem", { name: "Delete folder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete folder" }).click();
  await expect(page).toHaveURL("/");
  await expect(shelf(page).getByRole("link", { name: title })).toHaveCount(0);
  await page.goto(`/?search=${encodeURIComponent(board.title)}`);
  await expect(cards(page)).toHaveText([new RegExp(board.title)]);
  expect(complaints).toEqual([]);
});

test("a board made inside a folder lands there, and moves by its menu", async ({ page, request }) => {
  const [from, to] = [await aFolder(request), await aFolder(request)];
  const title = `Lighthouse ${process.pid}`;
  await signIn(page, administrator, `/?folder=${from.id}`);

  await page.getByRole("button", { name: "New board" }).click();
  await expect(page.getByRole("dialog", { name: "New board" })).toContainText(from.title);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Title").press("Enter");
  await page.waitForURL(/\/boards\/\d+$/);
  await page.goto(`/?folder=${from.id}`);
  await expect(cards(page)).toHaveText([new RegExp(title)]);

  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Move to another folder" }).click();
  await page.getByRole("menuitem", { name: to.title }).click();
  await expect(cards(page)).toHaveCount(0);
  await shelf(page).getByRole("link", { name: to.title }).click();
  await expect(cards(page)).toHaveText([new RegExp(title)]);
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: `Take out of “${to.title}”` }).click();
  await expect(page.getByText("No boards in this folder")).toBeVisible();
});

test("others see the folders of their boards, and change nothing", async ({ page, request }) => {
  const fay = await aPerson(request, "Fay");
  const [mine, loose, foreign] = [await aBoard(request, { title: "Mine", managers: [fay] }), await aBoard(request, { title: "Loose", members: [fay] }), await aBoard(request, { title: "Foreign" })];
  const [own, other] = [await aFolder(request, [mine, foreign]), await aFolder(request, [await aBoard(request, { title: "Elsewhere" })])];
  await signIn(page, fay);

  await expect(cards(page)).toHaveText([/Loose/, /Mine/]);
  await expect(shelf(page).getByRole("link", { name: other.title })).toHaveCount(0);
  await expect(shelf(page).getByRole("link", { name: own.title })).toHaveText(`${own.title}1`);
  await expect(page.getByRole("button", { name: "New folder" })).toHaveCount(0);
  await shelf(page).getByRole("link", { name: own.title }).press("Enter");
  await expect(page).toHaveURL(`/?folder=${own.id}`);
  await expect(cards(page)).toHaveText([/Mine/]);
  await expect(page.getByRole("button", { name: "Choose boards of the folder" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Actions for this folder" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search boards" }).fill(loose.title);
  await expect(page.getByText(`No board is called “${loose.title}”`)).toBeVisible();

  await page.goto(`/?folder=${other.id}`);
  await expect(page.getByText("This folder is not here")).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Star Mine" }).click();
  await shelf(page).getByRole("link", { name: "Starred" }).click();
  await expect(page).toHaveURL("/?show=starred");
  await expect(page.getByRole("list", { name: "Starred" }).getByRole("listitem")).toHaveText([/Mine/]);
});

test("what another puts into a folder is seen on return", async ({ page, request }) => {
  const gil = await aPerson(request, "Gil");
  const board = await aBoard(request, { title: "Late", members: [gil] });
  await signIn(page, gil);
  await expect(cards(page)).toHaveText([/Late/]);
  await expect(shelf(page)).toHaveCount(0);

  const { title } = await aFolder(request, [board]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await expect(shelf(page).getByRole("link", { name: title })).toBeVisible();
});

test("the shelf breaks no rule of access in light and dark, and is a list on a phone", async ({ page, browser, request }) => {
  const folder = await aFolder(request, [await aBoard(request, { title: `Phone ${process.pid}` })]);
  await signIn(page, administrator, `/?folder=${folder.id}`);
  await expect(page.getByRole("heading", { name: folder.title })).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);

  const phone = await phonePage(browser);
  await signIn(phone, administrator);
  await phone.getByLabel("Which boards").selectOption({ label: `${folder.title} (1)` });
  await expect(phone.getByRole("heading", { name: folder.title })).toBeVisible();
  await expect(cards(phone)).toHaveCount(1);
  await fitsFingers(phone);
  await phone.context().close();
});
