import { expect, type Page } from "@playwright/test";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { linkOf, openBoard } from "@/e2e/support/dragging";
import { aPerson, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
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

strictTest("words change the focused task, by keyboard alone, in every view", async ({ page }) => {
  const { tomas, board, task } = await aBoardOfTomas();
  await openBoard(page, tomas, board);
  await linkOf(page, task.title).focus();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "This task: Water the roses" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(linkOf(page, task.title)).toBeFocused();

  await run(page, "assign to tomas", /Assign to me$/);
  await run(page, "due 24 dec 2031", /^Due Dec 24, 2031/);
  await run(page, "label bug", "Add label Bug");
  await run(page, "show as list", /^Show as list/);
  await expect(page.getByRole("region", { name: "Task list" })).toBeVisible();
  await linkOf(page, task.title).focus();
  await run(page, "priority high", "Set priority to High");
  await expect(linkOf(page, task.title)).toBeFocused();
  await run(page, "show as table", /^Show as table/);
  await page.getByRole("rowheader", { name: task.title }).focus();
  await run(page, "move to done", "Move to Done");
  await expect(page.getByRole("rowheader", { name: task.title })).toBeFocused();

  await expect
    .poll(() => stored(board, task))
    .toMatchObject({
      assignees: [{ ID: await idOf(tomas) }],
      due_at: "2031-12-24 00:00:00",
      labels: [{ title: "Bug" }],
      priority: "high",
      stage_id: board.stages.at(-1)?.id,
    });
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
});

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
    await run(page, "mark as done", "Mark as done");
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

for (const [language, locale, typed, command] of [
  ["German", "de_DE", "fällig 24. dez. 2031", /^Fällig: 24\. Dez/],
  ["Arabic", "ar", "الاستحقاق 24 ديسمبر 2031", /^الاستحقاق: /],
] as const)
  test(`dates can be typed in ${language}`, async ({ page }) => {
    const person = await aPerson("Mona", { locale });
    const board = await aBoard({ title: "Garden", members: [person] });
    const task = await aTask(board, "Water");
    await openBoard(page, person, board);
    await linkOf(page, task.title).focus();
    await run(page, typed, command);

    await expect.poll(async () => (await stored(board, task)).due_at).toBe("2031-12-24 00:00:00");
  });

test("on a phone, the search opens tasks, switches views and acts on the open task", async ({ phone: page }) => {
  const { tomas, board, task } = await aBoardOfTomas();
  const search = () => page.getByRole("navigation", { name: "Quick access" }).getByRole("button", { name: "Search" });
  await openBoard(page, tomas, board);
  await search().tap();
  await expect(field(page)).toBeFocused();
  await page.getByRole("option", { name: "Show as list" }).tap();
  await expect(page.getByRole("region", { name: "Task list" })).toBeVisible();

  await page.goto(`/boards/${board.id}/tasks/${task.id}`);
  await search().tap();
  await page.getByRole("option", { name: "Set priority" }).tap();
  await expectFitsTouch(page);
  await page.getByRole("option", { name: "Urgent" }).tap();
  await expect.poll(async () => (await stored(board, task)).priority).toBe("urgent");
});
