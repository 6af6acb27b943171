import { expect, type Locator, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aTask, idOf } from "@/e2e/support/boards";
import { signIn } from "@/e2e/support/people";
import { aPicture } from "@/e2e/support/files";
import { aBoardOf, dialogOf } from "@/e2e/support/task";

const hasPhoto = (place: Locator) =>
  expect(place.locator("img[src^='/photos/']").first()).toHaveJSProperty("naturalWidth", 256);

async function hasInitials(place: Locator) {
  await expect(place.getByText("PE", { exact: true }).first()).toBeVisible();
  await expect(place.locator("img")).toHaveCount(0);
}

async function choosePhoto(page: Page) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a photo…" }).click();
  await (await chooser).setFiles(await aPicture("me.png", "#e11d48"));
}

/** Everywhere the person is shown, starting from the board. */
async function onAllPlaces(
  page: Page,
  board: { title: string },
  task: string,
  check: (place: Locator) => Promise<void>,
) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Boards" }).click();
  await check(page.getByRole("listitem").filter({ has: page.getByRole("link", { name: board.title }) }));
  await page.getByRole("link", { name: board.title }).click();
  await check(page.getByRole("article").filter({ has: page.getByRole("link", { name: task, exact: true }) }));
  await check(page.getByRole("button", { name: /^Show \d+ members?$/ }));
  await check(page.getByRole("button", { name: "Account: Philo Example" }));

  await clickAt(page, page.getByRole("article").getByRole("img", { name: "Philo Example" }));
  await check(dialogOf(page, task).getByRole("button", { name: /^Assignees:/ }));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Members", exact: true }).click();
  await check(page.getByRole("dialog", { name: "Members" }).getByRole("listitem").filter({ hasText: "Philo Example" }));
  await page.keyboard.press("Escape");
}

/** Clicks whatever is on top at that place. */
async function clickAt(page: Page, place: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function aBoardWithTask() {
  const { board, person } = await aBoardOf("Philo");
  const task = await aTask(board, "Pack", { assignees: [await idOf(person)] });
  return { board, person, task };
}

test("a photo is previewed and then shown wherever the person is; initials replace it when it fails to load or is removed", async ({
  page,
}) => {
  const { board, person } = await aBoardWithTask();
  await signIn(page, person, "/profile");
  const initials = page.getByRole("img", { name: "Your initials" });
  await expect(initials).toHaveText("PE");

  await choosePhoto(page);
  await expect(page.getByRole("img", { name: "Your new photo" })).toHaveAttribute("src", /^blob:/);
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByRole("img", { name: "Your photo" }).locator("img")).toHaveJSProperty("naturalWidth", 256);
  await hasPhoto(page.getByRole("button", { name: "Account: Philo Example" }));
  await onAllPlaces(page, board, "Pack", hasPhoto);
  await failsBeforeReady(await page.context().newPage(), board);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Choose a photo…" })).toBeVisible();
  await expect(initials.locator("img")).toHaveCount(0);
  await hasInitials(page.getByRole("button", { name: "Account: Philo Example" }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Boards" }).click();
  await hasInitials(page.getByRole("listitem").filter({ has: page.getByRole("link", { name: board.title }) }));
});

/** The photo's request fails before any script of the page runs. */
async function failsBeforeReady(page: Page, { id }: { id: number }) {
  await page.route("**/photos/**", (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse("**/photos/**");
  await page.route("**/_next/static/**/*.js", (route) => failed.then(() => route.continue()));
  await page.goto(`/boards/${id}`);

  await hasInitials(page.getByRole("article").filter({ has: page.getByRole("link", { name: "Pack", exact: true }) }));
  await hasInitials(page.getByRole("button", { name: "Account: Philo Example" }));
  await page.close();
}
