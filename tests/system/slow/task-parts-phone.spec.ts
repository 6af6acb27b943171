import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { attachmentsIn, choose, uploadsIn } from "@/e2e/support/attachments";
import { aField } from "@/e2e/support/board-parts";
import { aText, aPicture } from "@/e2e/support/files";
import { send } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { aTaskWith } from "@/e2e/support/subtasks";
import { aBoardOf, open, property, taskUrl } from "@/e2e/support/task";

const LONG = "Donaudampfschifffahrtsgesellschaftskapitän_whether_they_need_the_parking_space_before_the_hall";

test("fields, subtasks and files on a task's page can be used by touch", async ({ phone: page }) => {
  const { board, person } = await aBoardOf("Fanny");
  const customer = await aField(board, "Customer", "text");
  await aField(board, LONG.slice(0, 43), "select", ["S", "M"]);
  await aField(board, "Paid", "checkbox");
  const task = await aTaskWith(board, { Packing: ["Books", LONG], Later: [] });
  await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/custom-fields`, {
    custom_field_id: customer.id,
    value: "WordWithoutEnd".repeat(30),
  });
  await open(page, person, taskUrl(board, task));

  await property(page, "Customer").tap();
  await expect(page.getByRole("textbox", { name: "Customer" })).toBeFocused();
  await page.getByRole("button", { name: "Add subtask" }).first().tap();
  await choose(page, page.getByRole("main"), [
    await aPicture(`${LONG}.png`),
    await aPicture("two.png"),
    aText("page.html"),
  ]);
  await expect(attachmentsIn(page)).toHaveCount(2);
  await expect(uploadsIn(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Add link" }).tap();
  await expectFitsTouch(page);

  await page.getByRole("button", { name: "Actions for Books" }).tap();
  await page.getByRole("menuitem", { name: "Assignees…" }).tap();
  await expect(page.getByRole("combobox", { name: "People" })).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^two.png/ }).tap();
  await expect(page.getByRole("img", { name: "two.png" })).toBeVisible();
  await expectFitsTouch(page);
});
