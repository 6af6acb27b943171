import { expect } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, aTask } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { card, column } from "@/e2e/support/dragging";
import { administrator, aPerson } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
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

test("a full board with long names, its menus and dialogs, and a task can be used by touch", async ({
  phone: page,
}) => {
  const finja = await aPerson("Finja");
  const board = await aBoard({
    title: "A name that no header of any phone can show whole",
    stages: ["Waiting for an answer of the other department, which takes long", "قيد الانتظار"],
    managers: [finja],
  });
  const archived = await aTask(
    board,
    "A rather long title with one_word_that_does_not_fit_into_a_line_of_a_phone_at_all",
  );
  for (let count = 1; count <= 8; count += 1) await aTask(board, `Bed ${count}`);
  await open(page, finja, `/boards/${board.id}`);
  await expect(card(page, "Bed 1")).toBeVisible();
  await expectFitsTouch(page);

  await page.getByRole("button", { name: "Actions for this board" }).tap();
  await expect(page.getByRole("menuitem", { name: "Star" })).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: `Actions for ${archived.title}` }).tap();
  await page.getByRole("menuitem", { name: "Archive" }).tap();
  await expect(cardOf(page, archived.title)).toHaveCount(0);

  const archive = await openFromMenu(page, "Archived items");
  await archive.getByRole("checkbox", { name: `Select ${archived.title}` }).click();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await expect(archive).toHaveCount(0);
  for (const [item, name] of [
    ["About this board", "About this board"],
    ["Change background", "Background"],
  ] as const) {
    await page.getByRole("button", { name: "Actions for this board" }).tap();
    await page.getByRole("menuitem", { name: item }).tap();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectFitsTouch(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  await cardOf(page, "Bed 1").tap({ position: { x: 20, y: 10 } });
  await expect(property(page, "Priority")).toBeVisible();
  await expectFitsTouch(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await column(page, board.stages[0]?.title ?? "")
    .getByRole("button", { name: "Add task", exact: true })
    .tap();
  await page.keyboard.type("Dig #");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await expectFitsTouch(page);
});
