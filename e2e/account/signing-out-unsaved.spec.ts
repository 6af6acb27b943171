import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

test("signing out warns about unsaved text while it can still be cancelled", async ({ page }) => {
  const mona = await aPerson("Mona");
  const board = await aBoard({ title: "Garden", description: "<p>Old</p>", managers: [mona] });
  await openBoard(page, mona, board);
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "About this board" }).click();
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(
    page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]")),
  ).toBeFocused();
  await page.keyboard.type(" and new");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const types: string[] = [];
  const answers = ["stay", "leave"];
  page.on("dialog", (question) => {
    types.push(question.type());
    return answers.shift() === "leave" ? question.accept() : question.dismiss();
  });
  const signOut = async () => {
    await page.getByRole("button", { name: `Account: ${mona.name}` }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  };

  await signOut();
  await expect.poll(() => types).toEqual(["confirm"]);
  await page.getByRole("button", { name: "Star this board" }).click();
  await expect(page.getByRole("button", { name: "Star this board" })).toHaveAttribute("aria-pressed", "true");
  await signOut();
  await expect(page).toHaveURL(/\/login/);
  expect(types).toEqual(["confirm", "confirm"]);
});
