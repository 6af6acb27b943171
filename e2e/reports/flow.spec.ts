import { expect } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { aPerson, send, signIn } from "@/e2e/support/people";
import { test } from "@/e2e/support/test";

test("the flow of a board has charts whose figures are a table one click away", async ({ page }) => {
  const person = await aPerson("Flora");
  const board = await aBoard({ title: `Flow of ${person.login}`, stages: ["To do", "Done"], members: [person] });
  await aTask(board, "Dig");
  const sow = await aTask(board, "Sow");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${sow.id}`, { property: "status", value: "closed" });
  const errors = consoleErrorsOf(page);
  await signIn(page, person, "/reports/flow");
  await expect(page.getByRole("button", { name: "Choose a board" })).toBeVisible();
  await page.getByRole("list", { name: "Recent boards" }).getByRole("link", { name: board.title }).click();

  await expect(page).toHaveURL(`/reports/flow?board=${board.id}`);
  await expect(page.getByRole("img", { name: "Cumulative flow" })).toBeVisible();
  await page.getByText("Show as table").first().click();
  const today = page.getByRole("table", { name: "Cumulative flow" }).getByRole("row").last();
  await expect(today.getByRole("cell")).toHaveText(["2"]);
  await expect(page.getByRole("table", { name: "Completed tasks" }).getByRole("link", { name: "Sow" })).toBeVisible();
  expect(errors).toEqual([]);
});
