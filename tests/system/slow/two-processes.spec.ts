import { type Browser, expect, type Page, test } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { type Account, aPerson, signIn, send } from "@/e2e/support/people";
import { type Process, secondProcess } from "@/tests/system/second-process";

// Serial, because the tests share the second process.
test.describe.configure({ mode: "serial" });

let second: Process;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  second = await secondProcess();
});

test.afterAll(async () => {
  await second?.stop();
});

test("two people on two processes see what the other does without reloading", async ({ browser }) => {
  const [ben, carla] = [await aPerson("Ben"), await aPerson("Carla")];
  const board = await aBoard({ title: "Two processes", stages: ["To do", "Done"], members: [ben, carla] });
  const here = await signedIn(browser, ben);
  const there = await signedIn(browser, carla);
  await here.goto(`/boards/${board.id}`);
  await there.goto(`${second.address}/boards/${board.id}`);
  await isLive(here);
  await isLive(there);

  await addTask(here, "Buy soil");
  await expect(card(there, "Buy soil")).toBeVisible();

  await addTask(there, "Count the pots");
  await expect(card(here, "Count the pots")).toBeVisible();
});

test("browsers catch up after a process restarts, including deletions", async ({ browser }) => {
  const ben = await aPerson("Ben");
  const board = await aBoard({ title: "Restart", stages: ["To do", "Done"], members: [ben] });
  const doomed = await aTask(board, "Deleted meanwhile");
  const page = await signedIn(browser, ben);
  await page.goto(`${second.address}/boards/${board.id}`);
  await isLive(page);

  await second.stop();
  await aTask(board, "Made meanwhile");
  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/${doomed.id}`);
  second = await secondProcess({ PORT: String(second.port) });

  await expect(card(page, "Made meanwhile")).toBeVisible({ timeout: 30_000 });
  await expect(card(page, "Deleted meanwhile")).toHaveCount(0);
});

const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const isLive = (page: Page) => expect(page.locator("[data-live=open]")).toBeAttached();

async function addTask(page: Page, title: string) {
  const composer = page.getByRole("textbox", { name: "Title of the new task" });
  await page.getByRole("listitem", { name: "To do" }).getByRole("button", { name: "Add task", exact: true }).click();
  await composer.fill(title);
  await composer.press("Enter");
  await composer.press("Escape");
}

async function signedIn(browser: Browser, person: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  return page;
}
