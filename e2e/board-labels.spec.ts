import { expect, type Locator, test } from "@playwright/test";
import { openFromMenu } from "./board-parts";
import { aBoard, asAdministrator, aTask } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { card, openBoard } from "./dragging";
import { aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";

const rowsIn = (dialog: Locator) => dialog.getByRole("list", { name: "Labels of the board" }).getByRole("listitem");

async function aBoardOfLabels(request: Parameters<typeof aBoard>[0], name: string) {
  const person = await aPerson(request, name);
  const board = await aBoard(request, { title: "Garden", labels: [{ title: "Bug", bg_color: "#4bce97" }, { title: "", bg_color: "#f87168" }], members: [person] });
  const send = await asAdministrator(request);
  const { labels } = await send("GET", `/boards/v2/projects/${board.id}/labels`);
  const ids: number[] = labels.map(({ id }: { id: number }) => id);
  await aTask(request, board, "Water", { labels: ids.slice(0, 1) });
  return { board, person, send, ids };
}

test("labels are added, renamed, painted and deleted, and the cards of others show it", async ({ page, browser, request }) => {
  const { board, person } = await aBoardOfLabels(request, "Lena");
  const complaints = complaintsOf(page);
  await openBoard(page, person, board);
  const other = await (await browser.newContext()).newPage();
  await openBoard(other, person, board);
  await expect(card(other, "Water")).toContainText("Bug");
  const dialog = await openFromMenu(page, "Labels");

  await dialog.getByRole("button", { name: "Add a label" }).click();
  await dialog.getByLabel("Name").fill("Waiting");
  await dialog.getByTitle("bold sky").click();
  await page.keyboard.press("Enter");
  await expect(rowsIn(dialog)).toHaveCount(3);
  await expect(dialog.getByRole("button", { name: "Add a label" })).toBeFocused();

  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await dialog.getByLabel("Name").fill("Broken");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Change Broken" })).toBeFocused();
  await expect(card(other, "Water")).toContainText("Broken");

  await dialog.getByRole("button", { name: "Delete Broken" }).click();
  await page.getByRole("dialog", { name: "Delete “Broken”?" }).getByRole("button", { name: "Delete" }).click();
  await expect(rowsIn(dialog)).toHaveCount(2);
  await expect(card(other, "Water")).not.toContainText("Broken");
  await expect(dialog.getByRole("button", { name: "Change the label red" })).toBeVisible();
  expect(complaints).toEqual([]);
  await other.context().close();
});

test("a label keeps its colours when it is only renamed, and takes those of a preset", async ({ page, request }) => {
  const { board, person, send, ids } = await aBoardOfLabels(request, "Lena");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Labels");
  const stored = async () => (await send("GET", `/boards/v2/projects/${board.id}/labels`)).labels.find(({ id }: { id: number }) => id === ids[0]);

  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("form")).toHaveCount(0);
  expect(await stored()).toMatchObject({ title: null, bg_color: "#4bce97", settings: null });

  await dialog.getByRole("button", { name: "Change the label green" }).click();
  await dialog.getByTitle("strong purple").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("form")).toHaveCount(0);
  expect(await stored()).toMatchObject({ settings: { color_preset: "purple-strong" } });
});

test("a label that somebody deletes while it is being changed keeps what was typed", async ({ page, request }) => {
  const { board, person, send, ids } = await aBoardOfLabels(request, "Lena");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Labels");
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await dialog.getByLabel("Name").fill("Serious bug");
  await send("DELETE", `/boards/v2/projects/${board.id}/labels/${ids[0]}`);

  await expect(dialog.getByText("Somebody deleted this label meanwhile.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add label" }).click();
  await expect(dialog.getByRole("button", { name: "Change Serious bug" })).toBeVisible();
});

test("a half changed label is there again after its dialog was closed", async ({ page, request }) => {
  const { board, person } = await aBoardOfLabels(request, "Lara");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Labels");
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await dialog.getByLabel("Name").fill("Serious b");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);

  await openFromMenu(page, "Labels");
  await expect(dialog.getByLabel("Name")).toHaveValue("Serious b");
  await dialog.getByLabel("Name").fill("Serious bug");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Change Serious bug" })).toBeFocused();
});

test("without a connection the form says so and keeps what was typed", async ({ page, request }) => {
  const { board, person } = await aBoardOfLabels(request, "Lena");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Labels");
  await dialog.getByRole("button", { name: "Add a label" }).click();
  await dialog.getByLabel("Name").fill("Waiting");
  await page.route("**/labels", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.keyboard.press("Enter");

  await expect(dialog.getByRole("alert")).toContainText("The server can't be reached.");
  await expect(dialog.getByLabel("Name")).toHaveValue("Waiting");
  await page.unroute("**/labels");
  await dialog.getByRole("button", { name: "Add label" }).click();
  await expect(dialog.getByRole("button", { name: "Change Waiting" })).toBeVisible();
});

test("the dialog breaks no rule of access, and fits fingers", async ({ page, browser, request }) => {
  const { board, person } = await aBoardOfLabels(request, "Axel");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Labels");
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  expect(await problemsInBothColours(page)).toEqual([]);

  const phone = await phonePage(browser);
  await openBoard(phone, person, board);
  const small = await openFromMenu(phone, "Labels");
  await fitsFingers(phone);
  await small.getByRole("button", { name: "Add a label" }).click();
  await fitsFingers(phone);
  await phone.context().close();
});
