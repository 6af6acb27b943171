import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { aBoard, aTask, asAdministrator, idOf } from "@/e2e/support/boards";
import { type Account, aPerson, signIn } from "@/e2e/support/people";

test("two people see what the other does without reloading", async ({ browser, request }) => {
  const [ben, carla] = [await aPerson(request, "Ben"), await aPerson(request, "Carla")];
  const board = await aBoard(request, { title: "Two people", stages: ["To do", "Done"], members: [ben, carla] });
  const moving = await aTask(request, board, "Water the plants");
  const here = await signedIn(browser, ben, `/boards/${board.id}`);
  const there = await signedIn(browser, carla, `/boards/${board.id}`);
  await expect(card(there, "Water the plants")).toBeVisible();
  await isLive(here);
  await isLive(there);

  await addTask(here, "To do", "Buy soil");
  await expect(card(there, "Buy soil")).toBeVisible();

  await addTask(there, "Done", "Count the pots");
  await expect(card(here, "Count the pots")).toBeVisible();
  await expect(stage(here, "Done").getByText("1 task")).toBeVisible();

  const send = await asAdministrator(request);
  const path = `/boards/v2/projects/${board.id}`;
  await send("PUT", `${path}/tasks/${moving.id}/move-task`, { newStageId: board.stages[1]?.id, newIndex: 1 });
  await Promise.all(
    [here, there].map((page) =>
      expect(stage(page, "Done").getByRole("article").first()).toContainText("Water the plants"),
    ),
  );

  await send("PUT", `${path}/tasks/${moving.id}`, { property: "archived_at", value: "2026-01-01 00:00:00" });
  await Promise.all([here, there].map((page) => expect(card(page, "Water the plants")).toHaveCount(0)));

  await send("POST", `${path}/stage-create`, { title: "Later" });
  await Promise.all([here, there].map((page) => expect(page.getByRole("heading", { name: "Later" })).toBeVisible()));

  await send("PUT", path, { title: "Garden" });
  await Promise.all(
    [here, there].map((page) => expect(page.getByRole("heading", { level: 1, name: "Garden" })).toBeVisible()),
  );

  const [staying, doomed] = [
    await aTask(request, board, "Prune the roses"),
    await aTask(request, board, "Not for long"),
  ];
  await Promise.all([here, there].map((page) => expect(card(page, "Not for long")).toBeVisible()));
  await send("DELETE", `${path}/tasks/${doomed.id}`);
  await Promise.all([here, there].map((page) => expect(card(page, "Not for long")).toHaveCount(0)));

  await send("PUT", `${path}/tasks/${staying.id}/move-task`, { newStageId: board.stages[1]?.id, newIndex: 1 });
  await Promise.all(
    [here, there].map((page) =>
      expect(stage(page, "Done").getByRole("article").first()).toContainText("Prune the roses"),
    ),
  );
});

test("a person who is removed while viewing a board loses it at once, and can't open it again", async ({
  browser,
  request,
}) => {
  const ben = await aPerson(request, "Ben");
  const board = await aBoard(request, { title: "Private matters", members: [ben] });
  await aTask(request, board, "Nobody else may read this");
  const page = await signedIn(browser, ben, `/boards/${board.id}`);
  await isLive(page);
  const send = await asAdministrator(request);

  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(send, ben)}/remove`);

  await expect(page.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();
  await expect(page.getByText("Nobody else may read this")).toHaveCount(0);
  await expect(page.getByText("Private matters")).toHaveCount(0);
  expect((await page.request.get(`/live/boards/${board.id}`)).status()).toBe(403);
  await page.reload();
  await expect(page.getByText("Private matters")).toHaveCount(0);
});

test("two tabs share the stream of a worker, and the second goes on when the first is closed", async ({
  browser,
  request,
}) => {
  const ben = await aPerson(request, "Ben");
  const [one, other] = [
    await aBoard(request, { title: "First tab", members: [ben] }),
    await aBoard(request, { title: "Second tab", members: [ben] }),
  ];
  const first = await signedIn(browser, ben, `/boards/${one.id}`);
  const tab = await first.context().newPage();
  const ownStreams: string[] = [];
  tab.on("request", (sent) => new URL(sent.url()).pathname.startsWith("/live/") && ownStreams.push(sent.url()));
  await isLive(first);
  await tab.goto(`/boards/${other.id}`);
  await isLive(tab);

  await aTask(request, one, "For the first");
  await aTask(request, other, "For the second");
  await expect(card(first, "For the first")).toBeVisible();
  await expect(card(tab, "For the second")).toBeVisible();

  await first.close();
  await aTask(request, other, "After the first was closed");
  await expect(card(tab, "After the first was closed")).toBeVisible();
  expect(ownStreams).toEqual([]);
});

const card = (page: Page, title: string): Locator => page.getByRole("article").filter({ hasText: title });
const stage = (page: Page, title: string): Locator =>
  page.getByRole("list", { name: "Stages" }).getByRole("listitem", { name: title });
const composer = (page: Page): Locator => page.getByRole("textbox", { name: "Title of the new task" });

async function openComposer(page: Page, stageTitle: string) {
  await stage(page, stageTitle).getByRole("button", { name: "Add a task", exact: true }).click();
}

async function addTask(page: Page, stageTitle: string, title: string) {
  await openComposer(page, stageTitle);
  await composer(page).fill(title);
  await composer(page).press("Enter");
  await composer(page).press("Escape");
}

/** Waits for the stream, so that no later event is missed. */
const isLive = (page: Page) => expect(page.locator("[data-live=open]")).toBeAttached();

async function signedIn(browser: Browser, person: Account, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person, address);
  return page;
}
