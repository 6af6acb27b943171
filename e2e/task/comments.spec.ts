import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { send } from "@/e2e/support/people";
import { act, comments, feed, field, openToComment, entryWith } from "@/e2e/support/comments";
import { paste, aPicture } from "@/e2e/support/files";

test("a comment with a picture is written, answered, changed and deleted", async ({ page }) => {
  const { board, task, dialog, person } = await openToComment(page, "Carla");
  const card = page.locator(`[data-task="${task.id}"]`);

  await field(dialog).fill("A first draft: https://example.com/draft");
  // The editor has taken the place of the first field.
  await expect(dialog.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await paste(page, field(dialog), [await aPicture("van.png")]);
  await expect(dialog.getByRole("button", { name: "Remove van.png" })).toBeVisible();
  await field(dialog).press("Control+Enter");
  await expect(entryWith(dialog, "A first draft")).toContainText(person.name);
  await expect(
    entryWith(dialog, "A first draft").getByRole("link", { name: "https://example.com/draft" }),
  ).toHaveAttribute("rel", "noopener noreferrer");
  await expect(field(dialog)).toHaveText("");
  await expect(card).toContainText("Comments: 1");
  await feed(dialog).getByRole("button", { name: "View van.png" }).click();
  await expect(page.getByRole("dialog", { name: "van.png" }).getByRole("img", { name: "van.png" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "van.png" })).toHaveCount(0);

  await dialog.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: `Reply to ${person.name}` }).fill("Yes!");
  await page.getByRole("button", { name: "Reply", exact: true }).last().click();
  await expect(entryWith(dialog, "Yes!")).toHaveCount(2);
  await act(page, entryWith(dialog, "Yes!"), "Edit");
  await page.getByRole("textbox", { name: "Edit comment" }).fill("No.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(entryWith(dialog, "No.")).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Edit comment" })).toHaveCount(0);
  const stored = async () =>
    (await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`)).comments.data;
  await expect
    .poll(stored)
    .toMatchObject([{ images: [{ title: "van.png" }], replies: [{ settings: { raw_description: "No." } }] }]);

  await act(page, entryWith(dialog, "No."), "Delete");
  await page.getByRole("button", { name: "Delete reply" }).click();
  await expect(entryWith(dialog, "No.")).toHaveCount(0);
  await act(page, entryWith(dialog, "A first draft"), "Delete");
  await page.getByRole("button", { name: "Delete comment" }).click();
  await expect(comments(dialog)).toHaveCount(0);
  await expect(card).not.toContainText("Comments");
  expect(await stored()).toEqual([]);
});
