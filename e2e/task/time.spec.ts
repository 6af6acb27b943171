import { expect } from "@playwright/test";
import { aTask } from "@/e2e/support/boards";
import { aBoardOf, cardOf, dialogOf, open, stored, taskUrl } from "@/e2e/support/task";
import { strictTest as test } from "@/e2e/support/test";

test("time is logged, seen by another person, on the card and in the table, changed and deleted", async ({
  page,
  other,
}) => {
  const { board, person } = await aBoardOf("Ida");
  const task = await aTask(board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await open(other, person, taskUrl(board, task));
  await cardOf(page, "Rent a van").click();
  const section = dialogOf(page, "Rent a van").getByRole("region", { name: "Time", exact: true });
  const logs = section.getByRole("list", { name: "Logged time" }).getByRole("listitem");
  const otherSection = other.getByRole("region", { name: "Time", exact: true });

  await section.getByRole("button", { name: "Estimate: None" }).click();
  await page.keyboard.type("4h");
  await page.keyboard.press("Enter");
  await expect(section.getByRole("button", { name: "Estimate: 4h" })).toBeFocused();
  await section.getByRole("button", { name: "Log time" }).click();
  await section.getByRole("textbox", { name: "Time", exact: true }).fill("1h 30m");
  await section.getByRole("textbox", { name: "Note" }).fill("Compared prices & dates");
  await page.keyboard.press("Control+Enter");

  await expect(section.getByRole("button", { name: "Actions for 1h 30m by Ida Example" })).toBeVisible();
  await expect(otherSection).toContainText("1h 30m of 4h");
  await expect(otherSection.getByRole("listitem")).toContainText("Compared prices & dates");
  expect(await stored(board, task)).toMatchObject({ log_minutes: 90, meta: { _estimated_minutes: "240" } });

  await section.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await section.getByRole("textbox", { name: "Time", exact: true }).fill("5:00");
  await page.keyboard.press("Control+Enter");
  await expect(section).toContainText("1h over the estimate");
  await expect(otherSection).toContainText("1h over the estimate");
  await page.keyboard.press("Escape");
  await expect(section).toHaveCount(0);

  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Time and estimate" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: "Rent a van" })).toContainText("5h / 4h");

  await page.keyboard.press("3");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Time spent" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid").locator(`[data-task="${task.id}"] [data-column="spent"]`)).toHaveText("5h");

  await otherSection.getByRole("button", { name: /^Actions for/ }).click();
  await other.getByRole("menuitem", { name: "Delete" }).click();
  await other.getByRole("button", { name: "Delete entry" }).click();
  await expect(logs).toHaveCount(0);
  await expect(page.getByRole("grid").locator(`[data-task="${task.id}"] [data-column="spent"]`)).toHaveText("");
  expect(await stored(board, task)).not.toHaveProperty("log_minutes");
});
