import { expect, test } from "@playwright/test";
import { aTask, asAdministrator } from "@/e2e/support/boards";
import { aBoardOf, cardOf, open, taskUrl } from "@/e2e/support/task";

test("the tab's title follows the page through renaming, closing, leaving, going back and reloading", async ({
  page,
  request,
}) => {
  const { board, person } = await aBoardOf(request, "Tabea");
  const van = await aTask(request, board, "Rent a van");
  const send = await asAdministrator(request);
  await open(page, person, `/boards/${board.id}`);
  await expect(page).toHaveTitle("House move · Boards");

  await cardOf(page, "Rent a van").click();
  await expect(page).toHaveTitle("Rent a van · House move · Boards");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${van.id}`, { property: "title", value: "Rent a bus" });
  await expect(page).toHaveTitle("Rent a bus · House move · Boards");
  await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Moving house", description: "" });
  await expect(page).toHaveTitle("Rent a bus · Moving house · Boards");

  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveTitle("Moving house · Boards");
  await page.getByRole("link", { name: "Boards", exact: true }).first().click();
  await expect(page).toHaveURL(/\/boards$|\/$/);
  await expect(page).not.toHaveTitle(/Moving house/);
  await page.goBack();
  await expect(page).toHaveTitle("Moving house · Boards");
  await page.goBack();
  await expect(page).toHaveURL(taskUrl(board, van));
  await expect(page).toHaveTitle("Rent a bus · Moving house · Boards");
  await page.reload();
  await expect(page).toHaveTitle("Rent a bus · Moving house · Boards");
});
