import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { delayRequests } from "@/e2e/support/page";
import { aNotifiedPerson, panelOf, rowsOf } from "@/e2e/support/notifications";
import { signIn } from "@/e2e/support/people";

const skeleton = (page: Page, title: string) => page.getByRole("status", { name: `Opening ${title}` });
const columns = (page: Page) => page.getByRole("list", { name: "Stages" });

interface Opening {
  open: () => Promise<unknown>;
  /** Visible once the page has loaded. */
  opened: Locator;
}

/** The board's page loads only when the test releases it. */
async function expectSkeleton(page: Page, { id, title }: { id: number; title: string }, { open, opened }: Opening) {
  const release = await delayRequests(page, `**/boards/${id}?*_rsc=*`);
  await open();
  await expect(skeleton(page, title)).toBeVisible();
  await expect(skeleton(page, title)).toContainText(title);
  await expect(opened).toHaveCount(0);

  release();
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/boards/${id}`));
  await expect(skeleton(page, title)).toHaveCount(0);
}

test("a slow board shows its skeleton when opened from the list, from a search and from a notification", async ({
  page,
}) => {
  const { person, board } = await aNotifiedPerson("Slow");
  await signIn(page, person);
  await expectSkeleton(page, board, {
    open: () => page.getByRole("link", { name: board.title, exact: true }).click(),
    opened: columns(page),
  });

  await page.goto("/profile");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill(board.title);
  await expectSkeleton(page, board, {
    open: () => page.getByRole("option", { name: board.title }).click(),
    opened: columns(page),
  });

  await page.goto("/profile");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(panelOf(page)).toBeVisible();
  await expectSkeleton(page, board, {
    open: () => rowsOf(page).first().getByRole("link").click(),
    opened: page.getByRole("dialog", { name: "Rent a van" }),
  });
});
