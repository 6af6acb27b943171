import { expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, type MadeBoard } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { dropFiles } from "./drop";
import { hold } from "./hold";
import { aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";
import { aPicture } from "./picture";
import { aBoardOf, open } from "./task";

const panel = (page: Page) => page.getByRole("dialog", { name: "Background" });

async function openPanel(page: Page) {
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Change background" }).click();
  await expect(panel(page)).toBeVisible();
}

async function backgroundOf(request: Parameters<typeof asAdministrator>[0], board: MadeBoard) {
  const send = await asAdministrator(request);
  return (await send("GET", `/boards/v2/projects/${board.id}`)).board.background;
}

test("a colour is chosen with the keys and seen by others, and taken away again", async ({ page, browser, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Cleo");
  const other = await browser.newPage();
  await open(other, person, `/boards/${board.id}`);
  await open(page, person, `/boards/${board.id}`);
  await openPanel(page);

  await panel(page).getByRole("radio", { name: "Forest green" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(panel(page).getByRole("radio", { name: "Fading from sea green to black green" })).toBeChecked();
  expect((await backgroundOf(request, board)).id).not.toBe("gradient_1");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Actions for this board" })).toBeFocused();
  await expect(other.locator("linearGradient").first()).toBeAttached();
  expect(await backgroundOf(request, board)).toMatchObject({ id: "gradient_1", is_image: false });

  await openPanel(page);
  await panel(page).getByRole("button", { name: "No background" }).click();
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(other.locator("linearGradient")).toHaveCount(0);
  expect(await backgroundOf(request, board)).toMatchObject({ id: null, color: null });
  expect(complaints).toEqual([]);
  await other.close();
});

test("a picture is seen before it is sent, can be held back, and stays after a failure", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Pira");
  await open(page, person, `/boards/${board.id}`);
  await openPanel(page);
  await dropFiles(page, panel(page).getByRole("group", { name: "Background" }), [await aPicture("sea.png")]);
  await expect(panel(page).locator("img")).toHaveCount(2);

  const letGo = await hold(page, "**/upload/background-image");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByRole("progressbar", { name: "Sending the picture" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(panel(page).getByRole("progressbar")).toHaveCount(0);
  letGo();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/upload/background-image", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByRole("alert")).toHaveText("Something went wrong on the server. Try again in a moment.");
  await panel(page).getByRole("button", { name: "Save" }).click();

  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator("img[src^='/files/']").first()).toHaveJSProperty("naturalWidth", 640);
  expect(await backgroundOf(request, board)).toMatchObject({ is_image: true });
});

test("the panel breaks no rule of access and fits a phone, and a viewer has none", async ({ page, browser, request }) => {
  const { board, person } = await aBoardOf(request, "Axa");
  await open(page, person, `/boards/${board.id}`);
  await openPanel(page);
  expect(await problemsInBothColours(page)).toEqual([]);

  const phone = await phonePage(browser);
  await open(phone, person, `/boards/${board.id}`);
  await openPanel(phone);
  await fitsFingers(phone);
  await phone.context().close();

  const vera = await aPerson(request, "Vera");
  const garden = await aBoard(request, { title: "Garden", viewers: [vera] });
  const hers = await browser.newPage();
  await open(hers, vera, `/boards/${garden.id}`);
  await hers.getByRole("button", { name: "Actions for this board" }).click();
  await expect(hers.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
  await expect(hers.getByRole("menuitem", { name: "Change background" })).toHaveCount(0);
  await hers.close();
});
