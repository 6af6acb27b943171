import { expect } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aTask } from "@/e2e/support/boards";
import { aPerson, openSession, send } from "@/e2e/support/people";
import { aBoardOf, cardOf, dialogOf, open, property, stored, taskUrl } from "@/e2e/support/task";

strictTest(
  "the dialog opens from its card at its own address, and back, forward and a reload work; the tab's title follows",
  async ({ page }) => {
    const { board, person } = await aBoardOf("Olga");
    const task = await aTask(board, "Rent a van", { description: "<p>Three <strong>tons</strong></p>" });
    await open(page, person, `/boards/${board.id}`);

    await cardOf(page, "Rent a van").click();
    await expect(dialogOf(page, "Rent a van").getByText("Three tons")).toBeVisible();
    await expect(page).toHaveURL(taskUrl(board, task));
    await expect(page).toHaveTitle("Rent a van · House move · Boards");
    await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Moving house", description: "" });
    await expect(page).toHaveTitle("Rent a van · Moving house · Boards");

    await page.goBack();
    await expect(dialogOf(page, "Rent a van")).toHaveCount(0);
    await expect(page).toHaveURL(`/boards/${board.id}`);
    await expect(page).toHaveTitle("Moving house · Boards");
    await page.getByRole("link", { name: "Boards", exact: true }).first().click();
    await expect(page).toHaveURL("/boards");
    await expect(page).not.toHaveTitle(/Moving house/);
    await page.goBack();
    await expect(page).toHaveTitle("Moving house · Boards");
    await cardOf(page, "Rent a van").click();
    await expect(dialogOf(page, "Rent a van")).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page, "Rent a van")).toHaveCount(0);
    await page.goForward();
    await expect(dialogOf(page, "Rent a van")).toBeVisible();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Rent a van" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Three tons")).toBeVisible();
    await expect(page).toHaveTitle("Rent a van · Moving house · Boards");
    await page.goBack();
    await expect(cardOf(page, "Rent a van")).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Rent a van" }).first()).toBeVisible();
  },
);

test("every property is edited in place with the keyboard", async ({ page }) => {
  const { board, person } = await aBoardOf("Paula");
  const task = await aTask(board, "Rent a van", { priority: "" });
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
  await closed("Due date");
  await expect(property(page, "Due date")).toContainText(/Tomorrow\s*1 day before/);

  await page.keyboard.press("t");
  await page
    .getByRole("dialog", { name: /^Start date:/ })
    .getByRole("button", { name: "Today", exact: true })
    .click();
  await page.keyboard.press("Escape");
  await closed("Start date");
  await expect(property(page, "Start date")).toContainText("Today");

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

  await expect.poll(async () => (await stored(board, task)).title).toBe("Rent a lorry");
  const after = await stored(board, task);
  expect(after).toMatchObject({
    stage_id: board.stages[1]?.id,
    priority: "urgent",
    status: "closed",
    reminder_type: "1_day_before",
  });
  expect(after.due_at).not.toBeNull();
  expect(after.started_at).not.toBeNull();
  expect(after.assignees.map((each: { display_name: string }) => each.display_name)).toEqual([person.name]);
  expect(after.watchers.map((each: { display_name: string }) => each.display_name)).toContain(person.name);
  expect(after.labels.map((each: { title: string }) => each.title)).toEqual(["Heavy"]);
});

test("the page works without JavaScript, but not for strangers or on another board", async ({ browser, page }) => {
  const { board, person } = await aBoardOf("Nils");
  const other = await aBoardOf("Ottilie");
  const task = await aTask(board, "Rent a van", {
    description:
      '<ul data-type="taskList"><li data-checked="false" data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>Ask the neighbour</p></div></li></ul>',
    priority: "high",
  });
  await openSession(page.context().request, person);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const silent = await plain.newPage();
  await silent.goto(taskUrl(board, task));
  await expect(silent.getByRole("heading", { level: 1, name: "Rent a van" })).toBeVisible();
  await expect(silent.getByText("Ask the neighbour")).toBeVisible();
  await expect(silent.getByText("High")).toBeVisible();
  await expect(silent.getByRole("link", { name: "House move" })).toHaveAttribute("href", `/boards/${board.id}`);
  expect(await silent.locator("main [style]").count()).toBe(0);
  await plain.close();

  const { request: browserRequest } = page.context();
  expect((await browserRequest.get(taskUrl(other.board, task))).status()).toBe(404);
  await page.context().clearCookies();
  await openSession(browserRequest, await aPerson("Sam"));
  expect((await browserRequest.get(taskUrl(board, task))).status()).toBe(404);
});
