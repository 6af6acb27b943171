import { expect } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { entryWith, field, openToComment } from "@/e2e/support/comments";
import { aBoardWith, linkOf, openBoard, savedTitles, titlesIn } from "@/e2e/support/dragging";
import { send } from "@/e2e/support/people";
import { dialogOf, open } from "@/e2e/support/task";
import { strictTest as test } from "@/e2e/support/test";

test("a task is moved with the keyboard, and the move is announced", async ({ page }) => {
  const { board, member } = await aBoardWith({ "To do": ["Rent a van", "Pack"], Done: ["Sign the lease"] });
  const moves = page.getByRole("status", { name: "Moves" });
  await openBoard(page, member, board);
  await linkOf(page, "Pack").focus();

  await page.keyboard.press("Space");
  await expect(moves).toContainText("Picked up task “Pack”, position 2 of 2 in “To do”.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");

  await expect(moves).toContainText("Dropped task “Pack”");
  await expect(titlesIn(page, "Done")).toHaveText(["Pack", "Sign the lease"]);
  await expect.poll(() => savedTitles(board, "Done")).toEqual(["Pack", "Sign the lease"]);
});

test("a comment with a mention is written in the editor, and the mentioned person answers", async ({
  page: here,
  other: there,
}) => {
  const { board, task, max, dialog } = await openToComment(here, "Carla");
  await field(dialog).click();
  await expect(dialog.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await here.keyboard.type(`@${max.name.split(" ")[0]}`);
  await here.getByRole("option").first().click();
  await here.keyboard.type("which one?");
  await field(dialog).press("Control+Enter");
  await expect(entryWith(dialog, "which one?").getByRole("link", { name: max.name }).first()).toBeVisible();

  await there.bringToFront();
  await open(there, max, `/boards/${board.id}?task=${task.id}`);
  const seen = dialogOf(there, "Rent a van");
  await seen.getByRole("button", { name: "Reply", exact: true }).click();
  await there.keyboard.type("The big one.");
  await there.keyboard.press("Control+Enter");

  await expect(entryWith(dialog, "The big one.").first()).toBeVisible();
});

test("anyone can read a public board, and follows it to its list", async ({ page }) => {
  const board = await aBoard({ title: "Allotment", stages: ["Planned", "Done"] });
  await aTask(board, "Fence", { stage: "Done", priority: "urgent" });
  const { url } = await send("PUT", `/boards/v2/projects/${board.id}/toggle-public-access`, { enabled: true });
  const fence = page.getByRole("region", { name: "Done" }).getByRole("article");

  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: "Allotment" })).toBeVisible();
  await expect(fence).toHaveText(/Fence/);
  await page.getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(fence).toHaveText(/Fence/);
});
