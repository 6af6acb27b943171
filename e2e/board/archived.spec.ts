import { expect, type Locator, type Page, test } from "@playwright/test";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, asAdministrator, aTask } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { openBoard, stageTitles, titlesIn } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

const tasksIn = (dialog: Locator) => dialog.getByRole("list", { name: "Archived tasks" }).getByRole("link");
const confirm = (page: Page, question: string) =>
  page.getByRole("dialog", { name: question }).getByRole("button", { name: "Delete" }).click();

test("archived tasks and stages are searched, restored and deleted, and others see what comes back", async ({
  page,
  browser,
  request,
}) => {
  const mira = await aPerson(request, "Mira");
  const board = await aBoard(request, { title: "House move", stages: ["To do", "Later", "Done"], members: [mira] });
  const send = await asAdministrator(request);
  const stageId = (stage: string) => board.stages.find(({ title }) => title === stage)?.id;
  await aTask(request, board, "Paint the cellar", { stage: "Later" });
  await send("PUT", `/boards/v2/projects/${board.id}/archive-stage/${stageId("Later")}`);
  for (const title of ["Buy tape", "Pack plates", "Pack books", "Sell the sofa"]) {
    const { id } = await aTask(request, board, title);
    await send("PUT", `/boards/v2/projects/${board.id}/tasks/${id}`, {
      property: "archived_at",
      value: new Date().toISOString(),
    });
  }
  const consoleErrors = consoleErrorsOf(page);
  await openBoard(page, mira, board);
  const other = await (await browser.newContext()).newPage();
  await openBoard(other, mira, board);
  const dialog = await openFromMenu(page, "Archived items");
  await expect(tasksIn(dialog)).toHaveText([
    "Sell the sofa",
    "Pack books",
    "Pack plates",
    "Buy tape",
    "Paint the cellar",
  ]);

  await dialog.getByRole("button", { name: "Restore Sell the sofa" }).press("Enter");
  await expect(tasksIn(dialog)).toHaveCount(4);
  await expect(titlesIn(other, "To do")).toHaveText(["Sell the sofa"]);
  await dialog.getByRole("searchbox").fill("pack");
  await expect(tasksIn(dialog)).toHaveText(["Pack books", "Pack plates"]);
  await dialog.getByRole("checkbox", { name: "Choose all" }).click();
  await dialog.getByRole("button", { name: "Restore 2" }).click();
  await expect(dialog.getByText("No archived task is called so.")).toBeVisible();
  await expect(titlesIn(other, "To do")).toHaveCount(3);
  await dialog.getByRole("searchbox").fill("");
  await dialog.getByRole("checkbox", { name: "Choose Buy tape" }).click();
  await dialog.getByRole("button", { name: "Delete 1" }).click();
  await confirm(page, "Delete this task?");
  await expect(tasksIn(dialog)).toHaveText(["Paint the cellar"]);

  await dialog.getByRole("tab", { name: "Tasks" }).press("ArrowRight");
  await dialog.getByRole("tab", { name: "Stages" }).press("Enter");
  await dialog.getByRole("button", { name: "Restore Later" }).click();
  await expect(dialog.getByText("No stage is archived")).toBeVisible();
  await expect(stageTitles(other)).toHaveText(["To do", "Done", "Later"]);
  await expect(titlesIn(other, "Later")).toHaveText(["Paint the cellar"]);
  await send("PUT", `/boards/v2/projects/${board.id}/archive-stage/${stageId("To do")}`);
  await dialog.getByRole("button", { name: "Delete To do" }).click();
  await confirm(page, "Delete “To do”?");
  await expect(dialog.getByText("No stage is archived")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stageTitles(page)).toHaveText(["Done", "Later"]);
  await expect(titlesIn(page, "Later")).toHaveText(["Paint the cellar"]);
  expect(consoleErrors).toEqual([]);
  await other.context().close();
});
