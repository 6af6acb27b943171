import { expect, type Locator, type Page, test } from "@playwright/test";
import { aField, openFromMenu, titlesOfFields, valuesOf } from "./board-parts";
import { aBoard, asAdministrator, aTask, type MadeBoard } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { middleOf, openBoard } from "./dragging";
import { aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";
import { aBoardOf, dialogOf, open, property, taskUrl } from "./task";

const titlesIn = (dialog: Locator) => dialog.getByRole("list", { name: "Custom fields" }).locator("li p:first-child");
const properties = (page: Page) => page.getByRole("region", { name: "Properties" });

test("fields are made, changed, put in order by mouse and keys, and deleted", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Fred");
  const complaints = complaintsOf(page);
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Custom fields");

  for (const [title, type, options] of [["Budget", "Number"], ["Customer", "Text"], ["Size", "Select", "S\nM\n\nL"]] as const) {
    await dialog.getByRole("button", { name: "Add a field" }).click();
    await dialog.getByLabel("Name").fill(title);
    await dialog.getByLabel("Type").selectOption(type);
    if (options) await dialog.getByLabel("Options").fill(options);
    await dialog.getByRole("button", { name: "Add field" }).click();
    await expect(dialog.getByRole("button", { name: "Add a field" })).toBeFocused();
  }
  await expect(titlesIn(dialog)).toHaveText(["Budget", "Customer", "Size"]);
  await expect(dialog.getByRole("listitem").last()).toContainText("Select: S, M, L");

  await dialog.getByRole("button", { name: "Change Customer" }).click();
  await dialog.getByLabel("Name").fill("Client");
  await page.keyboard.press("Enter");
  await expect(titlesIn(dialog)).toHaveText(["Budget", "Client", "Size"]);
  await expect(dialog.getByRole("button", { name: "Change Client" })).toBeFocused();

  await dialog.getByRole("button", { name: "Move Size" }).press("ArrowUp");
  await expect(titlesIn(dialog)).toHaveText(["Budget", "Size", "Client"]);
  await expect(dialog.getByRole("status")).toHaveText("Size is now 2 of 3");
  await expect(dialog.getByRole("button", { name: "Move Size" })).toBeFocused();
  const [from, to] = [await middleOf(dialog.getByRole("button", { name: "Move Client" })), await middleOf(dialog.getByRole("button", { name: "Move Budget" }))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 10, { steps: 5 });
  await page.mouse.up();
  await expect(titlesIn(dialog)).toHaveText(["Client", "Budget", "Size"]);
  await expect.poll(() => titlesOfFields(request, board)).toEqual(["Client", "Budget", "Size"]);

  await dialog.getByRole("button", { name: "Delete Budget" }).click();
  await page.getByRole("dialog", { name: "Delete “Budget”?" }).getByRole("button", { name: "Delete" }).click();
  await expect(titlesIn(dialog)).toHaveText(["Client", "Size"]);
  await expect(dialog.getByRole("button", { name: "Add a field" })).toBeFocused();
  expect(complaints).toEqual([]);
});

test("what the server refuses is said at the field of the form, and Escape gives the form up, not the dialog", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Fred");
  await aField(request, board, "Budget", "text");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Custom fields");
  await dialog.getByRole("button", { name: "Add a field" }).click();

  await dialog.getByLabel("Name").fill("budget");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Custom Field with that title and type already exists")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByLabel("Name")).toHaveValue("budget");
  await dialog.getByLabel("Type").selectOption("Multi-select");
  await dialog.getByRole("button", { name: "Add field" }).click();
  await expect(dialog.getByText("The options field is required.")).toBeVisible();
  await dialog.getByLabel("Name").press("Escape");

  await expect(dialog.getByLabel("Name")).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test("a field that somebody deletes while it is being changed keeps what was typed, and can be added again", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Fred");
  const field = await aField(request, board, "Budget", "text");
  await aField(request, board, "Customer", "text");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Custom fields");
  await dialog.getByRole("button", { name: "Change Budget" }).click();
  await dialog.getByLabel("Name").fill("Budget of the year");
  const send = await asAdministrator(request);
  await send("DELETE", `/boards/v2/projects/${board.id}/custom-field/${field.id}`);

  await expect(dialog.getByText("Somebody deleted this field meanwhile.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Budget of the year");
  await dialog.getByRole("button", { name: "Add field" }).click();
  await expect(titlesIn(dialog)).toHaveText(["Customer", "Budget of the year"]);
});

test("a half written field is there again after its dialog was closed, and gone once it is given up", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Fred");
  await openBoard(page, person, board);
  const dialog = await openFromMenu(page, "Custom fields");
  await dialog.getByRole("button", { name: "Add a field" }).click();
  await dialog.getByLabel("Type").selectOption("Select");
  await dialog.getByLabel("Name").fill("Siz");
  await dialog.getByLabel("Options").fill("S\nM");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);

  await openFromMenu(page, "Custom fields");
  await expect(dialog.getByLabel("Name")).toHaveValue("Siz");
  await expect(dialog.getByLabel("Options")).toHaveValue("S\nM");
  await dialog.getByLabel("Name").press("Escape");
  await dialog.getByRole("button", { name: "Close" }).click();
  await openFromMenu(page, "Custom fields");
  await expect(dialog.getByRole("button", { name: "Add a field" })).toBeVisible();
});

async function aTaskWithFields(request: Parameters<typeof aBoard>[0], name: string) {
  const { board, person } = await aBoardOf(request, name);
  const fields = {
    customer: await aField(request, board, "Customer", "text"),
    budget: await aField(request, board, "Budget", "number"),
    size: await aField(request, board, "Size", "select", ["S", "M", "L"]),
    areas: await aField(request, board, "Areas", "multi-select", ["Kitchen", "Garden", "Hall"]),
    paid: await aField(request, board, "Paid", "checkbox"),
    shipping: await aField(request, board, "Shipping", "date"),
  };
  return { board, person, fields, task: await aTask(request, board, "Rent a van") };
}

/** Gives every field of the task a value, as a person does. */
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
  await page.getByRole("checkbox", { name: "Paid" }).check();
  await property(page, "Shipping").click();
  await page.getByRole("button", { name: /^Tomorrow/ }).click();
  await page.keyboard.press("Escape");
}

test("each type of field has a control, others see what is chosen, and what is cleared is gone", async ({ page, browser, request }) => {
  const { board, person, fields, task } = await aTaskWithFields(request, "Tina");
  const complaints = complaintsOf(page);
  await open(page, person, taskUrl(board, task));
  const other = await (await browser.newContext()).newPage();
  await open(other, person, taskUrl(board, task));

  await fillAll(page);
  await expect(property(page, "Budget")).toHaveText("1,250.5");
  for (const each of [page, other]) {
    await expect(property(each, "Customer")).toHaveText("Müller & sons");
    await expect(property(each, "Size")).toHaveText("M");
    await expect(property(each, "Areas")).toHaveAccessibleName("Areas: Kitchen, Hall");
    await expect(property(each, "Shipping")).toHaveText("Tomorrow");
    await expect(each.getByRole("checkbox", { name: "Paid" })).toBeChecked();
  }
  expect(await valuesOf(request, board, task)).toMatchObject({ [fields.customer.id]: "Müller & sons", [fields.budget.id]: 1250.5, [fields.size.id]: "M", [fields.areas.id]: ["Kitchen", "Hall"], [fields.paid.id]: true });

  await property(page, "Customer").click();
  await page.getByRole("textbox", { name: "Customer" }).fill("");
  await page.keyboard.press("Enter");
  for (const name of ["Size", "Areas", "Shipping"]) {
    await property(page, name).click();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.keyboard.press("Escape");
  }
  for (const name of ["Customer", "Size", "Areas", "Shipping"]) await expect(property(other, name)).toHaveText("None");
  await expect.poll(async () => Object.keys(await valuesOf(request, board, task)).sort()).toEqual([fields.budget.id, fields.paid.id].map(String).sort());
  expect(complaints).toEqual([]);
  await other.context().close();
});

test("what is no number stays in its field with the words of the server, and Escape gives it up", async ({ page, request }) => {
  const { board, person, task } = await aTaskWithFields(request, "Nina");
  await openBoard(page, person, board);
  await page.getByRole("link", { name: "Rent a van" }).click();
  const dialog = dialogOf(page, "Rent a van");
  await property(page, "Budget").click();
  await page.getByRole("textbox", { name: "Budget" }).fill("a lot");
  await page.keyboard.press("Enter");

  await expect(properties(page).getByRole("alert")).toHaveText("The value must be a number.");
  await expect(page.getByRole("textbox", { name: "Budget" })).toHaveValue("a lot");
  await page.getByRole("textbox", { name: "Budget" }).press("Escape");
  await expect(property(page, "Budget")).toHaveText("None");
  await expect(property(page, "Budget")).toBeFocused();
  await expect(dialog).toBeVisible();
  expect(await valuesOf(request, board, task)).toEqual({});
});

test("a viewer sees the values and no control, and a new field comes by itself", async ({ page, request }) => {
  const vera = await aPerson(request, "Vera");
  const board = await aBoard(request, { title: "Garden", viewers: [vera] });
  const field = await aField(request, board, "Customer", "text");
  const task = await aTask(request, board, "Water");
  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/custom-fields`, { custom_field_id: field.id, value: "Müller" });
  await open(page, vera, taskUrl(board, task));

  await expect(properties(page).getByText("Müller")).toBeVisible();
  await expect(properties(page).getByRole("button")).toHaveCount(0);
  await aField(request, board, "Paid", "checkbox");
  await expect(properties(page).getByText("Paid")).toBeVisible();
  await expect(properties(page).getByRole("checkbox")).toHaveCount(0);
});

async function asLong(request: Parameters<typeof aBoard>[0], board: MadeBoard, task: { id: number }) {
  const send = await asAdministrator(request);
  const field = await aField(request, board, "Donaudampfschifffahrtsgesellschaftskapitän", "text");
  await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/custom-fields`, { custom_field_id: field.id, value: "WordWithoutEnd".repeat(30) });
}

test("fields and their dialog break no rule of access in either colours", async ({ page, request }) => {
  const { board, person, task } = await aTaskWithFields(request, "Axel");
  await asLong(request, board, task);
  await open(page, person, taskUrl(board, task));
  await fillAll(page);
  expect(await problemsInBothColours(page), "task").toEqual([]);
  await property(page, "Budget").click();
  expect(await problemsInBothColours(page), "number").toEqual([]);

  await page.goto(`/boards/${board.id}`);
  const dialog = await openFromMenu(page, "Custom fields");
  await dialog.getByRole("button", { name: "Change Size" }).click();
  expect(await problemsInBothColours(page), "dialog").toEqual([]);
});

test("a finger can fill the fields, and put them in order", async ({ browser, request }) => {
  const page = await phonePage(browser);
  const { board, person, task } = await aTaskWithFields(request, "Fanny");
  await asLong(request, board, task);
  await open(page, person, taskUrl(board, task));
  await fillAll(page);
  await fitsFingers(page);
  await property(page, "Customer").click();
  await fitsFingers(page);

  await page.goto(`/boards/${board.id}`);
  const dialog = await openFromMenu(page, "Custom fields");
  await fitsFingers(page);
  await dialog.getByRole("button", { name: "Change Size" }).click();
  await fitsFingers(page);
  await page.context().close();
});
