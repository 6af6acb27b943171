import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aTask, idOf, type MadeBoard } from "@/e2e/support/boards";
import { send } from "@/e2e/support/people";
import {
  aBoardWith,
  card,
  column,
  dragStage,
  dragTo,
  linkOf,
  middleOf,
  openBoard,
  savedTitles,
  stageTitles,
  titlesIn,
} from "@/e2e/support/dragging";

const dropLines = (page: Page) => page.locator("[data-drop-line]");

strictTest("a dragged card or stage shows its drop position and stays there, and Escape cancels", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  const { board, member } = await aBoardWith({
    "To do": ["Fix login", "Pack books"],
    "In progress": ["Call movers", "Find boxes"],
  });
  await openBoard(page, member, board);
  await test.step("the ground scrolls the board sideways", async () => {
    await page.mouse.move(500, 600);
    await page.mouse.down();
    await page.mouse.move(300, 600);
    await page.mouse.up();
    await expect
      .poll(() => page.getByRole("list", { name: "Stages" }).evaluate((ground) => ground.scrollLeft))
      .toBe(200);
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  const target = await middleOf(card(page, "Find boxes"));
  await dragTo(page, "Fix login", { x: target.x, y: target.y - 8 });
  await expect(card(page, "Find boxes").locator("[data-drop-line=before]")).toBeVisible();
  await expect(dropLines(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Fix login", "Find boxes"]);
  await expect(dropLines(page)).toHaveCount(0);
  await expect.poll(() => savedTitles(board, "In progress")).toEqual(["Call movers", "Fix login", "Find boxes"]);

  await dragTo(page, "Fix login", await middleOf(card(page, "Pack books")));
  await expect(dropLines(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(dropLines(page)).toHaveCount(0);
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Fix login", "Find boxes"]);

  await test.step("the empty room of a column is its end", async () => {
    await dragTo(page, "Pack books", await middleOf(column(page, "Done")));
    await expect(column(page, "Done").locator("[data-drop-line]")).toBeVisible();
    await page.mouse.up();
    await expect(titlesIn(page, "Done")).toHaveText(["Pack books"]);
    await dragTo(
      page,
      "Call movers",
      await middleOf(column(page, "Done").getByRole("button", { name: "Add task", exact: true })),
    );
    await page.mouse.up();
    await expect(titlesIn(page, "Done")).toHaveText(["Pack books", "Call movers"]);
  });

  await test.step("a stage is dragged by its header", async () => {
    await dragStage(page, "Done", "To do");
    await expect(column(page, "To do").locator("> [data-drop-line=before]")).toBeVisible();
    await page.mouse.up();
    await expect(stageTitles(page)).toHaveText(["Done", "To do", "In progress"]);
    await expect.poll(() => savedStages(board)).toEqual(["Done", "To do", "In progress"]);
  });

  await page.reload();
  await expect(stageTitles(page)).toHaveText(["Done", "To do", "In progress"]);
  await expect(titlesIn(page, "Done")).toHaveText(["Pack books", "Call movers"]);
  await expect(titlesIn(page, "In progress")).toHaveText(["Fix login", "Find boxes"]);
});

test("changes of others wait for the drop, unless the dragged card is deleted or may no longer be moved", async ({
  page,
  other,
}) => {
  const { board, member } = await aBoardWith({
    "To do": ["Fix login", "Pack books"],
    "In progress": ["Call movers", "Find boxes"],
  });
  const { id } = await aTask(board, "Buy tape");
  await openBoard(page, member, board);
  await openBoard(other, member, board);
  const target = await middleOf(card(page, "Find boxes"));

  await dragTo(page, "Fix login", { x: target.x, y: target.y - 8 });
  await aTask(board, "Water plants", { stage: "In progress", position: 1 });
  await expect(titlesIn(other, "In progress")).toHaveCount(3);
  await page.mouse.move(target.x, target.y - 6);
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Find boxes"]);
  await page.mouse.up();
  await expect(titlesIn(page, "In progress")).toHaveText(["Water plants", "Call movers", "Fix login", "Find boxes"]);
  await expect
    .poll(() => savedTitles(board, "In progress"))
    .toEqual(["Water plants", "Call movers", "Fix login", "Find boxes"]);

  await dragTo(page, "Buy tape", await middleOf(card(page, "Call movers")));
  await send("DELETE", `/boards/v2/projects/${board.id}/tasks/${id}`);
  await expect(card(page, "Buy tape")).toHaveCount(0);
  await page.mouse.up();
  await expect(dropLines(page)).toHaveCount(0);
  await expect(titlesIn(page, "In progress")).toHaveText(["Water plants", "Call movers", "Fix login", "Find boxes"]);

  const moves: string[] = [];
  page.on("request", (sent) => sent.url().endsWith("/move-task") && moves.push(sent.url()));
  await dragTo(page, "Pack books", await middleOf(column(page, "Done")));
  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(member)}/make-viewer`);
  await expect(page.getByText("Task “Pack books” can’t be moved anymore.").first()).toBeVisible();
  await page.mouse.up();
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books"]);

  await expect(linkOf(page, "Pack books")).not.toHaveAccessibleDescription(/Space/);
  await dragTo(page, "Pack books", await middleOf(card(page, "Call movers")));
  await expect(dropLines(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books"]);
  expect(moves).toEqual([]);
});

async function savedStages({ id }: MadeBoard): Promise<string[]> {
  const { board } = await send("GET", `/boards/v2/projects/${id}`);
  return board.stages.map(({ title }: { title: string }) => title);
}
