import { expect } from "@playwright/test";
import { strictTest } from "@/e2e/support/test";
import { aTask } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
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
