import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask, idOf, type MadeBoard } from "@/e2e/support/boards";
import { card, column, openBoard, titlesIn } from "@/e2e/support/dragging";
import { type Account, aPerson, send } from "@/e2e/support/people";

test("two people see what the other does without reloading", async ({ browser }) => {
  const [ben, carla] = [await aPerson("Ben"), await aPerson("Carla")];
  const board = await aBoard({ title: "Two people", stages: ["To do", "Done"], members: [ben, carla] });
  const moving = await aTask(board, "Water the plants");
  const here = await boardOf(browser, ben, board);
  const there = await boardOf(browser, carla, board);
  await expect(card(there, "Water the plants")).toBeVisible();

  await addTask(here, "To do", "Buy soil");
  await expect(card(there, "Buy soil")).toBeVisible();

  await addTask(there, "Done", "Count the pots");
  await expect(card(here, "Count the pots")).toBeVisible();
  await expect(column(here, "Done").getByText("1 task")).toBeVisible();

  const path = `/boards/v2/projects/${board.id}`;
  await send("PUT", `${path}/tasks/${moving.id}/move-task`, { newStageId: board.stages[1]?.id, newIndex: 1 });
  const onBoth = (check: (page: Page) => Promise<void>) => Promise.all([here, there].map(check));
  await onBoth((page) => expect(titlesIn(page, "Done").first()).toHaveText("Water the plants"));

  await send("PUT", `${path}/tasks/${moving.id}`, { property: "archived_at", value: "2026-01-01 00:00:00" });
  await onBoth((page) => expect(card(page, "Water the plants")).toHaveCount(0));

  await send("POST", `${path}/stage-create`, { title: "Later" });
  await onBoth((page) => expect(column(page, "Later")).toBeVisible());

  await send("PUT", path, { title: "Garden" });
  await onBoth((page) => expect(page.getByRole("heading", { level: 1, name: "Garden" })).toBeVisible());

  const doomed = await aTask(board, "Not for long");
  await onBoth((page) => expect(card(page, "Not for long")).toBeVisible());
  await send("DELETE", `${path}/tasks/${doomed.id}`);
  await onBoth((page) => expect(card(page, "Not for long")).toHaveCount(0));
});

test("a person who is removed while viewing a board loses it at once, and can't open it again", async ({ browser }) => {
  const ben = await aPerson("Ben");
  const board = await aBoard({ title: "Private matters", members: [ben] });
  await aTask(board, "Nobody else may read this");
  const page = await boardOf(browser, ben, board);

  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(ben)}/remove`);

  await expect(page.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();
  await expect(page.getByText("Nobody else may read this")).toHaveCount(0);
  await expect(page.getByText("Private matters")).toHaveCount(0);
  expect((await page.request.get(`/live/boards/${board.id}`)).status()).toBe(403);
  await page.reload();
  await expect(page.getByText("Private matters")).toHaveCount(0);
});

test("two tabs share the stream of a worker, and the second goes on when the first is closed", async ({ browser }) => {
  const ben = await aPerson("Ben");
  const [one, other] = [
    await aBoard({ title: "First tab", members: [ben] }),
    await aBoard({ title: "Second tab", members: [ben] }),
  ];
  const first = await boardOf(browser, ben, one);
  const tab = await first.context().newPage();
  const ownStreams: string[] = [];
  tab.on("request", (sent) => new URL(sent.url()).pathname.startsWith("/live/") && ownStreams.push(sent.url()));
  await tab.goto(`/boards/${other.id}`);
  await expect(tab.locator("[data-live=open]")).toBeVisible();

  await aTask(one, "For the first");
  await aTask(other, "For the second");
  await expect(card(first, "For the first")).toBeVisible();
  await expect(card(tab, "For the second")).toBeVisible();

  await first.close();
  await aTask(other, "After the first was closed");
  await expect(card(tab, "After the first was closed")).toBeVisible();
  expect(ownStreams).toEqual([]);
});

async function addTask(page: Page, stage: string, title: string) {
  await column(page, stage).getByRole("button", { name: "Add task", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Title of the new task" });
  await field.fill(title);
  await field.press("Enter");
  await field.press("Escape");
}

async function boardOf(browser: Browser, person: Account, board: MadeBoard): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openBoard(page, person, board);
  return page;
}
