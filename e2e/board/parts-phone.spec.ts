import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { attachmentsIn, choose, uploadsIn } from "@/e2e/support/attachments";
import { aField, openFromMenu } from "@/e2e/support/board-parts";
import { aBoard } from "@/e2e/support/boards";
import { card, column, openBoard } from "@/e2e/support/dragging";
import { aText, aPicture } from "@/e2e/support/files";
import { aPerson, send } from "@/e2e/support/people";
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
