import { expect, type Page, test } from "@playwright/test";
import { aTask, asAdministrator, idOf, type MadeBoard } from "./boards";
import { openToComment, said, say } from "./comments";
import { hold } from "./hold";
import type { Account } from "./people";
import { aBoardOf, beginWriting, cardOf, dialogOf, open, stored, taskUrl } from "./task";

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
  const { board, task } = await beginWriting(page, request, "Udo");
  const send = await asAdministrator(request);
  await page.keyboard.type(" and mine");
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>Old and mine</p>");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "description", value: "<p>Old and mine</p><p>Theirs</p>" });
  await expect(writing(page).getByText("Theirs")).toBeVisible();

  // Slow typing is more than one step of the history.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(writing(page).getByText("mine")).toHaveCount(0, { timeout: 500 });
  }).toPass();
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
  await expect(page.getByText(/You wrote: My long title$/)).toBeVisible();

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
  const { board, task } = await beginWriting(page, request, "Bea");
  const send = await asAdministrator(request);
  // Nothing of mine is saved before theirs is.
  const letGo = await hold(page, `**/tasks/${task.id}`);
  await page.keyboard.type(", ");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "description", value: "<p>Theirs</p>" });
  await page.keyboard.type("mine");
  letGo();
  await expect(page.getByText("changed this text while you were writing")).toBeVisible();

  for (const key of ["Escape", "Control+Enter"]) {
    await writing(page).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Keep mine" })).toBeFocused();
  }
  await expect(writing(page)).toHaveText("Old, mine");
});

/** Each takes the right to write from somebody, and where they wrote. */
const ENDS = [
  ["on the task's own page, where they may only look now", "page", (base, userId) => `${base}/user/${userId}/make-viewer`],
  ["on the task's own page, off the board", "page", (base, userId) => `${base}/user/${userId}/remove`],
  ["over the board, off the board", "dialog", (base, userId) => `${base}/user/${userId}/remove`],
] as const satisfies [string, string, (base: string, userId: number) => string][];

for (const [where, place, end] of ENDS) {
  test(`a text of who may no longer write is shown, to be copied or thrown away: ${where}`, async ({ page, request, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { board, person } = await aBoardOf(request, "Rolf");
    const task = await aTask(request, board, "Rent a van", { description: "<p>Old</p>" });
    const send = await asAdministrator(request);
    await writeUnsaved(page, person, board, task, place);

    await send("POST", end(`/boards/v2/projects/${board.id}`, await idOf(send, person)));

    await expect(writing(page)).toHaveCount(0);
    await copyAndDiscard(page);
  });
}

test("a text in a task that somebody deleted is shown, to be copied or thrown away", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { board, person } = await aBoardOf(request, "Rita");
  const task = await aTask(request, board, "Rent a van", { description: "<p>Old</p>" });
  const send = await asAdministrator(request);
  await writeUnsaved(page, person, board, task, "dialog");

  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/${task.id}`);

  await expect(page.getByText("This task is no longer there")).toBeVisible();
  await copyAndDiscard(page);
});

test("an answer to a comment that somebody deleted is shown, and what is written on a task that is deleted then", async ({ page, request }) => {
  const { board, task, dialog } = await openToComment(page, request, "Rosa");
  const send = await asAdministrator(request);
  const { comment } = await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`, { comment: "Which van?" });
  await said(dialog, "Which van?").getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: /^Reply to/ }).fill("The blue one");
  await page.route("**/comments", (route) => (route.request().method() === "POST" ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } }) : route.fallback()));
  await say(dialog, "Not taken");
  await expect(said(dialog, "Not taken").getByRole("alert")).toBeVisible();

  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/comments/${comment.id}`);
  await expect(page.getByText("Your reply is not saved", { exact: true })).toBeVisible();
  await expect(page.getByText("The blue one", { exact: true })).toBeVisible();

  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/${task.id}`);
  await expect(page.getByText("This task is no longer there")).toBeVisible();
  await expect(page.getByText("The blue one", { exact: true })).toBeVisible();
  await expect(page.getByText("Not taken", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).first().click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("The blue one", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Not taken", { exact: true })).toHaveCount(0);
});

async function writeUnsaved(page: Page, person: Account, board: MadeBoard, task: { id: number }, place: "page" | "dialog") {
  await open(page, person, place === "page" ? taskUrl(board, task) : `/boards/${board.id}`);
  await refuse(page, task);
  if (place === "dialog") await cardOf(page, "Rent a van").click();
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" and mine");
  await expect(page.getByText("Not saved yet")).toBeVisible();
}

async function copyAndDiscard(page: Page) {
  await expect(page.getByText("Your description is not saved", { exact: true })).toBeVisible();
  // Only there: for as long as it is being refused it stands in the task, too.
  await expect(page.getByText("Old and mine", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Old and mine", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Copy my text" }).click();
  await expect(page.getByText("Copied your text")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Old and mine");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Old and mine", { exact: true })).toHaveCount(0);
}
