import { expect, type Page, test } from "@playwright/test";
import { aTask, asAdministrator } from "./boards";
import { aBoardOf, cardOf, dialogOf, open, stored, taskUrl } from "./task";

const writing = (page: Page) => page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]"));

/** From now on the server takes no change of this task. */
const refuse = (page: Page, task: { id: number }, status = 500) =>
  page.route(`**/tasks/${task.id}`, (route) => (route.request().method() === "PUT" ? route.fulfill({ status, json: { code: "internal", message: "no" } }) : route.fallback()));

/** Changes wait. @returns lets them fail */
async function holdChanges(page: Page, task: { id: number }): Promise<() => void> {
  let fail = () => undefined as void;
  const failure = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`**/tasks/${task.id}`, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    await failure;
    await route.fulfill({ status: 500, json: { code: "internal", message: "no" } });
  });
  return fail;
}

test("a draft begun where there was no text does not take the place of what somebody else wrote meanwhile", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Nora");
  const task = await aTask(request, board, "Rent a van");
  const send = await asAdministrator(request);
  await open(page, person, taskUrl(board, task));
  await refuse(page, task);
  await page.getByRole("button", { name: "Add a description…" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type("Mine");
  await expect(page.getByText("Not saved yet")).toBeVisible();

  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "description", value: "<p>Theirs</p>" });
  await page.unroute(`**/tasks/${task.id}`);
  await page.reload();

  await expect(page.getByText("changed this text while you were writing")).toBeVisible();
  await expect(writing(page)).toHaveText("Mine");
  expect((await stored(request, board, task)).description).toBe("<p>Theirs</p>");
});

test("a text that fails after its dialog was opened again is still there", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Nils");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  const fail = await holdChanges(page, task);
  await cardOf(page, "Rent a van").click();
  await page.getByRole("button", { name: "Add a description…" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type("Mine");
  const sent = page.waitForRequest((asked) => asked.method() === "PUT");
  await page.getByRole("button", { name: "Close" }).click();
  await sent;
  await expect(dialogOf(page, "Rent a van")).toHaveCount(0);
  await cardOf(page, "Rent a van").click();
  await expect(writing(page)).toHaveText("Mine");
  fail();

  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(writing(page)).toHaveText("Mine");
  await page.reload();
  await expect(writing(page)).toHaveText("Mine");
});

test("undo takes back my own words, and no paragraph of somebody else that came meanwhile", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Udo");
  const task = await aTask(request, board, "Rent a van", { description: "<p>Old</p>" });
  const send = await asAdministrator(request);
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" and mine");
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>Old and mine</p>");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "description", value: "<p>Old and mine</p><p>Theirs</p>" });
  await expect(writing(page).getByText("Theirs")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+z");
  await expect(writing(page).getByText("mine")).toHaveCount(0);
  await expect(writing(page).getByText("Theirs")).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe("<p>Old</p><p>Theirs</p>");
});
