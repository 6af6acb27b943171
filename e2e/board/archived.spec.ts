import { expect, type Locator, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, aTask } from "@/e2e/support/boards";
import { openBoard, stageTitles, titlesIn } from "@/e2e/support/dragging";
import { aPerson, send } from "@/e2e/support/people";

const tasksIn = (dialog: Locator) => dialog.getByRole("list", { name: "Archived tasks" }).getByRole("link");
const confirm = (page: Page, question: string) =>
  page.getByRole("dialog", { name: question }).getByRole("button", { name: "Delete" }).click();

test("archived tasks and stages are searched, restored and deleted, and others see what comes back", async ({
  page,
  other,
}) => {
  const mira = await aPerson("Mira");
  const board = await aBoard({ title: "House move", stages: ["To do", "Later", "Done"], members: [mira] });
  const stageId = (stage: string) => board.stages.find(({ title }) => title === stage)?.id;
  await aTask(board, "Paint the cellar", { stage: "Later" });
  await send("PUT", `/boards/v2/projects/${board.id}/archive-stage/${stageId("Later")}`);
  for (const title of ["Buy tape", "Pack plates", "Pack books", "Sell the sofa"]) {
    const { id } = await aTask(board, title);
    await send("PUT", `/boards/v2/projects/${board.id}/tasks/${id}`, {
      property: "archived_at",
      value: new Date().toISOString(),
    });
  }
  await openBoard(page, mira, board);
  await openBoard(other, mira, board);
  const dialog = await openFromMenu(page, "Archived items");
  await expect(tasksIn(dialog)).toHaveText([
    "Sell the sofa",
    "Pack books",
    "Pack plates",
    "Buy tape",
    "Paint the cellar",
  ]);

  await dialog.getByRole("button", { name: "Restore Sell the sofa" }).click();
  await expect(dialog.getByRole("link", { name: "Pack books" })).toBeFocused();
  await expect(tasksIn(dialog)).toHaveCount(4);
  await expect(titlesIn(other, "To do")).toHaveText(["Sell the sofa"]);
  await dialog.getByRole("searchbox").fill("pack");
  await expect(tasksIn(dialog)).toHaveText(["Pack books", "Pack plates"]);
  await dialog.getByRole("checkbox", { name: "Select all" }).click();
  await dialog.getByRole("button", { name: "Restore 2" }).click();
  await expect(dialog.getByText("No matching tasks")).toBeVisible();
  await expect(titlesIn(other, "To do")).toHaveCount(3);
  await dialog.getByRole("searchbox").fill("");
  await dialog.getByRole("checkbox", { name: "Select Buy tape" }).click();
  await dialog.getByRole("button", { name: "Delete 1" }).click();
  await confirm(page, "Delete this task?");
  await expect(tasksIn(dialog)).toHaveText(["Paint the cellar"]);
  await expect(dialog.getByRole("link", { name: "Paint the cellar" })).toBeFocused();

  await dialog.getByRole("tab", { name: "Tasks" }).press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Stages" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Restore Later" }).click();
  await expect(dialog.getByText("No archived stages")).toBeVisible();
  await expect(stageTitles(other)).toHaveText(["To do", "Done", "Later"]);
  await expect(titlesIn(other, "Later")).toHaveText(["Paint the cellar"]);
  await send("PUT", `/boards/v2/projects/${board.id}/archive-stage/${stageId("To do")}`);
  await dialog.getByRole("button", { name: "Delete To do" }).click();
  await confirm(page, "Delete “To do”?");
  await expect(dialog.getByText("No archived stages")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stageTitles(page)).toHaveText(["Done", "Later"]);
  await expect(titlesIn(page, "Later")).toHaveText(["Paint the cellar"]);
});
