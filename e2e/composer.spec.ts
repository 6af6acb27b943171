import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, type MadeBoard } from "./boards";
import { complaintsOf } from "./complaints";
import { card, column, openBoard, titlesIn } from "./dragging";
import { hold } from "./hold";
import { type Account, aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";

const field = (page: Page) => page.getByLabel("Title of the new task");
const addTo = (page: Page, stage: string) => page.getByRole("button", { name: `Add a task to ${stage}` }).click();

async function aGarden(request: APIRequestContext): Promise<{ board: MadeBoard; cleo: Account }> {
  const cleo = await aPerson(request, "Cleo");
  return { cleo, board: await aBoard(request, { title: "Garden", stages: ["To do", "Done"], labels: [{ title: "In review", bg_color: "#388BFF" }], members: [cleo] }) };
}

async function saved(request: APIRequestContext, board: MadeBoard, title: string) {
  const { tasks } = await (await asAdministrator(request))("GET", `/boards/v2/projects/${board.id}/tasks`);
  return tasks.find((task: { title: string }) => task.title === title);
}

/** As a person pastes, without a clipboard that the whole machine shares. */
const paste = (page: Page, text: string) =>
  field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** From the first to the last, of a stage of which only a part is drawn at a time. */
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

test("type and Enter, and the field stays for the next one; Escape gives the focus back", async ({ page, request }) => {
  const { board, cleo } = await aGarden(request);
  const complaints = complaintsOf(page);
  await openBoard(page, cleo, board);

  await addTo(page, "To do");
  await page.keyboard.type("Water");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Prune");
  await page.keyboard.press("Enter");
  await expect(titlesIn(page, "To do")).toHaveText(["Prune", "Water"]);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("Half a th");
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 1, y: 1 } });
  await expect(field(page)).toHaveValue("Half a th");

  await field(page).focus();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add a task to To do" })).toBeFocused();
  await column(page, "To do").getByRole("button", { name: "Add a task", exact: true }).click();
  await page.keyboard.type("Mow");
  await page.keyboard.press("Enter");
  await expect(titlesIn(page, "To do")).toHaveText(["Prune", "Water", "Mow"]);
  await page.keyboard.press("Escape");
  await expect(column(page, "To do").getByRole("button", { name: "Add a task", exact: true })).toBeFocused();

  await page.reload();
  await expect(titlesIn(page, "To do")).toHaveText(["Prune", "Water", "Mow"]);
  expect(complaints).toEqual([]);
});

test("labels, people, priorities and days are taken out of a title, unless they are wanted there", async ({ page, request }) => {
  const { board, cleo } = await aGarden(request);
  await openBoard(page, cleo, board);
  const parts = page.getByRole("list", { name: "Set with the task" });

  await addTo(page, "To do");
  await page.keyboard.type("Write the Monday letter @cl");
  await expect(page.getByRole("option", { name: /Cleo/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field(page)).toHaveValue("Write the Monday letter @Cleo Example ");
  await page.keyboard.type("#in r");
  await page.keyboard.type("eview !high 24 Dec 2031 17:00");
  await page.getByRole("button", { name: "Keep “Monday” in the title" }).click();
  await expect(parts.getByRole("listitem")).toHaveCount(4);
  await expect(parts).toContainText("Cleo Example");
  await expect(parts).toContainText("In review");
  await expect(parts).toContainText("High");
  await expect(parts).toContainText("Dec");
  await page.keyboard.press("Enter");

  await expect(card(page, "Write the Monday letter")).toContainText("In review");
  const task = await saved(request, board, "Write the Monday letter");
  expect({ ...task, labels: task.labels.length, assignees: task.assignees.map(({ display_name }: { display_name: string }) => display_name) }).toMatchObject({
    priority: "high",
    due_at: expect.stringMatching(/^2031-12-2[345] /),
    labels: 1,
    assignees: [cleo.name],
  });
});

test("pasted lines become tasks after a question, in their order", async ({ page, request }) => {
  const { board, cleo } = await aGarden(request);
  await openBoard(page, cleo, board);

  await addTo(page, "To do");
  await paste(page, "- Beans\n- [ ] Peas\n3. Kale\n\n• Leek\n☐ Onions\n");
  await expect(page.getByRole("alert").filter({ hasText: "Create 5 tasks?" })).toBeVisible();
  await expect(page.getByText("and 1 more")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(titlesIn(page, "To do")).toHaveText(["Beans", "Peas", "Kale", "Leek", "Onions"]);
  await expect(field(page)).toBeFocused();

  await paste(page, "One\nTwo");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Create 2 tasks?")).toHaveCount(0);
  await paste(page, Array.from({ length: 101 }, (_, at) => `Line ${at}`).join("\n"));
  await expect(page.getByText("At most 100 tasks can be created at once.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(titlesIn(page, "To do")).toHaveCount(5);

  await page.reload();
  await expect(titlesIn(page, "To do")).toHaveText(["Beans", "Peas", "Kale", "Leek", "Onions"]);
});

test("a task at the end of a long stage is seen, though most of the stage was not loaded", async ({ page, request }) => {
  const { board, cleo } = await aGarden(request);
  const send = await asAdministrator(request);
  for (let at = 0; at < 130; at += 1) await send("POST", `/boards/v2/projects/${board.id}/tasks`, { task: { title: `Seed ${at}`, board_id: board.id, stage_id: board.stages[0]?.id } });
  await openBoard(page, cleo, board);

  await column(page, "To do").getByRole("button", { name: "Add a task", exact: true }).click();
  await page.keyboard.type("The last one");
  await page.keyboard.press("Enter");
  await expect(card(page, "The last one")).toBeInViewport();
  await expect.poll(async () => (await saved(request, board, "The last one"))?.id).toBeTruthy();
  await expect(card(page, "The last one")).toHaveAttribute("data-task", String((await saved(request, board, "The last one")).id));
  await expect(card(page, "The last one")).toBeInViewport();
});

test("a task at the end of a long stage is seen before the tasks between are loaded, and nothing is lost or doubled when they are", async ({ page, request }) => {
  const { board, cleo } = await aGarden(request);
  const send = await asAdministrator(request);
  const path = `/boards/v2/projects/${board.id}/tasks`;
  const seeds: { id: number; title: string }[] = [];
  for (let at = 0; at < 125; at += 1) seeds.push((await send("POST", path, { task: { title: `Seed ${at}`, board_id: board.id, stage_id: board.stages[0]?.id } })).task);
  const release = await hold(page, "**/stage-page*");
  await openBoard(page, cleo, board);

  await column(page, "To do").getByRole("button", { name: "Add a task", exact: true }).click();
  for (const title of ["The last but one", "The last one"]) {
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await expect(card(page, title)).toBeInViewport();
    await expect.poll(async () => (await saved(request, board, title))?.id).toBeTruthy();
    await expect(card(page, title)).toHaveAttribute("data-task", String((await saved(request, board, title)).id));
  }
  // One that is not loaded, and then one whose news are heard after those.
  await send("PUT", `${path}/${seeds[110]?.id}`, { property: "title", value: "Renamed" });
  await send("POST", path, { task: { title: "By somebody else", board_id: board.id, stage_id: board.stages[1]?.id } });
  await expect(card(page, "By somebody else")).toBeVisible();
  await expect(card(page, "The last but one")).toBeInViewport();
  await expect(card(page, "The last one")).toBeInViewport();
  await expect(titlesIn(page, "To do").last()).toHaveText("The last one");

  release();
  await page.keyboard.press("Escape");
  expect(await allTitlesIn(page, "To do")).toEqual([...seeds.map(({ title }, at) => (at === 110 ? "Renamed" : title)), "The last but one", "The last one"]);
  await expect(column(page, "To do").getByText("127")).toBeVisible();
});

test("a finger can create tasks", async ({ browser, request }) => {
  const { board, cleo } = await aGarden(request);
  const page = await phonePage(browser);
  await openBoard(page, cleo, board);

  await column(page, "To do").getByRole("button", { name: "Add a task", exact: true }).tap();
  await page.keyboard.type("Water @Cleo Example #in review tomorrow");
  await expect(page.getByRole("list", { name: "Set with the task" }).getByRole("listitem")).toHaveCount(3);
  await fitsFingers(page);
  await page.getByRole("group", { name: "New task in To do" }).getByRole("button", { name: "Create" }).tap();
  await expect(card(page, "Water")).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(field(page)).toHaveCount(0);
  await page.context().close();
});
