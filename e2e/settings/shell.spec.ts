import { expect, test } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { administrator, aPerson, signIn } from "@/e2e/support/people";
import { expectFitsTouch, phonePage } from "@/e2e/support/phone";

test("a board is opened from any page by a few letters", async ({ page, request }) => {
  const consoleErrors = consoleErrorsOf(page);
  const board = await aBoard(request, { title: `Winter journey ${process.pid}` });
  await signIn(page, administrator, "/profile");
  await expect(page.getByRole("button", { name: "Create password" })).toBeEnabled();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Find a board" })).toBeVisible();
  await page.keyboard.type(`journey ${process.pid} that nobody makes`);
  await expect(page.getByText("No board has")).toBeVisible();
  await page.getByRole("combobox", { name: "Find a board" }).fill(`journey ${process.pid}`);
  await expect(page.getByRole("option", { name: board.title })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("dialog", { name: "Find a board" })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test("the navigation is at the bottom on a phone", async ({ browser, request }) => {
  const page = await phonePage(browser);
  await signIn(page, await aPerson(request, "Thea"), "/profile");
  const places = page.getByRole("navigation", { name: "Places" });

  await places.getByRole("button", { name: /^Account/ }).tap();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await places.getByRole("button", { name: "Search" }).tap();
  await expect(page.getByRole("combobox", { name: "Find a board" })).toBeFocused();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await places.getByRole("link", { name: "Boards" }).tap();

  await expect(page).toHaveURL("/");
  await page.context().close();
});
