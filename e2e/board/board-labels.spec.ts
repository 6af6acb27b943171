import { expect, type Locator } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, aTask } from "@/e2e/support/boards";
import { card, openBoard } from "@/e2e/support/dragging";
import { aPerson, send } from "@/e2e/support/people";

const rowsIn = (dialog: Locator) => dialog.getByRole("list", { name: "Board labels" }).getByRole("listitem");

test("labels are added, renamed, recoloured and deleted, and the cards of others show it", async ({ page, other }) => {
  const person = await aPerson("Lena");
  const board = await aBoard({
    title: "Garden",
    labels: [
      { title: "Bug", bg_color: "#4bce97" },
      { title: "", bg_color: "#f87168" },
    ],
    members: [person],
  });
  const { labels } = await send("GET", `/boards/v2/projects/${board.id}/labels`);
  await aTask(board, "Water", { labels: [labels[0].id] });
  await openBoard(page, person, board);
  await openBoard(other, person, board);
  await expect(card(other, "Water")).toContainText("Bug");
  const dialog = await openFromMenu(page, "Labels");

  await dialog.getByRole("button", { name: "Add label" }).click();
  await dialog.getByLabel("Name").fill("Waiting");
  await dialog.getByTitle("Bold sky").click();
  await page.keyboard.press("Enter");
  await expect(rowsIn(dialog)).toHaveCount(3);
  await expect(dialog.getByRole("button", { name: "Add label" })).toBeFocused();

  await dialog.getByRole("button", { name: "Edit Bug" }).click();
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await dialog.getByLabel("Name").fill("Broken");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Edit Broken" })).toBeFocused();
  await expect(card(other, "Water")).toContainText("Broken");

  await dialog.getByRole("button", { name: "Delete Broken" }).click();
  await page.getByRole("dialog", { name: "Delete “Broken”?" }).getByRole("button", { name: "Delete label" }).click();
  await expect(rowsIn(dialog)).toHaveCount(2);
  await expect(card(other, "Water")).not.toContainText("Broken");
  await expect(dialog.getByRole("button", { name: "Edit Red label" })).toBeVisible();
});
