import { expect, type Locator, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aField, openFromMenu, titlesOfFields, valuesOf } from "@/e2e/support/board-parts";
import { aTask } from "@/e2e/support/boards";
import { middleOf, openBoard } from "@/e2e/support/dragging";
import { aBoardOf, open, property, taskUrl } from "@/e2e/support/task";

const titlesIn = (dialog: Locator) => dialog.getByRole("list", { name: "Custom fields" }).locator("li p:first-child");

test("fields are made, changed, sorted by mouse and keyboard, and deleted", async ({ page }) => {
  const { board, person } = await aBoardOf("Fred");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Custom fields");

  for (const [title, type, options] of [
    ["Budget", "Number"],
    ["Customer", "Text"],
    ["Size", "Select", "S\nM\n\nL"],
  ] as const) {
    await dialog.getByRole("button", { name: "Add field" }).click();
    await dialog.getByLabel("Name").fill(title);
    await dialog.getByLabel("Type").selectOption(type);
    if (options) await dialog.getByLabel("Options").fill(options);
    await dialog.getByRole("button", { name: "Add field" }).click();
    await expect(dialog.getByRole("form")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Add field" })).toBeFocused();
  }
  await expect(titlesIn(dialog)).toHaveText(["Budget", "Customer", "Size"]);
  await expect(dialog.getByRole("listitem").last()).toContainText("Select: S, M, L");

  await dialog.getByRole("button", { name: "Edit Customer" }).click();
  await dialog.getByLabel("Name").fill("Client");
  await page.keyboard.press("Enter");
  await expect(titlesIn(dialog)).toHaveText(["Budget", "Client", "Size"]);
  await expect(dialog.getByRole("button", { name: "Edit Client" })).toBeFocused();

  await dialog.getByRole("button", { name: "Move Size" }).press("ArrowUp");
  await expect(titlesIn(dialog)).toHaveText(["Budget", "Size", "Client"]);
  await expect(dialog.getByRole("status")).toHaveText("“Size” is now 2 of 3");
  await expect(dialog.getByRole("button", { name: "Move Size" })).toBeFocused();
  const [from, to] = [
    await middleOf(dialog.getByRole("button", { name: "Move Client" })),
    await middleOf(dialog.getByRole("button", { name: "Move Budget" })),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 10, { steps: 5 });
  await page.mouse.up();
  await expect(titlesIn(dialog)).toHaveText(["Client", "Budget", "Size"]);
  await expect.poll(() => titlesOfFields(board)).toEqual(["Client", "Budget", "Size"]);

  await dialog.getByRole("button", { name: "Delete Budget" }).click();
  await page.getByRole("dialog", { name: "Delete “Budget”?" }).getByRole("button", { name: "Delete field" }).click();
  await expect(titlesIn(dialog)).toHaveText(["Client", "Size"]);
  await expect(dialog.getByRole("button", { name: "Add field" })).toBeFocused();
});

async function aTaskWithFields(name: string) {
  const { board, person } = await aBoardOf(name);
  const fields = {
    customer: await aField(board, "Customer", "text"),
    budget: await aField(board, "Budget", "number"),
    size: await aField(board, "Size", "select", ["S", "M", "L"]),
    areas: await aField(board, "Areas", "multi-select", ["Kitchen", "Garden", "Hall"]),
    paid: await aField(board, "Paid", "checkbox"),
    shipping: await aField(board, "Shipping", "date"),
  };
  return { board, person, fields, task: await aTask(board, "Rent a van") };
}

async function fillAll(page: Page) {
  await property(page, "Customer").click();
  await page.getByRole("textbox", { name: "Customer" }).fill("Müller & sons");
  await page.keyboard.press("Enter");
  await expect(property(page, "Customer")).toBeFocused();
  await property(page, "Budget").click();
  await page.getByRole("textbox", { name: "Budget" }).fill("1250.5");
  await page.keyboard.press("Enter");
  await property(page, "Size").click();
  await page.getByRole("option", { name: "M", exact: true }).click();
  await property(page, "Areas").click();
  for (const area of ["Hall", "Kitchen"]) await page.getByRole("option", { name: area }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Paid" }).click();
  await expect(page.getByRole("checkbox", { name: "Paid" })).toBeChecked();
  await property(page, "Shipping").click();
  await page.getByRole("button", { name: /^Tomorrow/ }).click();
  await page.keyboard.press("Escape");
}

test("each type of field has a control, and its value is stored", async ({ page }) => {
  const { board, person, fields, task } = await aTaskWithFields("Tina");
  await open(page, person, taskUrl(board, task));

  await fillAll(page);
  await expect(property(page, "Budget")).toHaveText("1,250.5");
  await expect(property(page, "Customer")).toHaveText("Müller & sons");
  await expect(property(page, "Size")).toHaveText("M");
  await expect(property(page, "Areas")).toHaveAccessibleName("Areas: Kitchen, Hall");
  // The day may end meanwhile.
  await expect(property(page, "Shipping")).toHaveText(/^(Today|Tomorrow)$/);
  await expect(page.getByRole("checkbox", { name: "Paid" })).toBeChecked();
  await expect
    .poll(() => valuesOf(board, task))
    .toMatchObject({
      [fields.customer.id]: "Müller & sons",
      [fields.budget.id]: 1250.5,
      [fields.size.id]: "M",
      [fields.areas.id]: ["Kitchen", "Hall"],
      [fields.paid.id]: true,
    });
});
