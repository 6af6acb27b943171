import { expect, type Page } from "@playwright/test";
import { aTask, type MadeBoard } from "@/e2e/support/boards";
import { column } from "@/e2e/support/dragging";
import { type Account, send } from "@/e2e/support/people";
import { aBoardOf, cardOf, open } from "@/e2e/support/task";
import { test } from "@/e2e/support/test";

/** Switches on the boards on this device, and waits until the board is there. */
async function keepBoard(page: Page, person: Account, board: MadeBoard) {
  await open(page, person, `/boards/${board.id}`);
  await page.goto("/profile/account");
  const keep = page.getByRole("switch", { name: "Keep the last boards on this device" });
  await expect(keep).not.toBeChecked();
  await keep.check();
  await page.goto(`/boards/${board.id}`);
  await expect.poll(() => copies(page)).toContain(`/boards/${board.id}`);
}

const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("boards-copies-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function addTask(page: Page, stage: string, title: string) {
  await column(page, stage).getByRole("button", { name: "Add task", exact: true }).click();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

const titles = async ({ id }: MadeBoard) =>
  (await send("GET", `/boards/v2/projects/${id}/tasks`)).tasks.map(({ title }: { title: string }) => title).sort();

test("a board on this device is read without a connection, and changes survive a reload and are made once", async ({
  page,
  context,
}) => {
  const { board, person } = await aBoardOf("Tove");
  await aTask(board, "Rent a van", { stage: "To do" });
  await keepBoard(page, person, board);
  // What has been used before is there without a connection, too.
  await addTask(page, "To do", "Buy tape");
  await expect.poll(() => titles(board)).toEqual(["Buy tape", "Rent a van"]);

  await context.setOffline(true);
  await page.reload();
  await expect(cardOf(page, "Rent a van")).toBeVisible();
  await expect(page.getByText("This is a copy from")).toBeVisible();
  await addTask(page, "To do", "Pack the books");
  await addTask(page, "Done", "Cancel the phone");
  await expect(page.getByRole("button", { name: "2 changes wait for the connection" })).toBeVisible();

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("button", { name: "2 changes wait for the connection" })).toBeVisible();
  await expect(column(page, "To do").getByText("Pack the books")).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => titles(board)).toEqual(["Buy tape", "Cancel the phone", "Pack the books", "Rent a van"]);
  await expect(page.getByText("for the connection")).toHaveCount(0);
  await page.reload();
  await expect(cardOf(page, "Pack the books")).toHaveCount(1);
  await expect(cardOf(page, "Cancel the phone")).toHaveCount(1);
});

test("without boards on the device, a page without a connection says so in the reader's language", async ({
  page,
  context,
}) => {
  const { board, person } = await aBoardOf("Till");
  await open(page, person, `/boards/${board.id}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();

  await context.setOffline(true);
  await page.goto("/boards");

  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expect(page.getByText("Boards on this device")).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: board.title }).first()).toBeVisible();
});
