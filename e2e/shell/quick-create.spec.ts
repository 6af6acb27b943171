import { expect, type Page } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson, send, signIn } from "@/e2e/support/people";
import { strictTest, test } from "@/e2e/support/test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create task", exact: true });
const title = (page: Page) => dialog(page).getByRole("textbox", { name: "Title of the new task" });

async function aPersonWithBoards() {
  const greta = await aPerson("Greta");
  const garden = await aBoard({ title: `Garden of ${greta.login}`, members: [greta] });
  const cellar = await aBoard({
    title: `Cellar of ${greta.login}`,
    stages: ["Ideas", "Next", "Done"],
    labels: [{ title: "Heavy", bg_color: "#4bce97" }],
    members: [greta],
  });
  return { greta, garden, cellar };
}

const tasksOf = async ({ id }: { id: number }) => (await send("GET", `/boards/v2/projects/${id}/tasks`)).tasks;

strictTest(
  "c creates a task from any page, on a chosen board and in a chosen stage, and it can be opened",
  async ({ page }) => {
    const { greta, cellar } = await aPersonWithBoards();
    await signIn(page, greta, "/my-tasks");
    await page.keyboard.press("c");
    await expect(title(page)).toBeFocused();
    await page.keyboard.type("Carry the crates");
    await dialog(page)
      .getByRole("button", { name: /^Board: / })
      .press("Enter");
    await page.getByRole("combobox", { name: "Board" }).fill(cellar.title);
    await expect(page.getByRole("option", { name: cellar.title })).toBeVisible();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Stage: Ideas" }).press("Enter");
    await page.getByRole("option", { name: "Next" }).click();
    await title(page).press("End");
    await page.keyboard.type(" #Heavy ");
    await page.keyboard.press("Enter");

    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(() => tasksOf(cellar))
      .toMatchObject([{ title: "Carry the crates", stage_id: cellar.stages[1]?.id, labels: [{ title: "Heavy" }] }]);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Carry the crates" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/boards/${cellar.id}\\?task=\\d+$`));
  },
);

test("a task that the filters of the open board hide stays in view, and is marked", async ({ page }) => {
  const { greta, cellar } = await aPersonWithBoards();
  await openBoard(page, greta, cellar);
  await page.goto(`/boards/${cellar.id}?priority=urgent`);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Task/ }).click();
  await expect(dialog(page).getByRole("button", { name: `Board: ${cellar.title}` })).toBeVisible();
  await page.keyboard.type("Carry the crates");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("article").filter({ hasText: "Carry the crates" })).toContainText(
    "No longer matches the filters",
  );
  await page.reload();
  await expect(page.getByText("No tasks match these filters")).toBeVisible();
});
