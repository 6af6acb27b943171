import { expect, type Page } from "@playwright/test";
import { aTask, idOf, type MadeBoard } from "@/e2e/support/boards";
import { type Account, aPerson, endSession, send, signIn } from "@/e2e/support/people";
import { aBoardOf, cardOf, open } from "@/e2e/support/task";
import { test } from "@/e2e/support/test";

/** Everything that a person with the developer tools of this browser could read. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("boards-files-"));
    const answers = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text() ?? ""));
      }),
    );
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("boards-offline");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const changes = await new Promise<unknown[]>((resolve, reject) => {
      const request = database.transaction("changes").objectStore("changes").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return JSON.stringify([answers, changes, { ...localStorage }]);
  });

async function keptBoard(page: Page): Promise<{ board: MadeBoard; person: Account }> {
  const made = await aBoardOf("Vera");
  await aTask(made.board, "A secret of the team", { stage: "To do" });
  await open(page, made.person, `/boards/${made.board.id}`);
  await page.goto("/profile/account");
  await page.getByRole("switch", { name: "Keep the last boards on this device" }).check();
  await page.goto(`/boards/${made.board.id}`);
  await expect.poll(() => stored(page)).toContain("A secret of the team");
  return made;
}

async function expectNothingReadable(page: Page, board: MadeBoard) {
  expect(await stored(page)).not.toContain("A secret of the team");
  await page.context().setOffline(true);
  await page.goto(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expect(page.getByText("A secret of the team")).toHaveCount(0);
}

test("after signing out, no board of the person can be read on the device", async ({ page }) => {
  const { board } = await keptBoard(page);

  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/login?*");

  await expectNothingReadable(page, board);
});

test("after a session that ended elsewhere, the sign-in page removes the boards", async ({ page }) => {
  const { board } = await keptBoard(page);

  await endSession(page);
  await page.goto(`/boards/${board.id}`);
  await page.waitForURL("**/login?*");

  await expect.poll(() => stored(page)).not.toContain("A secret of the team");
  await expectNothingReadable(page, board);
});

test("another person who signs in reads and sends nothing of the former one", async ({ page }) => {
  const { board } = await keptBoard(page);
  const other = await aPerson("Mallory");

  await endSession(page);
  await signIn(page, other, "/my-tasks");

  await expect.poll(() => stored(page)).not.toContain("A secret of the team");
  await expectNothingReadable(page, board);
});

test("a board of which the person is no longer a member leaves the device", async ({ page }) => {
  const { board, person } = await keptBoard(page);

  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(person)}/remove`);
  await page.goto(`/boards/${board.id}`);

  await expect.poll(() => stored(page)).not.toContain("A secret of the team");
});

test("a tab that somebody left open sends nothing in the name of who signs in next", async ({ page, context }) => {
  const { board } = await keptBoard(page);
  const other = await aPerson("Mallory");
  const requests: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "PUT") requests.push(`${response.status()} ${response.url()}`);
  });

  await context.clearCookies();
  const next = await context.newPage();
  await signIn(next, other, "/my-tasks");
  await page.bringToFront();
  await cardOf(page, "A secret of the team").focus();
  await page.keyboard.press(".");

  await expect(page.getByText("Someone else is signed in in this browser now").first()).toBeVisible();
  expect(requests.filter((each) => each.includes(`/projects/${board.id}/`) && each.startsWith("2"))).toEqual([]);
});
