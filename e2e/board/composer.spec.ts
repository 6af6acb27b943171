import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard, type MadeBoard } from "@/e2e/support/boards";
import { delayRequests } from "@/e2e/support/page";
import { card, column, openBoard, titlesIn } from "@/e2e/support/dragging";
import { type Account, aPerson, send } from "@/e2e/support/people";

const field = (page: Page) => page.getByLabel("Title of the new task");
const addTo = (page: Page, stage: string) => page.getByRole("button", { name: `Add task to ${stage}` }).click();

async function aGarden(): Promise<{ board: MadeBoard; cleo: Account }> {
  const cleo = await aPerson("Cleo");
  return {
    cleo,
    board: await aBoard({
      title: "Garden",
      stages: ["To do", "Done"],
      labels: [{ title: "In review", bg_color: "#388BFF" }],
      members: [cleo],
    }),
  };
}

async function saved(board: MadeBoard, title: string) {
  const { tasks } = await send("GET", `/boards/v2/projects/${board.id}/tasks`);
  return tasks.find((task: { title: string }) => task.title === title);
}

async function titlesOf({ id }: MadeBoard): Promise<string[]> {
  const { tasks } = await send("GET", `/boards/v2/projects/${id}/tasks/by-stage`);
  return tasks.map(({ title }: { title: string }) => title);
}

/** Pastes without the clipboard, which other tests on this machine use, too. */
const paste = (page: Page, text: string) =>
  field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The titles of a whole stage, which renders only a part of its tasks at a time. */
async function allTitlesIn(page: Page, stage: string) {
  const cards = column(page, stage).locator("[data-cards]");
  const titles = new Map<number, string | null>();
  await cards.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(column(page, stage).locator('[aria-posinset="1"] article')).toBeVisible();
  const count = Number(await column(page, stage).locator('[aria-posinset="1"]').getAttribute("aria-setsize"));
  for (let at = 1; at <= count; at += 1) {
    const place = column(page, stage).locator(`[aria-posinset="${at}"]`);
    titles.set(at, await place.getByRole("link").textContent());
    await place.evaluate((element) => element.scrollIntoView({ block: "start" }));
  }
  return [...titles.values()];
}

strictTest(
  "a new task is stored in its position with what its title sets, and pasted lines in their order",
  async ({ page }) => {
    const { board, cleo } = await aGarden();
    await openBoard(page, cleo, board);
    await addTo(page, "To do");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("Water @Cleo Example #in review !high 24 Dec 2031 17:00");
    await expect(page.getByRole("list", { name: "Details from the title" }).getByRole("listitem")).toHaveCount(4);
    await page.keyboard.press("Enter");
    await expect(card(page, "Water")).toContainText("In review");
    await paste(page, "- Beans\n- [ ] Peas\n3. Kale\n");
    await expect(page.getByRole("alert").filter({ hasText: "Create 3 tasks?" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(titlesIn(page, "To do")).toHaveText(["Beans", "Peas", "Kale", "Water"]);

    await expect.poll(() => titlesOf(board)).toEqual(["Beans", "Peas", "Kale", "Water"]);
    const task = await saved(board, "Water");
    expect({
      ...task,
      labels: task.labels.length,
      assignees: task.assignees.map(({ display_name }: { display_name: string }) => display_name),
    }).toMatchObject({
      priority: "high",
      due_at: expect.stringMatching(/^2031-12-2[345] /),
      labels: 1,
      assignees: [cleo.name],
    });
  },
);

test("a new task at the end of a long stage is shown before the tasks between are loaded, and none is lost or duplicated then", async ({
  page,
}) => {
  const { board, cleo } = await aGarden();
  const path = `/boards/v2/projects/${board.id}/tasks`;
  const seedTasks: { id: number; title: string }[] = [];
  for (let at = 0; at < 30; at += 1)
    seedTasks.push(
      (await send("POST", path, { task: { title: `Seed ${at}`, board_id: board.id, stage_id: board.stages[0]?.id } }))
        .task,
    );
  const release = await delayRequests(page, "**/stage-page*");
  await openBoard(page, cleo, board);

  await column(page, "To do").getByRole("button", { name: "Add task", exact: true }).click();
  for (const title of ["The last but one", "The last one"]) {
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await expect(card(page, title)).toBeInViewport();
    await expect.poll(async () => (await saved(board, title))?.id).toBeTruthy();
    await expect(card(page, title)).toHaveAttribute("data-task", String((await saved(board, title)).id));
  }
  // The first task is not loaded. The second one's event arrives later, so both have been processed then.
  await send("PUT", `${path}/${seedTasks[25]?.id}`, { property: "title", value: "Renamed" });
  await send("POST", path, { task: { title: "By somebody else", board_id: board.id, stage_id: board.stages[1]?.id } });
  await expect(card(page, "By somebody else")).toBeVisible();
  await expect(card(page, "The last but one")).toBeInViewport();
  await expect(card(page, "The last one")).toBeInViewport();
  await expect(titlesIn(page, "To do").last()).toHaveText("The last one");

  release();
  await page.keyboard.press("Escape");
  expect(await allTitlesIn(page, "To do")).toEqual([
    ...seedTasks.map(({ title }, at) => (at === 25 ? "Renamed" : title)),
    "The last but one",
    "The last one",
  ]);
  await expect(column(page, "To do").getByText("32", { exact: true })).toBeVisible();
});
