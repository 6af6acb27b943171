import { expect, test } from "@playwright/test";
import { asAdministrator } from "./boards";
import { comment, feed, field, openToComment, said } from "./comments";
import { complaintsOf } from "./complaints";

test("what others write, change and delete is seen at once, and disturbs nobody who writes", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, task, dialog, max } = await openToComment(page, request, "Wim");
  const send = await asAdministrator(request);
  await field(dialog).pressSequentially("Half a sen");

  const first = await comment(request, max, board, task, "Which van?");
  await expect(said(dialog, "Which van?")).toBeVisible();
  await expect(dialog.getByRole("status").filter({ hasText: "Which van?" })).toHaveText("New comment of Max Example: Which van?");
  const reply = await comment(request, max, board, task, "The blue one", first.id);
  await expect(said(dialog, "The blue one")).toHaveCount(2);
  await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Comments: 1");
  await expect(field(dialog)).toBeFocused();
  await page.keyboard.type("tence");
  await expect(field(dialog)).toHaveValue("Half a sentence");

  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/${task.id}`);
  const left = page.getByRole("dialog", { name: "Task", exact: true });
  await expect(left.getByText("This task is no longer there")).toBeVisible();
  await expect(left.getByText("Half a sentence")).toBeVisible();
  expect(reply.id).toBeGreaterThan(first.id);
  expect(complaints).toEqual([]);
});

test("who reads further down is told how many are new, and goes there when he likes", async ({ page, request }) => {
  const { board, task, dialog, max } = await openToComment(page, request, "Yves");
  for (let number = 1; number <= 12; number += 1) await comment(request, max, board, task, `Number ${number}.\n\n\n`);
  await expect(said(dialog, "Number 12.")).toBeVisible();
  await said(dialog, "Number 2.").scrollIntoViewIfNeeded();
  const before = await said(dialog, "Number 2.").boundingBox();

  await comment(request, max, board, task, "News");
  await comment(request, max, board, task, "More news");

  const button = dialog.getByRole("button", { name: "2 new comments" });
  await expect(button).toBeInViewport();
  expect(await said(dialog, "Number 2.").boundingBox()).toEqual(before);
  await button.click();
  await expect(feed(dialog).getByRole("article").first()).toContainText("More news");
  await expect(said(dialog, "News").last()).toBeInViewport();
  await expect(button).toHaveCount(0);
});
