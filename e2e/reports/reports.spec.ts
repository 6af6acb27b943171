import { expect, type Page } from "@playwright/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { aPerson, send, signIn } from "@/e2e/support/people";
import { aRoadmap } from "@/e2e/support/roadmaps";
import { test } from "@/e2e/support/test";

const section = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Reports" }).getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const figure = (page: Page, name: string) =>
  page.getByRole("region", { name: "Figures" }).locator("div", { has: page.getByText(name, { exact: true }) });

async function aReportedBoard() {
  const person = await aPerson("Rita");
  const board = await aBoard({ title: `Report of ${person.login}`, stages: ["To do", "Done"], members: [person] });
  const assignees = [await idOf(person)];
  const dig = await aTask(board, "Dig", { assignees, priority: "urgent" });
  const sow = await aTask(board, "Sow", { assignees, priority: "low" });
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${sow.id}`, { property: "status", value: "closed" });
  return { person, board, dig, sow };
}

test("a board's reports are opened from its menu, keep the board in each section, and link to tasks", async ({
  page,
}) => {
  const { person, board, dig, sow } = await aReportedBoard();
  await send("POST", `/boards/v2/projects/${board.id}/tasks/${dig.id}/time-tracks`, { billable_minutes: 95 });
  const errors = consoleErrorsOf(page);
  await signIn(page, person, `/boards/${board.id}`);
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Report of this board" }).click();

  await expect(page).toHaveURL(`/reports?board=${board.id}`);
  await expect(heading(page, "Overview")).toBeVisible();
  await expect(figure(page, "Tasks")).toContainText("2");
  await expect(figure(page, "Completed")).toContainText("1");
  await expect(page.getByRole("rowheader", { name: "Rita" })).toBeVisible();
  await page.getByRole("group", { name: "Kind of chart: Due dates" }).getByRole("link", { name: "Pie" }).click();
  await expect(page).toHaveURL(`/reports?board=${board.id}&due=pie`);
  await page.getByText("Show as table").last().click();
  await page.getByRole("button", { name: "Choose in a calendar: From" }).click();
  await expect(page.getByRole("button", { name: /, selected$/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await section(page, "Tasks").click();
  await expect(page).toHaveURL(`/reports/tasks?board=${board.id}&due=pie`);
  await expect(page.getByRole("rowheader", { name: "Sow" }).getByRole("link")).toHaveAttribute(
    "href",
    `/boards/${board.id}/tasks/${sow.id}`,
  );
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.getByRole("link", { name: "View all completed" }).click();
  await expect(page.getByText("Sow", { exact: true })).toBeVisible();
  await expect(page.getByText("Dig", { exact: true })).toBeHidden();
  await page.goBack();

  await section(page, "Timesheet").click();
  await expect(figure(page, "Time")).toContainText("1h 35m");
  await expect(page.getByRole("table", { name: "Time by task" }).getByRole("rowheader", { name: "Dig" })).toBeVisible();
  await section(page, "Flow").click();
  await expect(page.getByRole("img", { name: "Cumulative flow" })).toBeVisible();
  await page.getByText("Show as table").first().click();
  const today = page.getByRole("table", { name: "Cumulative flow" }).getByRole("row").last();
  await expect(today.getByRole("cell")).toHaveText(["2"]);
  await expect(page.getByRole("table", { name: "Completed tasks" }).getByRole("link", { name: "Sow" })).toBeVisible();

  await section(page, "Activity").click();
  await expect(figure(page, "Tasks created")).toContainText("2");
  await expect(page.getByRole("rowheader", { name: "Dig" }).first()).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);

  await page.getByRole("button", { name: "Range: Last 7 days" }).click();
  await page.getByRole("menuitem", { name: "Last month" }).click();
  await expect(page).toHaveURL(`/reports/activity?board=${board.id}&range=lastMonth&due=pie`);
  await expect(page.getByText("No activity in this range").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a roadmap's report counts its ideas", async ({ page }) => {
  const person = await aPerson("Rolf");
  const { id } = await aRoadmap(`Harbour plans of ${person.login}`, ["A pier", "A crane"]);
  await send("POST", `/boards/v2/projects/${id}/add-members`, { memberId: await idOf(person) });
  await signIn(page, person, `/reports/roadmap?board=${id}`);

  await expect(figure(page, "Submitted ideas")).toContainText("2");
  await expect(page.getByRole("rowheader", { name: "A pier" })).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);
});
