import { expect } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aTask } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { comment, field, entryWith } from "@/e2e/support/comments";
import { expectFitsTouch } from "@/e2e/support/phone";
import { aBoardOf, cardOf, dialogOf, open, property, taskUrl } from "@/e2e/support/task";

const LIST =
  '<h2>What</h2><p>See <a href="https://example.com">this</a> and <code>that</code></p><ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>ask</p></div></li></ul><blockquote><p>said</p></blockquote><pre><code>x</code></pre>';

strictTest(
  "the dialog, editor and page of a task are accessible and keep the content security policy",
  async ({ page }) => {
    const { board, person } = await aBoardOf("Axel");
    const task = await aTask(board, "Rent a van", {
      description: LIST,
      priority: "urgent",
      due_at: "2026-01-02 10:00:00",
    });
    await open(page, person, `/boards/${board.id}`);
    await cardOf(page, "Rent a van").click();
    await expect(dialogOf(page, "Rent a van").getByRole("checkbox", { name: "ask" })).toBeVisible();

    for (const name of ["Stage", "Assignees", "Due date", "Labels"]) {
      await property(page, name).click();
      const panel = page.getByRole("dialog", { name: new RegExp(`^${name}:`) });
      await expect(panel).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Edit description" }).click();
    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    expect(await problemsInBothColours(page), "dialog with its editor").toEqual([]);

    await page.goto(taskUrl(board, task));
    await expect(page.getByRole("heading", { level: 1, name: "Rent a van" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "ask" })).toBeEnabled();
    expect(await problemsInBothColours(page), "page").toEqual([]);
  },
);

test("the dialog, the editor, the page and its comments can be used by touch", async ({ phone: page }) => {
  const { board, person } = await aBoardOf("Fanny");
  const task = await aTask(board, "A rather long title with one_word_that_does_not_fit_into_a_line_of_a_phone_at_all", {
    description: LIST,
    due_at: "2026-12-24 10:00:00",
  });
  await comment(person, board, task, "Look at www.example.com");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, task.title).click({ position: { x: 20, y: 10 } });
  await expect(dialogOf(page, task.title).getByRole("checkbox", { name: "ask" })).toBeEnabled();
  await expectFitsTouch(page);

  await property(page, "Due date").click();
  await expect(page.getByLabel("Reminder")).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeVisible();
  await expectFitsTouch(page);

  await page.goto(taskUrl(board, task));
  await expect(page.getByRole("checkbox", { name: "ask" })).toBeEnabled();
  await entryWith(page, "Look at").getByRole("button", { name: "Reply", exact: true }).tap();
  await field(page).fill("Yes");
  await expectFitsTouch(page);
});
