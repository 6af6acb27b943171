import { expect, type Locator, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aTask, type MadeBoard } from "@/e2e/support/boards";
import { aBoardWith, linkOf, openBoard } from "@/e2e/support/dragging";
import { type Account } from "@/e2e/support/people";
import { delayRequests } from "@/e2e/support/page";

const group = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
const rowsIn = (page: Page, title: string): Locator => group(page, title).getByRole("article").getByRole("link");

/** Rows can be moved once all tasks and the code for dragging are loaded. */
async function openList(page: Page, person: Account, board: MadeBoard) {
  await openBoard(page, person, board, "?view=list");
  await expect(page.locator("[data-row][draggable=true]").first()).toBeVisible();
}

strictTest(
  "a list is there from its first byte, also with filters and grouped, without kanban before it",
  async ({ page }) => {
    const { board, member } = await aBoardWith({ "To do": ["Fix login"], Done: ["Sign lease"] });
    await aTask(board, "Call movers", { priority: "high" });
    await openList(page, member, board);

    for (const search of ["?view=list", "?view=list&group=priority&sort=-title", "?view=list&priority=high"]) {
      const address = `/boards/${board.id}${search}`;
      const html = await (await page.request.get(address, { headers: { accept: "text/html" } })).text();
      expect(html).toContain(">Call movers</a>");
      expect(html.includes(">Fix login</a>")).toBe(!search.includes("priority=high"));
      expect(html).not.toContain('aria-label="Stages"');
    }
    await page.goto(`/boards/${board.id}?view=list&priority=high`);
    await expect(linkOf(page, "Call movers")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
  },
);

test("while the code of the list is being loaded, its place is shown", async ({ page }) => {
  const { board, member } = await aBoardWith({ "To do": ["Fix login"] });
  await openBoard(page, member, board);
  const release = await delayRequests(page, "**/_next/static/**");

  await page.keyboard.press("2");
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  release();
  await expect(rowsIn(page, "To do")).toHaveText(["Fix login"]);
});
