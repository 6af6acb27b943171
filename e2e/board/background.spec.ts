import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { type MadeBoard } from "@/e2e/support/boards";
import { send } from "@/e2e/support/people";
import { consoleErrorsOf, delayRequests } from "@/e2e/support/page";
import { dropFiles, aPicture } from "@/e2e/support/files";
import { aBoardOf, open } from "@/e2e/support/task";

const panel = (page: Page) => page.getByRole("dialog", { name: "Background" });

async function openPanel(page: Page) {
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Change background" }).click();
  await expect(panel(page)).toBeVisible();
}

async function backgroundOf(board: MadeBoard) {
  return (await send("GET", `/boards/v2/projects/${board.id}`)).board.background;
}

test("a picture is shown before it is uploaded, can be cancelled, and stays chosen after a failure; others see it, and a colour that replaces it", async ({
  page,
  other,
}) => {
  const { board, person } = await aBoardOf("Pira");
  const consoleErrors = consoleErrorsOf(other);
  await open(other, person, `/boards/${board.id}`);
  await open(page, person, `/boards/${board.id}`);
  await openPanel(page);
  await dropFiles(page, panel(page).getByRole("group", { name: "Background" }), [await aPicture("sea.png")]);
  await expect(panel(page).locator("img")).toHaveCount(2);

  const release = await delayRequests(page, "**/upload/background-image");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByRole("progressbar", { name: "Uploading picture" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(panel(page).getByRole("progressbar")).toHaveCount(0);
  release();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/upload/background-image", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByRole("alert")).toHaveText("Something went wrong on the server. Try again in a moment.");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(other.locator("img[src^='/files/']").first()).toHaveJSProperty("naturalWidth", 640);
  expect(await backgroundOf(board)).toMatchObject({ is_image: true });

  await openPanel(page);
  await panel(page).getByTitle("Sea green to dark green").click();
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(other.locator("linearGradient").first()).toBeAttached();
  expect(await backgroundOf(board)).toMatchObject({ id: "gradient_1", is_image: false });

  await openPanel(page);
  await panel(page).getByRole("button", { name: "No background" }).click();
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(other.locator("linearGradient")).toHaveCount(0);
  expect(await backgroundOf(board)).toMatchObject({ id: null, color: null });
  expect(consoleErrors).toEqual([]);
});
