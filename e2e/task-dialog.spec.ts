import { expect, test } from "@playwright/test";
import { aTask, asAdministrator } from "./boards";
import { complaintsOf } from "./complaints";
import { aPerson, signIn } from "./people";
import { aBoardOf, cardOf, dialogOf, open, property, stored, taskUrl } from "./task";

test("opens from its card at an address of its own, and back, forward and a reload work", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Olga");
  const task = await aTask(request, board, "Rent a van", { description: "<p>Three <strong>tons</strong></p>" });
  await open(page, person, `/boards/${board.id}`);

  await cardOf(page, "Rent a van").click();
  await expect(dialogOf(page, "Rent a van").getByText("Three tons")).toBeVisible();
  await expect(page).toHaveURL(taskUrl(board, task));

  await page.goBack();
  await expect(dialogOf(page, "Rent a van")).toHaveCount(0);
  await expect(page).toHaveURL(`/boards/${board.id}`);
  await page.goForward();
  await expect(dialogOf(page, "Rent a van")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Rent a van" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Three tons")).toBeVisible();
  await expect(page).toHaveTitle(/Rent a van · House move/);
  await page.goBack();
  await expect(cardOf(page, "Rent a van")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Rent a van" }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("gives the focus back to its card, the last one that was looked at", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Fred");
  for (const title of ["First", "Second", "Third"]) await aTask(request, board, title);
  await open(page, person, `/boards/${board.id}`);

  await cardOf(page, "First").focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page, "First")).toBeVisible();
  await page.keyboard.press("j");
  await expect(dialogOf(page, "Second")).toBeVisible();
  await page.getByRole("button", { name: "Next task" }).click();
  await expect(dialogOf(page, "Third")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next task" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("k");
  await expect(dialogOf(page, "Second")).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cardOf(page, "Second")).toBeFocused();
});

test("gives it back to a card that is far out of sight, too", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Gustav");
  for (let number = 1; number <= 40; number += 1) await aTask(request, board, `Box ${number}`);
  await open(page, person, `/boards/${board.id}`);

  await cardOf(page, "Box 1").click();
  await expect(dialogOf(page, "Box 1")).toBeVisible();
  for (let number = 2; number <= 35; number += 1) {
    await page.keyboard.press("j");
    await expect(dialogOf(page, `Box ${number}`)).toBeVisible();
  }
  await page.getByRole("button", { name: "Close" }).click();

  await expect(cardOf(page, "Box 35")).toBeFocused();
  await expect(cardOf(page, "Box 35")).toBeInViewport();
});

test("every property is changed where it stands, by keys", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Paula");
  const task = await aTask(request, board, "Rent a van", { priority: "" });
  const closed = (name: string) => expect(page.getByRole("dialog", { name: new RegExp(`^${name}:`) })).toHaveCount(0);
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(property(page, "Stage")).toBeVisible();

  await page.keyboard.press("s");
  await page.getByRole("combobox", { name: "Stages" }).fill("prog");
  await page.keyboard.press("Enter");
  await closed("Stage");
  await expect(property(page, "Stage")).toContainText("In progress");

  await page.keyboard.press("a");
  await expect(page.getByRole("option", { name: `${person.name} (you)` })).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await closed("Assignees");
  await expect(property(page, "Assignees")).toContainText(person.name);

  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await page.getByLabel("Reminder").selectOption("1 day before");
  await page.keyboard.press("Escape");
  await closed("Due");
  await expect(property(page, "Due")).toContainText(/Tomorrow\s*1 day before/);

  await page.keyboard.press("t");
  await page.getByRole("dialog", { name: /^Start:/ }).getByRole("button", { name: "Today", exact: true }).click();
  await page.keyboard.press("Escape");
  await closed("Start");
  await expect(property(page, "Start")).toContainText("Today");

  await page.keyboard.press("p");
  await page.getByRole("combobox", { name: "Priorities" }).fill("urg");
  await page.keyboard.press("Enter");
  await closed("Priority");
  await expect(property(page, "Priority")).toContainText("Urgent");

  await page.keyboard.press("l");
  await page.getByRole("combobox", { name: "Labels" }).fill("Heavy");
  await page.getByRole("option", { name: "Create “Heavy”" }).click();
  await expect(page.getByRole("option", { name: "Heavy", exact: true })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await closed("Labels");
  await expect(property(page, "Labels")).toContainText("Heavy");

  await page.getByRole("button", { name: "Stop watching" }).click();
  await expect(page.getByRole("button", { name: "Watch", exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Done" }).focus();
  await page.keyboard.press("w");
  await expect(page.getByRole("button", { name: "Stop watching" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Done" }).click();
  await expect(page.getByRole("checkbox", { name: "Done" })).toBeChecked();

  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Title" }).fill("Rent a lorry");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page, "Rent a lorry")).toBeVisible();

  await expect.poll(async () => (await stored(request, board, task)).title).toBe("Rent a lorry");
  const after = await stored(request, board, task);
  expect(after).toMatchObject({ stage_id: board.stages[1]?.id, priority: "urgent", status: "closed", reminder_type: "1_day_before" });
  expect(after.due_at).not.toBeNull();
  expect(after.started_at).not.toBeNull();
  expect(after.assignees.map((each: { display_name: string }) => each.display_name)).toEqual([person.name]);
  expect(after.watchers.map((each: { display_name: string }) => each.display_name)).toContain(person.name);
  expect(after.labels.map((each: { title: string }) => each.title)).toEqual(["Heavy"]);
});

test("what was set can be cleared", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Clara");
  const task = await aTask(request, board, "Rent a van", { priority: "high", due_at: "2026-12-24 10:00:00", started_at: "2026-12-20", description: "<p>Old</p>" });
  await open(page, person, taskUrl(board, task));

  for (const name of ["Due", "Start"]) {
    const panel = page.getByRole("dialog", { name: new RegExp(`^${name}:`) });
    await property(page, name).click();
    await panel.getByRole("button", { name: "Clear" }).click();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  }
  await property(page, "Priority").click();
  await page.getByRole("option", { name: "None" }).click();
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await page.getByRole("textbox", { name: "Description" }).press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Done", exact: true }).click();

  await expect(page.getByRole("button", { name: "Add a description…" })).toBeVisible();
  await expect.poll(async () => (await stored(request, board, task)).description).toBeNull();
  expect(await stored(request, board, task)).toMatchObject({ due_at: null, started_at: null, priority: "" });
});

test("archived with Undo, and deleted after a question", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Artur");
  await aTask(request, board, "Keep me");
  const lost = await aTask(request, board, "Lose me");
  await open(page, person, `/boards/${board.id}`);

  await cardOf(page, "Keep me").click();
  await page.getByRole("button", { name: "More about this task" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(dialogOf(page, "Keep me")).toHaveCount(0);
  await expect(cardOf(page, "Keep me")).toHaveCount(0);
  await expect(cardOf(page, "Lose me")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cardOf(page, "Keep me")).toBeVisible();

  await cardOf(page, "Lose me").click();
  await page.getByRole("button", { name: "More about this task" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Delete this task?" });
  await expect(question).toContainText("gone for everybody");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cardOf(page, "Lose me")).toHaveCount(0);
  await page.goto(taskUrl(board, lost));
  await expect(page.getByRole("heading", { name: "Lose me" })).toHaveCount(0);
});

test("an archived task says so, and is restored from its page", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Rosa");
  const task = await aTask(request, board, "In the attic");
  const send = await asAdministrator(request);
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "archived_at", value: "2026-11-01" });
  await open(page, person, taskUrl(board, task));

  await page.getByText("This task is archived.").waitFor();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("This task is archived.")).toHaveCount(0);
  expect((await stored(request, board, task)).archived_at).toBeNull();
});

test("what others change is there at once, and what they delete is told", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Lena");
  const task = await aTask(request, board, "Rent a van");
  const send = await asAdministrator(request);
  const change = (property: string, value: unknown) => send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property, value });
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(page.getByRole("button", { name: "Add a description…" })).toBeVisible();

  await change("title", "Rent two vans");
  await change("description", "<p>With drivers</p>");
  await expect(dialogOf(page, "Rent two vans").getByText("With drivers")).toBeVisible();
  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/${task.id}`);
  await expect(page.getByText("This task is no longer there")).toBeVisible();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("its page is there without script, and not for strangers or on another board", async ({ browser, page, request }) => {
  const { board, person } = await aBoardOf(request, "Nils");
  const other = await aBoardOf(request, "Ottilie");
  const task = await aTask(request, board, "Rent a van", { description: "<ul data-type=\"taskList\"><li data-checked=\"false\" data-type=\"taskItem\"><label><input type=\"checkbox\"><span></span></label><div><p>Ask the neighbour</p></div></li></ul>", priority: "high" });
  await signIn(page, person);

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const silent = await plain.newPage();
  await silent.goto(taskUrl(board, task));
  await expect(silent.getByRole("heading", { level: 1, name: "Rent a van" })).toBeVisible();
  await expect(silent.getByText("Ask the neighbour")).toBeVisible();
  await expect(silent.getByText("High")).toBeVisible();
  await expect(silent.getByRole("link", { name: "House move" })).toHaveAttribute("href", `/boards/${board.id}`);
  expect(await silent.locator("main [style]").count()).toBe(0);
  await plain.close();

  expect((await page.goto(taskUrl(other.board, task)))?.status()).toBe(404);
  const stranger = await aPerson(request, "Sam");
  await page.context().clearCookies();
  await signIn(page, stranger);
  expect((await page.goto(taskUrl(board, task)))?.status()).toBe(404);
});
