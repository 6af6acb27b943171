import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aField, openFromMenu } from "@/e2e/support/board-parts";
import { aBoard } from "@/e2e/support/boards";
import { card, column, openBoard } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

test("tasks, and the fields and labels of a board, can be created and changed by touch", async ({ phone: page }) => {
  const cleo = await aPerson("Cleo");
  const board = await aBoard({
    title: "Garden",
    stages: ["To do", "Done"],
    labels: [{ title: "In review", bg_color: "#388BFF" }],
    members: [cleo],
  });
  await aField(board, "Size", "select", ["S", "M"]);
  await openBoard(page, cleo, board);
  const field = page.getByLabel("Title of the new task");

  await column(page, "To do").getByRole("button", { name: "Add task", exact: true }).tap();
  await expect(field).toBeFocused();
  await page.keyboard.type("Water @Cleo Example #in review tomorrow");
  await expect(page.getByRole("list", { name: "Details from the title" }).getByRole("listitem")).toHaveCount(3);
  await expectFitsTouch(page);
  await page.getByRole("group", { name: "New task in To do" }).getByRole("button", { name: "Create" }).tap();
  await expect(card(page, "Water")).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(field).toHaveCount(0);

  const fields = await openFromMenu(page, "Custom fields");
  await expectFitsTouch(page);
  await fields.getByRole("button", { name: "Edit Size" }).tap();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await fields.getByRole("button", { name: "Close" }).tap();
  await expect(fields).toHaveCount(0);
  const labels = await openFromMenu(page, "Labels");
  await expectFitsTouch(page);
  await labels.getByRole("button", { name: "Add label" }).tap();
  await expectFitsTouch(page);
});
