import { expect, type Page } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { aPerson, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { stored } from "@/e2e/support/task";
import { strictTest } from "@/e2e/support/test";

/** A week in the past, so that no day of it is in the future. */
const WEEK = "/timesheet?week=2026-03-04";
const cell = (page: Page, task: string, day: string) =>
  page.getByRole("gridcell", { name: new RegExp(`^${task}, ${day}, `) });
const sum = (page: Page) => page.getByRole("gridcell", { name: /^Total of the week/ });

strictTest("a week is filled in by keys, kept by the server, and found by its link", async ({ page, phone }) => {
  const person = await aPerson("Tilda");
  const board = await aBoard({ title: `Garden of ${person.login}`, stages: ["To do"], members: [person] });
  const task = await aTask(board, "Dig the pond");
  await signIn(page, person, WEEK);
  await expect(page.getByText("No time logged this week")).toBeVisible();

  await page.getByRole("button", { name: "Add row" }).click();
  await page.keyboard.type("pond");
  await page.getByRole("option", { name: /Dig the pond/ }).click();
  await cell(page, "Dig the pond", "Monday.*").click();
  await page.keyboard.type("1:30");
  await page.keyboard.press("Tab");
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await expect(sum(page)).toHaveText("2:15");

  await expect.poll(async () => (await stored(board, task)).log_minutes).toBe(135);
  await page.reload();
  await expect(sum(page)).toHaveText("2:15");
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page.getByText("No time logged this week")).toBeVisible();
  await page.getByRole("button", { name: "Copy last week’s rows" }).click();
  await expect(page.getByRole("rowheader", { name: /Dig the pond/ })).toBeVisible();
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect(sum(page)).toHaveText("2:15");

  await page.getByRole("link", { name: "By people" }).click();
  await expect(page.getByRole("row", { name: /Tilda/ })).toContainText("2:15");

  await signIn(phone, person, WEEK);
  await expect(phone.getByRole("group", { name: "Days" })).toBeVisible();
  await expectFitsTouch(phone);
});
