import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { aPerson, openSession, send, signIn } from "@/e2e/support/people";

const figure = (page: Page, name: string) =>
  page.getByRole("list", { name: "Overview" }).getByRole("listitem").filter({ hasText: name });
const tasks = (page: Page) => page.getByRole("list", { name: "Tasks", exact: true }).getByRole("listitem");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter my tasks" }).getByRole("link", { name });

async function aPersonWithTasks(name: string) {
  const person = await aPerson(name);
  const board = await aBoard({ title: `Garden of ${person.login}`, members: [person] });
  const assignees = [await idOf(person)];
  const [late, next] = [
    await aTask(board, "Water the roses", { due_at: "2026-01-02 10:00:00", assignees }),
    await aTask(board, "Order the seeds", { due_at: "2036-01-02 10:00:00", priority: "urgent", assignees }),
  ];
  return { person, board, assignees, late, next };
}

strictTest(
  "a person opens a task from the home page, marks it as done and back, and sees new tasks at once",
  async ({ page }) => {
    const { person, board, assignees, late } = await aPersonWithTasks("Hedda");
    const prefetched: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["next-router-prefetch"]) prefetched.push(new URL(request.url()).pathname);
    });
    await signIn(page, person, "/");
    await expect(figure(page, "All boards")).toContainText("1");
    await expect(figure(page, "Overdue")).toContainText("1");

    await tab(page, "Assigned").click();
    await expect(page).toHaveURL("/?tab=assigned");
    await expect(tasks(page)).toHaveText([/Water the roses/, /Order the seeds/]);
    await aTask(board, "Rake the leaves", { assignees });
    await expect(tasks(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Sort tasks" }).click();
    await page.getByRole("menuitemradio", { name: "Priority" }).click();
    await expect(tasks(page).first()).toContainText("Order the seeds");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "“Water the roses” is done" }).click();
    await expect(figure(page, "Overdue")).toContainText("0");
    await expect(figure(page, "Completed tasks")).toContainText("1");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(figure(page, "Overdue")).toContainText("1");
    await tasks(page).getByRole("link", { name: "Water the roses" }).click();
    await expect(page).toHaveURL(`/boards/${board.id}/tasks/${late.id}`);

    await page.goto(`/boards/${board.id}`);
    await page.goto("/");
    await expect(page.getByRole("list", { name: "Recently opened" })).toContainText(board.title);
    await figure(page, "Overdue").getByRole("link").click();
    await expect(page).toHaveURL("/my-tasks?tab=overdue");
    await expect(page.getByRole("article")).toContainText("Water the roses");
    // Else the server would read whole boards, and count them as visited.
    expect(prefetched.filter((path) => /^\/boards\/\d/.test(path))).toEqual([]);
  },
);

test("tabs stay as a person configured them, on the home page and in My tasks", async ({ page }) => {
  const { person } = await aPersonWithTasks("Ines");
  await signIn(page, person, "/");
  await page.getByRole("button", { name: "Configure tabs" }).click();
  const dialog = page.getByRole("dialog", { name: "Configure tabs" });
  await dialog.getByRole("button", { name: "Move “Upcoming”" }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowUp");
  await dialog.getByRole("checkbox", { name: "Today" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(dialog).toHaveCount(0);
  await expect(tasks(page)).toHaveText([/Order the seeds/]);
  await page.goto("/my-tasks");
  const all = page.getByRole("navigation", { name: "Filter my tasks" }).getByRole("link");
  await expect(all).toHaveText([/Upcoming/, /Assigned/, /Overdue/, /Mentioned/]);
});

test("the tasks in the profile are those of the chosen boards", async ({ page }) => {
  const { person, board } = await aPersonWithTasks("Jan");
  const cellar = await aBoard({ title: `Cellar of ${person.login}`, members: [person] });
  await aTask(cellar, "Fix the lamp", { assignees: [await idOf(person)] });
  await signIn(page, person, "/profile/tasks?tab=assigned");
  await expect(tasks(page)).toHaveCount(3);

  await page.getByRole("button", { name: "All boards" }).click();
  await page.getByRole("combobox", { name: "Boards" }).fill(cellar.title);
  await page.getByRole("option", { name: cellar.title }).click();
  await expect(page).toHaveURL(`/profile/tasks?tab=assigned&boards=${cellar.id}`);
  await expect(tasks(page)).toHaveText([/Fix the lamp/]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Remove ${cellar.title}` }).click();
  await expect(tasks(page)).toHaveCount(3);
  await expect(tasks(page).filter({ hasText: board.title })).toHaveCount(2);
});

test("the home page can be read without script", async ({ browser, baseURL }) => {
  const { person, board } = await aPersonWithTasks("Karl");
  await send("POST", `/boards/v2/projects/${board.id}/stage-create`, { title: "Later" });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await openSession(context.request, person);
  const page = await context.newPage();
  await page.goto("/?tab=assigned");
  await expect(tasks(page)).toHaveText([/Water the roses/, /Order the seeds/]);
  await expect(page.getByRole("region", { name: "Recent activity" })).toContainText("Water the roses");
  await page.getByRole("link", { name: "Others", exact: true }).click();
  await expect(page.getByText("Every open task has a due date")).toBeVisible();
  await context.close();
});
