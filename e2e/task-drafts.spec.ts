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

test("a title that could not be saved is written on in its field, and giving that up does not lose it", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Tara");
  const task = await aTask(request, board, "Van");
  await open(page, person, taskUrl(board, task));
  await refuse(page, task);
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("My long title");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You wrote: My long title")).toBeVisible();

  await page.getByRole("button", { name: "Van", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("My long title");
  await page.keyboard.press("End");
  await page.keyboard.type(", longer");
  await page.keyboard.press("Escape");
  await expect(page.getByText("You wrote: My long title", { exact: true })).toBeVisible();

  await page.unroute(`**/tasks/${task.id}`);
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My long title");
  await expect.poll(async () => (await stored(request, board, task)).title).toBe("My long title");
  await expect(page.getByText("You wrote:")).toHaveCount(0);
});

test("a title that fails after its field was opened again and left is told and kept", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Timo");
  const task = await aTask(request, board, "Van");
  await open(page, person, taskUrl(board, task));
  const fail = await holdChanges(page, task);
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("My van");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "My van", exact: true }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveCount(0);
  fail();

  await expect(page.getByText("Your title is not saved")).toBeVisible();
  await expect(page.getByText("You wrote: My van")).toBeVisible();
});

test("while two texts stand side by side, ending the writing leads to the choice", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Bea");
  const task = await aTask(request, board, "Rent a van", { description: "<p>Old</p>" });
  const send = await asAdministrator(request);
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(", ");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "description", value: "<p>Theirs</p>" });
  await page.keyboard.type("mine");
  await expect(page.getByText("changed this text while you were writing")).toBeVisible();

  for (const key of ["Escape", "Control+Enter"]) {
    await writing(page).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Keep mine" })).toBeFocused();
  }
  await expect(writing(page)).toHaveText("Old, mine");
});
