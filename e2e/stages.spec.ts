import { expect, type Page, test } from "@playwright/test";
import { seriousProblems } from "./axe";
import { aBoard, asAdministrator, aTask } from "./boards";
import { complaintsOf } from "./complaints";
import { column, openBoard, stageTitles, titlesIn } from "./dragging";
import { administrator, aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";

const menuOf = (page: Page, stage: string) => page.getByRole("button", { name: `Actions for ${stage}`, exact: true });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name });
const closedMenu = (page: Page) => expect(page.getByRole("menu")).toHaveCount(0);

test("stages are made one after the other, renamed, moved and archived, and come back", async ({ page, request }) => {
  const stella = await aPerson(request, "Stella");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], members: [stella] });
  const complaints = complaintsOf(page);
  await openBoard(page, stella, board);

  await page.getByRole("button", { name: "Add a stage" }).click();
  await page.keyboard.type("Waiting");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Done");
  await page.keyboard.press("Enter");
  await expect(stageTitles(page)).toHaveText(["To do", "Waiting", "Done"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add a stage" })).toBeFocused();

  await column(page, "Waiting").getByRole("button", { name: "Waiting", exact: true }).click();
  await page.getByLabel("Title of the stage").fill("Waiting for rain");
  await page.keyboard.press("Enter");
  await menuOf(page, "Waiting for rain").click();
  await item(page, "Move right").click();
  await closedMenu(page);
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Waiting for rain"]);

  await menuOf(page, "Done").click();
  await page.getByRole("menuitemcheckbox", { name: "Tasks here are done" }).click();
  await page.keyboard.press("Escape");
  await closedMenu(page);
  await expect(column(page, "Done").getByRole("img", { name: "Tasks here are done" })).toBeVisible();
  await menuOf(page, "To do").click();
  await item(page, "Archive stage").click();
  await expect(stageTitles(page)).toHaveText(["Done", "Waiting for rain"]);
  const putBack = page.waitForResponse(/re-position-stages$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Waiting for rain"]);
  await putBack;

  await page.reload();
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Waiting for rain"]);
  await expect(column(page, "Done").getByRole("img", { name: "Tasks here are done" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the focus goes from a stage that is archived to its neighbour, and from the last one to what adds another", async ({ page, request }) => {
  const stella = await aPerson(request, "Stella");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Later", "Done"], members: [stella] });
  await openBoard(page, stella, board);
  const archiveByKeys = async (stage: string) => {
    await expect(menuOf(page, stage)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemcheckbox", { name: "Tasks here are done" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(item(page, "Archive stage")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(column(page, stage)).toHaveCount(0);
  };

  await menuOf(page, "Later").focus();
  await archiveByKeys("Later");
  await archiveByKeys("Done");
  await archiveByKeys("To do");

  await expect(page.getByText("This board has no stages yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a stage" })).toBeFocused();
});

test("a stage is sorted once, and painted", async ({ page, request }) => {
  const stella = await aPerson(request, "Stella");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], members: [stella] });
  for (const [title, priority] of [["Water", "low"], ["Apples", "urgent"], ["Moss", "high"]] as const) await aTask(request, board, title, { priority });
  await openBoard(page, stella, board);

  await menuOf(page, "To do").click();
  await item(page, "Sort tasks once").click();
  await item(page, "Priority, highest first").click();
  await closedMenu(page);
  await expect(titlesIn(page, "To do")).toHaveText(["Apples", "Moss", "Water"]);
  await menuOf(page, "To do").click();
  await item(page, "Sort tasks once").click();
  await item(page, "Title, Z to A").click();
  await closedMenu(page);
  await expect(titlesIn(page, "To do")).toHaveText(["Water", "Moss", "Apples"]);

  await menuOf(page, "To do").click();
  await item(page, "Colour").click();
  await page.getByRole("menuitemradio", { name: "Purple" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Purple" })).toBeChecked();
  const saved = async () => (await (await asAdministrator(request))("GET", `/boards/v2/projects/${board.id}`)).board.stages[0].bg_color;
  await expect.poll(saved).toBe("#8F7EE7");
});

test("the header renames, stars, describes and archives a board", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", managers: [mona] });
  const complaints = complaintsOf(page);
  await openBoard(page, mona, board);

  await page.getByRole("heading", { level: 1 }).getByRole("button").click();
  await page.getByLabel("Title of the board").fill("Kitchen garden");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Star this board" }).click();
  await expect(page.getByRole("button", { name: "Star this board" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await item(page, "About this board").click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Beans & <peas>");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen garden");
  await expect(page.getByRole("button", { name: "Star this board" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await expect(item(page, "Delete board")).toHaveCount(0);
  await item(page, "About this board").click();
  await expect(page.getByRole("dialog")).toContainText("Beans & <peas>");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Actions for this board" }).click();
  await item(page, "Archive board").click();
  await expect(page.getByText("This board is archived. Restore it to change it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a task" })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore board" }).click();
  await expect(page.getByText("This board is archived.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add a stage" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the description of a board keeps what others have formatted, and is only sent when it is another one", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>For <strong>all</strong></p>", managers: [mona] });
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  page.on("request", (asked) => asked.method() === "PUT" && sent.push(asked.postData() ?? ""));
  await openBoard(page, mona, board);
  const dialog = page.getByRole("dialog", { name: "About this board" });
  const open = async () => {
    await page.getByRole("button", { name: "Actions for this board" }).click();
    await item(page, "About this board").click();
    await expect(dialog.locator("strong")).toHaveText("all");
    await dialog.getByRole("button", { name: "Edit description" }).click();
    await expect(dialog.getByRole("textbox", { name: "Description" })).toBeFocused();
  };

  await open();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);

  await open();
  await page.keyboard.type(" of us");
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Save" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const { board: saved } = await (await asAdministrator(request))("GET", `/boards/v2/projects/${board.id}`);
  expect(saved.description).toBe("<p>For <strong>all of us</strong></p>");
  expect(complaints).toEqual([]);
});

test("an administrator deletes a board after typing its title", async ({ page, request }) => {
  const board = await aBoard(request, { title: "Old plans" });
  await openBoard(page, administrator, board);

  await page.getByRole("button", { name: "Actions for this board" }).click();
  await item(page, "Delete board").click();
  const dialog = page.getByRole("dialog", { name: "Delete this board?" });
  await expect(dialog.getByRole("button", { name: "Delete board" })).toBeDisabled();
  await dialog.getByLabel("Type the title of the board").fill("Old plans");
  await dialog.getByRole("button", { name: "Delete board" }).click();

  await expect(page).toHaveURL("/");
  await page.goto(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "This board is not here" })).toBeVisible();
});

test("a card's menu and keys finish, move, rename and archive it", async ({ page, request }) => {
  const stella = await aPerson(request, "Stella");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Later"], members: [stella] });
  for (const title of ["Water", "Prune", "Mow"]) await aTask(request, board, title);
  await openBoard(page, stella, board);
  const cardMenu = (title: string) => page.getByRole("button", { name: `Actions for ${title}`, exact: true });

  await cardMenu("Mow").click();
  await item(page, "Move to top").click();
  await closedMenu(page);
  await expect(titlesIn(page, "To do")).toHaveText(["Mow", "Water", "Prune"]);
  await cardMenu("Water").click();
  await item(page, "Move to stage").click();
  await item(page, "Later").click();
  await closedMenu(page);
  await expect(titlesIn(page, "Later")).toHaveText(["Water"]);
  await cardMenu("Prune").click();
  await page.getByRole("menuitemcheckbox", { name: "Done" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Assigned to me" }).click();
  await page.keyboard.press("Escape");
  await closedMenu(page);
  await expect(column(page, "To do").getByRole("img", { name: "Done" })).toBeVisible();
  await expect(column(page, "To do").getByRole("img", { name: stella.name })).toBeVisible();

  await page.getByRole("link", { name: "Mow" }).focus();
  await page.keyboard.press("e");
  await page.getByLabel("Title of Mow").fill("Mow the lawn");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Mow the lawn" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(titlesIn(page, "To do")).toHaveText(["Prune"]);
  await expect(page.getByRole("link", { name: "Prune" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titlesIn(page, "To do")).toHaveCount(2);

  await page.getByRole("link", { name: "Water" }).focus();
  await page.keyboard.press("c");
  await expect(page.getByRole("group", { name: "New task in Later" })).toBeVisible();
});

test("a board without stages says what to do, a long one can be used by fingers", async ({ page, browser, request }) => {
  const stella = await aPerson(request, "Stella");
  const board = await aBoard(request, { title: "A name that no header of any phone can show whole", stages: ["One"], members: [stella] });
  await openBoard(page, stella, board);
  await menuOf(page, "One").click();
  await item(page, "Archive stage").click();
  await expect(page.getByText("This board has no stages yet")).toBeVisible();

  const phone = await phonePage(browser);
  const wide = await aBoard(request, { title: "A name that no header of any phone can show whole", stages: ["Waiting for an answer of the other department, which takes long", "قيد الانتظار"], members: [stella] });
  await aTask(request, wide, "Order tulips");
  await openBoard(phone, stella, wide);
  await fitsFingers(phone);
  await phone.getByRole("button", { name: "Actions for this board" }).tap();
  await expect(item(phone, "Star")).toBeVisible();
  await item(phone, "About this board").tap();
  await fitsFingers(phone);
  await phone.context().close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`header, menus and dialogs break no rule of access in ${colorScheme} colours`, async ({ browser, request }) => {
    const stella = await aPerson(request, "Stella");
    const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], managers: [stella] });
    await aTask(request, board, "Water", { priority: "high", due_at: "2020-01-01" });
    const page = await (await browser.newContext({ colorScheme })).newPage();
    const complaints = complaintsOf(page);
    await openBoard(page, stella, board);

    expect(await seriousProblems(page), "board").toEqual([]);
    for (const name of ["Actions for this board", "Actions for To do", "Actions for Water"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect(await seriousProblems(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await closedMenu(page);
    }
    await page.getByRole("button", { name: "Add a task to To do" }).click();
    await page.keyboard.type("Ask @Stella Example tomorrow #");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    expect(await seriousProblems(page), "composer").toEqual([]);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog", { name: "Members" })).toBeVisible();
    expect(await seriousProblems(page), "members").toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}
