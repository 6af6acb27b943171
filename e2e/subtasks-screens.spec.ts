import { expect, test } from "@playwright/test";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { fitsFingers, phonePage } from "./phone";
import { checkOf, openWith } from "./subtasks";

const LONG = "Ask_the_neighbours_whether_they_need_the_parking_space_before_the_hall_on_that_day and everybody else who could stand in the way";

test("groups, rows, what is being written and the menus break no rule of access", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  await openWith(page, request, "Ace", { Packing: ["Books", LONG], Later: [] });
  await checkOf(page, "Books").click();
  await page.getByRole("button", { name: "Add a subtask" }).first().click();
  expect(await problemsInBothColours(page), "rows").toEqual([]);
  await page.getByRole("button", { name: "Actions for Books" }).click();
  await expect(page.getByRole("menuitem", { name: "Clone" })).toBeVisible();
  expect(await problemsInBothColours(page), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a group" }).click();
  expect(await problemsInBothColours(page), "new group").toEqual([]);
  expect(complaints).toEqual([]);
});

test("all of it can be hit by a finger", async ({ browser, request }) => {
  const page = await phonePage(browser);
  await openWith(page, request, "Fay", { Packing: ["Books", LONG], Later: [] });
  await page.getByRole("button", { name: "Add a subtask" }).first().click();
  await fitsFingers(page);
  await page.getByRole("button", { name: "Actions for Books" }).click();
  await page.getByRole("menuitem", { name: "Assignees…" }).click();
  await expect(page.getByRole("textbox", { name: "People" }).or(page.getByRole("combobox", { name: "People" }))).toBeVisible();
  await fitsFingers(page);
  await page.context().close();
});
