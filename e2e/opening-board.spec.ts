import { expect, type Page, test } from "@playwright/test";
import { aBoard } from "./boards";
import { hold } from "./hold";
import { aToldPerson, panelOf, rowsOf } from "./notifications";
import { administrator, signIn } from "./people";

const skeleton = (page: Page, title: string) => page.getByRole("status", { name: `Opening ${title}` });
const columns = (page: Page) => page.getByRole("list", { name: "Stages" });

/** The page of the board takes as long as this test wants. */
async function seesSkeleton(page: Page, boardId: number, title: string, open: () => Promise<unknown>) {
  const letGo = await hold(page, `**/boards/${boardId}?*_rsc=*`);
  await open();
  await expect(skeleton(page, title)).toBeVisible();
  await expect(skeleton(page, title)).toContainText(title);
  await expect(columns(page)).toHaveCount(0);

  letGo();
  await expect(columns(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/boards/${boardId}`));
  await expect(skeleton(page, title)).toHaveCount(0);
}

test("a board whose page is slow to come shows its skeleton, opened from the list and from the switcher", async ({
  page,
  request,
}) => {
  const board = await aBoard(request, { title: "Slow garden", background: { id: "gradient_1" } });
  await signIn(page, administrator, "/");
  await seesSkeleton(page, board.id, board.title, () =>
    page.getByRole("link", { name: board.title, exact: true }).click(),
  );

  await page.goto("/profile");
  await page.getByRole("button", { name: "Find a board" }).click();
  await page.getByRole("combobox", { name: "Find a board" }).fill(board.title);
  await seesSkeleton(page, board.id, board.title, () => page.getByRole("option", { name: board.title }).click());
});

test("a notification shows the skeleton of its board until the task is there", async ({ page, request }) => {
  const { person, board } = await aToldPerson(request, "Slow");
  await signIn(page, person, "/");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(panelOf(page)).toBeVisible();
  await seesSkeleton(page, board.id, board.title, () => rowsOf(page).first().getByRole("link").click());
  await expect(page.getByRole("dialog", { name: "Rent a van" })).toBeVisible();
});
