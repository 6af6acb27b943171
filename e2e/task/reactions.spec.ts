import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { comments, entryWith, field, openToComment } from "@/e2e/support/comments";
import { dialogOf, open } from "@/e2e/support/task";

test("a comment with a mention and a pasted table is seen by a second person, whose reaction the first one sees", async ({
  page: here,
  other: there,
}) => {
  const { board, task, max, dialog } = await openToComment(here, "Carla");
  await field(dialog).click();
  await expect(dialog.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await here.keyboard.type(`@${max.name.split(" ")[0]}`);
  await here.getByRole("option").first().click();
  await here.keyboard.type("which one?");
  await field(dialog).evaluate((target) => {
    const data = new DataTransfer();
    data.setData("text/html", "<table><tr><td>Size</td></tr><tr><td>Big</td></tr></table>");
    data.setData("text/plain", "Size\nBig");
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await field(dialog).press("Control+Enter");
  await expect(entryWith(dialog, "which one?").getByRole("link", { name: max.name }).first()).toBeVisible();

  await open(there, max, `/boards/${board.id}?task=${task.id}`);
  const seen = dialogOf(there, "Rent a van");
  await expect(entryWith(seen, "which one?").getByRole("cell", { name: "Big" })).toBeVisible();
  await seen.getByRole("button", { name: "Add a reaction" }).click();
  await there.getByRole("group", { name: "Often used" }).getByRole("button", { name: "thumbs up" }).click();

  await expect(comments(dialog).getByRole("button", { name: "👍, 1 person" })).toBeVisible();
});
