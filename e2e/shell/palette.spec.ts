import { expect, type Page } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { linkOf, openBoard } from "@/e2e/support/dragging";
import { aPerson, signIn } from "@/e2e/support/people";
import { stored } from "@/e2e/support/task";
import { strictTest, test } from "@/e2e/support/test";

const field = (page: Page) => page.getByRole("combobox");
const active = (page: Page) => page.getByRole("option", { selected: true });
const bug = { title: "Bug", bg_color: "#4bce97" };

async function aBoardOfTomas() {
  const tomas = await aPerson("Tomas", { name: "Tomáš Novák" });
  const board = await aBoard({
    title: `Garden ${tomas.login}`,
    stages: ["To do", "Done"],
    labels: [bug],
    members: [tomas],
  });
  const task = await aTask(board, "Water the roses");
  await aTask(board, "Rake the leaves");
  return { tomas, board, task };
}

/** Types a command for the task that has the focus, and takes it. */
async function run(page: Page, typed: string, command: string | RegExp) {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(typed);
  await expect(active(page)).toHaveText(command);
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveCount(0);
}

strictTest(
  "with the mouse, a search finds a task, and commands act on it in its dialog and on its page",
  async ({ page }) => {
    const { tomas, board, task } = await aBoardOfTomas();
    await signIn(page, tomas, "/boards");
    await page.getByRole("button", { name: "Search" }).click();
    await field(page).fill("water rose");
    await page.getByRole("group", { name: "Tasks" }).getByRole("option", { name: task.title }).click();
    const dialog = page.getByRole("dialog", { name: task.title });
    await expect(dialog).toBeVisible();
    await run(page, "mark as done", /^Mark as done/);
    await expect.poll(async () => (await stored(board, task)).status).toBe("closed");
    await expect(dialog).toBeVisible();

    await page.goto(`/boards/${board.id}/tasks/${task.id}`);
    await page.keyboard.press("Control+k");
    await field(page).fill("rename");
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Rename" }).fill("Water the tulips");
    await page.getByRole("option", { name: "Rename to “Water the tulips”" }).click();
    await expect(page.getByRole("heading", { name: "Water the tulips" })).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("group", { name: "Recently opened" })).toContainText("Water the tulips");
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(field(page)).toHaveCount(0);
  },
);

test("dates can be typed in the reader's language", async ({ page }) => {
  const person = await aPerson("Mona", { locale: "ar" });
  const board = await aBoard({ title: "Garden", members: [person] });
  const task = await aTask(board, "Water");
  await openBoard(page, person, board);
  await linkOf(page, task.title).focus();
  await run(page, "الاستحقاق 24 ديسمبر 2031", /^الاستحقاق: /);

  await expect.poll(async () => (await stored(board, task)).due_at).toBe("2031-12-24 00:00:00");
});
