import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { administrator, aPerson, signIn, send } from "@/e2e/support/people";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Create board" });
const open = (page: Page, part: string) =>
  dialogOf(page).getByRole("group").getByText(part, { exact: true }).first().click();

/** The id in the new board's address. */
async function madeBoard(page: Page): Promise<string> {
  await page.waitForURL(/\/boards\/\d+$/);
  return new URL(page.url()).pathname.replace("/boards/", "");
}

test("a title and Enter create a board with the defaults", async ({ page }) => {
  await signIn(page, administrator);
  await page.getByRole("main").getByRole("button", { name: "Create board" }).click();
  await expect(dialogOf(page).getByLabel("Title")).toBeFocused();
  await page.keyboard.type("Quick board");
  await page.keyboard.press("Enter");

  const { board } = await send("GET", `/boards/v2/projects/${await madeBoard(page)}`);
  expect(board).toMatchObject({ title: "Quick board", type: "to-do", description: null });
  expect(board.stages.map(({ title }: { title: string }) => title)).toEqual(["Open", "In progress", "Completed"]);
  expect(board.labels).toHaveLength(5);
});

test("a new board stores every choice", async ({ page }) => {
  const zenobia = await aPerson("Zenobia");
  await signIn(page, administrator, "/boards?new");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Title").fill("Full board");
  await dialog.getByRole("radio", { name: "Roadmap" }).check({ force: true });
  await expect(dialog.getByText("Pending, Under consideration, Planned, Launched")).toBeVisible();
  await dialog.getByRole("radio", { name: "Regular" }).check({ force: true });
  await open(page, "Description");
  await dialog.getByLabel("What this board is for").fill("Two lines\nof text");

  await open(page, "Stages");
  await dialog.getByLabel("Stage 3", { exact: true }).fill("Done");
  await dialog.getByRole("button", { name: "Remove “In progress”" }).click();
  await dialog.getByLabel("Stage 1", { exact: true }).press("Enter");
  await expect(dialog.getByLabel("Stage 2", { exact: true })).toBeFocused();
  await page.keyboard.type("Waiting");

  await open(page, "Labels");
  await dialog.getByLabel("Label 1", { exact: true }).fill("Bug");
  await dialog.getByRole("button", { name: "Remove label 2" }).click();
  await dialog.getByRole("button", { name: "Add label" }).click();
  await dialog.getByLabel("Label 5", { exact: true }).fill("Legal");

  await open(page, "Members");
  await dialog.getByRole("button", { name: "Add people" }).click();
  await page.getByRole("combobox", { name: "People" }).fill("zeno");
  await page.getByRole("option", { name: zenobia.name }).click();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: `Remove ${zenobia.name}` })).toBeVisible();

  await open(page, "Background");
  await dialog.getByTitle("Orchid to blue").click();
  await expect(dialog.getByRole("radio", { name: "Orchid to blue" })).toBeChecked();
  await dialog.getByRole("button", { name: "Create board" }).click();

  const { board } = await send("GET", `/boards/v2/projects/${await madeBoard(page)}`);
  expect(board).toMatchObject({
    title: "Full board",
    type: "to-do",
    description: "Two lines\nof text",
    background: { id: "gradient_3" },
  });
  expect(
    board.stages.map(({ title, settings }: { title: string; settings: { default_task_status: string } }) => [
      title,
      settings.default_task_status,
    ]),
  ).toEqual([
    ["Open", "open"],
    ["Waiting", "open"],
    ["Done", "closed"],
  ]);
  expect(
    board.labels.map(({ title, bg_color }: { title: string | null; bg_color: string }) => [title, bg_color]),
  ).toEqual([
    ["Bug", "#4bce97"],
    [null, "#fea362"],
    [null, "#f87168"],
    [null, "#9f8fef"],
    ["Legal", "#f5cd47"],
  ]);
  expect(board.users.map(({ display_name }: { display_name: string }) => display_name)).toEqual([
    administrator.name,
    zenobia.name,
  ]);
});
