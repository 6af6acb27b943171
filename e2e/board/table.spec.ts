import { expect, type Page } from "@playwright/test";
import { aField, valuesOf } from "@/e2e/support/board-parts";
import { aBoard, aTask, type MadeBoard } from "@/e2e/support/boards";
import { middleOf } from "@/e2e/support/dragging";
import { aPerson, openSession } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { cellOf, headerOf, openTable, rowOf, titles, untilComplete } from "@/e2e/support/table";
import { dialogOf, open, stored } from "@/e2e/support/task";
import { strictTest, test } from "@/e2e/support/test";

async function aBoardWithTasks(name: string) {
  const person = await aPerson(name);
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [person] });
  const tasks = {
    dig: await aTask(board, "Dig", { priority: "low" }),
    sow: await aTask(board, "Sow", { priority: "urgent" }),
    water: await aTask(board, "Water", { priority: "low", stage: "Done" }),
  };
  return { board, person, ...tasks };
}

strictTest("the table is sorted and arranged in the same way after a reload", async ({ page }) => {
  const { board, person } = await aBoardWithTasks("Tara");
  await openTable(page, person, board);

  await headerOf(page, "Priority").getByRole("button").first().click();
  await expect(titles(page).first()).toHaveText("Sow");
  await dragEdge(page, "Stage", 60);
  await saved(page, board);

  await page.reload();
  await untilComplete(page);
  await expect(titles(page).first()).toHaveText("Sow");
  await expect.poll(async () => (await headerOf(page, "Stage").boundingBox())?.width).toBe(204);
});

strictTest("keys edit cells, and copy and paste them", async ({ page, context }) => {
  const { board, person, dig, sow, water } = await aBoardWithTasks("Kaja");
  const note = await aField(board, "Note", "text");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTable(page, person, board);
  await cellOf(page, "Dig", "title").click();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Dig deep");
  await page.keyboard.press("Enter");
  await expect(cellOf(page, "Sow", "title")).toBeFocused();

  await page.keyboard.press("End");
  await expect(cellOf(page, "Sow", `field-${note.id}`)).toBeFocused();
  await page.keyboard.type("Peas");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Lost");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await expect(cellOf(page, "Sow", `field-${note.id}`)).toHaveText("Peas");
  await expect(cellOf(page, "Sow", `field-${note.id}`)).toBeFocused();

  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+v");
  await expect(cellOf(page, "Water", "stage")).toHaveText("To do");

  await expect.poll(async () => (await stored(board, water)).priority).toBe("urgent");
  expect((await stored(board, water)).stage_id).toBe(board.stages[0]?.id);
  expect((await stored(board, dig)).title).toBe("Dig deep");
  expect(await valuesOf(board, sow)).toEqual({ [note.id]: "Peas" });
  expect(await valuesOf(board, water)).toEqual({});
});

test("on a phone, a tap selects a cell, the next one edits it, and titles open their tasks", async ({ phone }) => {
  const { board, person, dig } = await aBoardWithTasks("Pia");
  await openTable(phone, person, board);
  await expectFitsTouch(phone);

  await cellOf(phone, "Dig", "stage").tap();
  await expect(cellOf(phone, "Dig", "stage")).toBeFocused();
  await cellOf(phone, "Dig", "stage").tap();
  await phone.getByRole("option", { name: "Done" }).tap();
  await expect(cellOf(phone, "Dig", "stage")).toHaveText("Done");
  await expect.poll(async () => (await stored(board, dig)).stage_id).toBe(board.stages[1]?.id);
  await phone.getByRole("checkbox", { name: "Select “Sow”" }).tap();
  await expect(phone.getByText("1 task selected")).toBeVisible();
  await expectFitsTouch(phone);

  await rowOf(phone, "Sow").getByRole("link", { name: "Open “Sow”" }).tap();
  await expect(dialogOf(phone, "Sow")).toBeVisible();
});

strictTest("a link to a sorted and filtered table has its rows from the first byte", async ({ page }) => {
  const { board, person } = await aBoardWithTasks("Lena");
  await openSession(page.request, person);
  const address = `/boards/${board.id}?view=table&priority=low&sort=-title`;

  const html = await (await page.request.get(address, { headers: { accept: "text/html" } })).text();
  expect(html).toContain('role="grid"');
  expect(html).not.toContain("<article");
  expect([...html.matchAll(/title="(Dig|Sow|Water)"/g)].map(([, title]) => title)).toEqual(["Water", "Dig"]);

  await open(page, person, address);
  await untilComplete(page);
  await expect(titles(page)).toHaveText(["Water", "Dig"]);
});

async function dragEdge(page: Page, column: string, by: number) {
  const { x, y } = await middleOf(headerOf(page, column).locator("[data-resizer]"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

/** The layout is sent half a second after the last change. */
const saved = (page: Page, { id }: MadeBoard) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === "PUT" && new URL(response.url()).pathname.endsWith(`/boards/${id}/view`),
  );
