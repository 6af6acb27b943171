import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { seriousProblems } from "./axe";
import { aBoard, asAdministrator, type MadeBoard } from "./boards";
import { complaintsOf } from "./complaints";
import { openBoard } from "./dragging";
import { aPerson } from "./people";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "About this board" });
const writing = (page: Page) => dialogOf(page).getByRole("textbox", { name: "Description" });
const conflict = (page: Page) => dialogOf(page).getByText("Somebody changed this text while you were writing");

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "About this board" }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function stored(request: APIRequestContext, { id }: MadeBoard): Promise<{ title: string; description: string | null }> {
  return (await (await asAdministrator(request))("GET", `/boards/v2/projects/${id}`)).board;
}

async function describeAs(request: APIRequestContext, { id, title }: MadeBoard, description: string) {
  await (await asAdministrator(request))("PUT", `/boards/v2/projects/${id}`, { title, description });
}

/** Mona has written into a description that somebody else changed meanwhile, and wants it saved. */
async function aConflict(page: Page, request: APIRequestContext) {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>Old</p>", managers: [mona] });
  await openBoard(page, mona, board);
  await openDialog(page);
  await dialogOf(page).getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(", mine");
  await describeAs(request, board, "<p>Old, theirs</p>");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(conflict(page)).toBeVisible();
  return { board, mona };
}

for (const [choice, result] of [["Keep mine", "<p>Old, mine</p>"], ["Take theirs", "<p>Old, theirs</p>"]] as const) {
  test(`two describe a board at once: both texts are seen, then "${choice}"`, async ({ page, request }) => {
    const { board } = await aConflict(page, request);

    await expect(dialogOf(page).getByRole("group", { name: "Both texts" })).toBeFocused();
    await expect(writing(page)).toHaveText("Old, mine");
    await expect(dialogOf(page).getByText("Old, theirs")).toBeVisible();
    expect((await stored(request, board)).description).toBe("<p>Old, theirs</p>");
    expect(await seriousProblems(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: choice }).click();

    await expect(dialogOf(page)).toHaveCount(0);
    expect((await stored(request, board)).description).toBe(result);
    await openDialog(page);
    await expect(dialogOf(page).getByText(result.slice(3, -4))).toBeVisible();
    await expect(dialogOf(page).getByRole("button", { name: "Edit description" })).toBeVisible();
  });
}

test("a description in conflict is kept when the dialog closes, and what is written on in it counts", async ({ page, request }) => {
  const { board } = await aConflict(page, request);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);

  await openDialog(page);
  await expect(writing(page)).toHaveText("Old, mine");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(conflict(page)).toBeVisible();
  await writing(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(", all of it");
  await dialogOf(page).getByRole("button", { name: "Keep mine" }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  expect((await stored(request, board)).description).toBe("<p>Old, mine, all of it</p>");
});

test("what cannot be saved is told and kept; what is cancelled is not", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>Old</p>", managers: [mona] });
  await openBoard(page, mona, board);
  await openDialog(page);
  await dialogOf(page).getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.route(`**/projects/${board.id}`, (route) => (route.request().method() === "PUT" ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } }) : route.fallback()));
  await page.keyboard.type(" and new");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();

  await expect(dialogOf(page).getByText("Not saved yet")).toBeVisible();
  await expect(writing(page)).toHaveText("Old and new");
  await page.unroute(`**/projects/${board.id}`);
  await page.keyboard.press("Escape");
  await openDialog(page);
  await expect(writing(page)).toHaveText("Old and new");
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await openDialog(page);
  await expect(dialogOf(page).getByText("Old", { exact: true })).toBeVisible();
  expect((await stored(request, board)).description).toBe("<p>Old</p>");
});

test("renaming a board leaves its description alone, and describing it leaves its title alone", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>Old</p>", managers: [mona] });
  const complaints = complaintsOf(page);
  await openBoard(page, mona, board);
  const sent: object[] = [];
  page.on("request", (asked) => asked.method() === "PUT" && sent.push(asked.postDataJSON()));

  await page.getByRole("heading", { level: 1 }).getByRole("button").click();
  await page.getByLabel("Title of the board").fill("Kitchen garden");
  await page.keyboard.press("Enter");
  await expect.poll(() => sent).toEqual([{ title: "Kitchen garden" }]);
  await openDialog(page);
  await dialogOf(page).getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" and new");
  await (await asAdministrator(request))("PUT", `/boards/v2/projects/${board.id}`, { title: "Herb garden" });
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Herb garden");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  expect(await stored(request, board)).toMatchObject({ title: "Herb garden", description: "<p>Old and new</p>" });
  expect(complaints).toEqual([]);
});

/** Mona has written into a description. */
async function aWriting(page: Page, request: APIRequestContext) {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>Old</p>", managers: [mona] });
  await openBoard(page, mona, board);
  await openDialog(page);
  await dialogOf(page).getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" one");
  return board;
}

const save = (page: Page) => dialogOf(page).getByRole("button", { name: "Save" });
const isWaiting = (page: Page) => dialogOf(page).getByText("The description is saved when you are back.");

test("words that are typed after Save are not lost", async ({ page, request }) => {
  const board = await aWriting(page, request);
  const held: (() => Promise<void>)[] = [];
  await page.route(`**/projects/${board.id}`, (route) => (route.request().method() === "PUT" ? void held.push(() => route.continue()) : route.fallback()));
  await save(page).click();
  await expect.poll(() => held.length).toBe(1);
  await writing(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" two three");
  await held[0]?.();

  await expect(save(page)).not.toHaveAttribute("aria-busy", "true");
  await expect.poll(async () => (await stored(request, board)).description).toBe("<p>Old one</p>");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await openDialog(page);
  await expect(writing(page)).toHaveText("Old one two three");
  await save(page).click();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.();
  await expect(dialogOf(page)).toHaveCount(0);
  expect((await stored(request, board)).description).toBe("<p>Old one two three</p>");
});

test("without a connection a description waits, and what is written on in it counts", async ({ page, context, request }) => {
  const board = await aWriting(page, request);
  await context.setOffline(true);
  await save(page).click();
  await expect(isWaiting(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await openDialog(page);
  await expect(writing(page)).toHaveText("Old one");
  await expect(isWaiting(page)).toBeVisible();
  await writing(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" BBB");
  await context.setOffline(false);

  await expect(isWaiting(page)).toHaveCount(0);
  await expect.poll(async () => (await stored(request, board)).description).toBe("<p>Old one</p>");
  await expect(writing(page)).toHaveText("Old one BBB");
  await save(page).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect((await stored(request, board)).description).toBe("<p>Old one BBB</p>");
});

test("a description that waits for the connection can be taken back", async ({ page, context, request }) => {
  const board = await aWriting(page, request);
  await context.setOffline(true);
  await save(page).click();
  await expect(isWaiting(page)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  const sent: string[] = [];
  page.on("request", (asked) => asked.method() === "PUT" && sent.push(asked.url()));
  await context.setOffline(false);
  await page.getByRole("button", { name: "Star this board" }).click();

  await expect.poll(() => sent).toEqual([expect.stringContaining("pin-board")]);
  expect((await stored(request, board)).description).toBe("<p>Old</p>");
});
