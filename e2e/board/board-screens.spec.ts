import { expect } from "@playwright/test";
import { strictTest } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { administrator } from "@/e2e/support/people";
import { cardOf, dialogOf, open, property, taskUrl } from "@/e2e/support/task";

const NAMES = [
  "قيد الانتظار",
  "A label with a rather long name",
  "Design",
  "Bug",
  "Research",
  "Garden",
  "House",
  "Office",
];

strictTest(
  "a board and its error pages are accessible, and they and the dialogs keep the content security policy",
  async ({ page }) => {
    const labels = NAMES.map((title) => ({ title, bg_color: "#4bce97" }));
    const board = await aBoard({
      title: "Everything at once",
      stages: ["To do", "Done"],
      labels,
      background: { id: "gradient_3" },
    });
    await aTask(board, "Rent a van", { priority: "urgent", due_at: "2026-01-02 10:00:00" });
    await open(page, administrator, `/boards/${board.id}`);
    expect(await problemsInBothColours(page), "board").toEqual([]);

    for (const [keys, name] of [
      ["?", "Keyboard shortcuts"],
      ["Control+k", "Commands"],
    ] as const) {
      await page.keyboard.press(keys);
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await cardOf(page, "Rent a van").click();
    await expect(dialogOf(page, "Rent a van")).toBeVisible();
    await expect(property(page, "Priority")).toBeVisible();

    for (const [path, heading] of [
      ["/boards/999999", "Board not found"],
      [taskUrl(board, { id: 999_999 }), "Task not found"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    }
    expect(await problemsInBothColours(page), "missing").toEqual([]);
  },
);
