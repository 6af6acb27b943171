import { expect, type Locator, type Page, test } from "@playwright/test";
import { openFromMenu } from "./board-parts";
import { aBoard, asAdministrator, aTask, type MadeBoard } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { openBoard, stageTitles, titlesIn } from "./dragging";
import { type Account, aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";

const tasksIn = (dialog: Locator) => dialog.getByRole("list", { name: "Archived tasks" }).getByRole("link");
const stagesIn = (dialog: Locator) => dialog.getByRole("list", { name: "Archived stages" }).getByRole("listitem");
const confirm = (page: Page, question: string) => page.getByRole("dialog", { name: question }).getByRole("button", { name: "Delete" }).click();

/** A board on which these tasks are archived, the first one last, and the stage Later. */
async function aTidyBoard(request: Parameters<typeof aBoard>[0], people: { members?: Account[]; viewers?: Account[] }, titles: string[]): Promise<MadeBoard> {
  const board = await aBoard(request, { title: "House move", stages: ["To do", "Later", "Done"], ...people });
  const send = await asAdministrator(request);
  const later = board.stages.find(({ title }) => title === "Later");
  await aTask(request, board, "Paint the cellar", { stage: "Later" });
  await send("PUT", `/boards/v2/projects/${board.id}/archive-stage/${later?.id}`);
  for (const title of titles.toReversed()) {
    const { id } = await aTask(request, board, title);
    await send("PUT", `/boards/v2/projects/${board.id}/tasks/${id}`, { property: "archived_at", value: new Date().toISOString() });
  }
  return board;
}

test("archived tasks are searched, restored and deleted, one by one and many at once", async ({ page, browser, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aTidyBoard(request, { members: [mira] }, ["Sell the sofa", "Pack books", "Pack plates", "Buy tape"]);
  const complaints = complaintsOf(page);
  await openBoard(page, mira, board);
  const other = await (await browser.newContext()).newPage();
  await openBoard(other, mira, board);
  const dialog = await openFromMenu(page, "Archived items");
  await expect(tasksIn(dialog)).toHaveText(["Sell the sofa", "Pack books", "Pack plates", "Buy tape", "Paint the cellar"]);
  await expect(dialog.getByRole("button", { name: "Restore Paint the cellar" })).toBeDisabled();

  await dialog.getByRole("button", { name: "Restore Sell the sofa" }).press("Enter");
  await expect(tasksIn(dialog)).toHaveCount(4);
  await expect(dialog.getByRole("link", { name: "Pack books" })).toBeFocused();
  await expect(titlesIn(other, "To do")).toHaveText(["Sell the sofa"]);

  await dialog.getByRole("searchbox").fill("pack");
  await expect(tasksIn(dialog)).toHaveText(["Pack books", "Pack plates"]);
  await dialog.getByRole("checkbox", { name: "Choose all" }).check();
  await dialog.getByRole("button", { name: "Restore 2" }).click();
  await expect(dialog.getByText("No archived task is called so.")).toBeVisible();
  await expect(titlesIn(other, "To do")).toHaveCount(3);

  await dialog.getByRole("searchbox").fill("");
  await dialog.getByRole("checkbox", { name: "Choose Buy tape" }).check();
  await expect(dialog.getByText("1 chosen")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete 1" }).click();
  await confirm(page, "Delete this task?");
  await expect(tasksIn(dialog)).toHaveText(["Paint the cellar"]);
  expect(complaints).toEqual([]);
  await other.context().close();
});

test("an archived stage comes back with its tasks, and another is deleted with them", async ({ page, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aTidyBoard(request, { members: [mira] }, []);
  await openBoard(page, mira, board);
  const dialog = await openFromMenu(page, "Archived items");
  await dialog.getByRole("tab", { name: "Tasks" }).press("ArrowRight");
  await dialog.getByRole("tab", { name: "Stages" }).press("Enter");
  await dialog.getByRole("button", { name: "Restore Later" }).click();

  await expect(dialog.getByText("No stage is archived")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Later"]);
  await expect(titlesIn(page, "Later")).toHaveText(["Paint the cellar"]);

  await openFromMenu(page, "Archived items");
  await dialog.getByRole("tab", { name: "Stages" }).click();
  const send = await asAdministrator(request);
  await send("PUT", `/boards/v2/projects/${board.id}/archive-stage/${board.stages[0]?.id}`);
  await expect(stagesIn(dialog)).toHaveCount(1);
  await dialog.getByRole("button", { name: "Delete To do" }).click();
  await confirm(page, "Delete “To do”?");
  await expect(dialog.getByText("No stage is archived")).toBeVisible();
});

test("what others archive comes by itself, and a task opens from the list", async ({ page, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aBoard(request, { title: "House move", stages: ["To do"], members: [mira] });
  const task = await aTask(request, board, "Buy tape");
  await openBoard(page, mira, board);
  const dialog = await openFromMenu(page, "Archived items");
  await expect(dialog.getByText("No task is archived")).toBeVisible();
  const send = await asAdministrator(request);
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "archived_at", value: new Date().toISOString() });

  await dialog.getByRole("link", { name: "Buy tape" }).click();
  await expect(page.getByRole("dialog", { name: "Buy tape" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/boards/${board.id}/tasks/${task.id}`);
});

test("a viewer sees what is archived and no control for it", async ({ page, request }) => {
  const vera = await aPerson(request, "Vera");
  const board = await aTidyBoard(request, { viewers: [vera] }, ["Buy tape"]);
  await openBoard(page, vera, board);
  const dialog = await openFromMenu(page, "Archived items");

  await expect(tasksIn(dialog)).toHaveText(["Buy tape", "Paint the cellar"]);
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await expect(dialog.getByRole("button")).toHaveText(["Close"]);
});

test("a list that can't be loaded says so and can be asked for again", async ({ page, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aTidyBoard(request, { members: [mira] }, ["Buy tape"]);
  await openBoard(page, mira, board);
  await page.route("**/archived-tasks*", (route) => route.abort());
  const dialog = await openFromMenu(page, "Archived items");

  await expect(dialog.getByRole("alert")).toContainText("The server can't be reached.");
  await page.unroute("**/archived-tasks*");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(tasksIn(dialog)).toHaveCount(2);
});

test("the dialog breaks no rule of access, and fits fingers", async ({ page, browser, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aTidyBoard(request, { members: [mira] }, ["A rather long title with one_word_that_does_not_fit_into_a_line_of_a_phone_at_all", "Buy tape"]);
  await openBoard(page, mira, board);
  const dialog = await openFromMenu(page, "Archived items");
  await dialog.getByRole("checkbox", { name: "Choose Buy tape" }).check();
  expect(await problemsInBothColours(page)).toEqual([]);

  const phone = await phonePage(browser);
  await openBoard(phone, mira, board);
  const small = await openFromMenu(phone, "Archived items");
  await small.getByRole("checkbox", { name: "Choose Buy tape" }).check();
  await fitsFingers(phone);
  await phone.context().close();
});
