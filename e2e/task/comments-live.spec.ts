import { expect, test } from "@playwright/test";
import { asAdministrator } from "@/e2e/support/boards";
import { comment, field, openToComment, entryWith } from "@/e2e/support/comments";
import { consoleErrorsOf } from "@/e2e/support/page";

test("comments of others appear and disappear at once, highlight the reader's name, and disturb nobody who writes", async ({
  page,
  request,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const { board, task, dialog, person, max } = await openToComment(page, request, "Wim");
  const send = await asAdministrator(request);
  const tasks = `/boards/v2/projects/${board.id}/tasks`;
  await field(dialog).pressSequentially("Half a sen");

  const first = await comment(request, max, board, task, `Which van, @${person.login}?`);
  await expect(entryWith(dialog, "Which van").getByRole("link", { name: person.name })).toHaveAttribute("data-me");
  await expect(entryWith(dialog, "Which van").getByRole("link", { name: person.name })).toHaveAttribute(
    "href",
    /\/people\/\d+$/,
  );
  await comment(request, max, board, task, "The blue one", first.id);
  await expect(entryWith(dialog, "The blue one")).toHaveCount(2);
  await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Comments: 1");
  await expect(field(dialog)).toBeFocused();
  await page.keyboard.type("tence");
  await expect(field(dialog)).toHaveValue("Half a sentence");
  const own = await send("POST", `${tasks}/${task.id}/comments`, { comment: "Take the bus" });
  await expect(entryWith(dialog, "Take the bus")).toBeVisible();
  await send("DELETE", `${tasks}/comments/${own.comment.id}`);
  await expect(entryWith(dialog, "Take the bus")).toHaveCount(0);

  await send("DELETE", `${tasks}/${task.id}`);
  const left = page.getByRole("dialog", { name: "Task", exact: true });
  await expect(left.getByText("This task is no longer there")).toBeVisible();
  await expect(left.getByText("Half a sentence")).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
