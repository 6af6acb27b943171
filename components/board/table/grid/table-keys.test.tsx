import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { item } from "@/components/testing/on-board";
import {
  cellOf,
  expectFocusOn,
  expectTitles,
  focusedCell,
  grid,
  headerOf,
  select,
  showTable,
} from "@/components/testing/on-table";
import { aField } from "@/components/testing/records";
import { button, checkbox, dialogOf, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";

const TASKS = { "To do": ["Dig", "Sow", "Water"], Done: ["Rest"] };
const many = (count: number) => ({ "To do": Array.from({ length: count }, (_, at) => `Task ${at + 1}`) });

test("the table is a grid with one tab stop that says how many rows and columns it has", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));

  await expect.element(grid()).toHaveAttribute("aria-rowcount", "6");
  await expect.element(grid()).toHaveAttribute("aria-colcount", "11");
  expect(grid().element().querySelectorAll("[data-column][tabindex='0']")).toHaveLength(1);
  expect(grid().element().querySelectorAll("[data-column] [tabindex='0']")).toHaveLength(0);
  await expectAccessible();
});

test("keys lead from the first stage to other cells", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  const places = [
    ["{ArrowDown}", "Sow / stage"],
    ["{ArrowRight}", "Dig / priority"],
    ["{ArrowLeft}", "Dig / title"],
    ["{ArrowUp}", "header / stage"],
    ["{End}", "Dig / updated"],
    ["{Home}", "Dig / select"],
    ["{PageDown}", "Rest / stage"],
    ["{Control>}{End}{/Control}", "Rest / updated"],
    ["{Control>}{ArrowDown}{/Control}", "Rest / stage"],
    ["{Control>}{End}{/Control}{ArrowDown}", "footer / updated"],
  ] as const;

  for (const [keys, place] of places) {
    await select("Dig", "stage");
    await press(keys);
    await expect.poll(focusedCell, { message: keys }).toBe(place);
  }
});

test("arrow keys lead to rows that were not drawn, and the focus is never behind the header or frozen columns", async () => {
  await showTable(aBoardOnServer({ tasks: many(500) }));
  await select("Task 1");

  await press("{Control>}{End}{/Control}");
  await expectFocusOn("Task 500", "updated");
  await expect.element(page.elementLocator(cellOf("Task 500", "updated"))).toBeInViewport({ ratio: 0.99 });
  await press("{Control>}{Home}{/Control}{ArrowRight}");

  await expectFocusOn("Task 1", "title");
  await press("{ArrowRight}");
  await expectFocusOn("Task 1", "stage");
  const [stage, title] = [cellOf("Task 1", "stage"), cellOf("Task 1", "title")].map((cell) =>
    cell.getBoundingClientRect(),
  );
  expect(Math.round(stage?.left ?? 0)).toBeGreaterThanOrEqual(Math.round(title?.right ?? 1));
});

test("only the rows in view are drawn", async () => {
  await showTable(aBoardOnServer({ tasks: many(2000) }));

  expect(grid().getByRole("rowheader").elements().length).toBeLessThan(60);
  await expectVisible(page.getByText("2,000 tasks"));
});

const selected = () =>
  [...grid().element().querySelectorAll("[data-column][aria-selected=true]")].map((cell) => cell.textContent);

test("Shift with arrow keys selects a range, Ctrl with A everything, and Escape only one cell", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await select("Dig", "stage");

  await press("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
  await expect.poll(selected).toEqual(["To do", "Low", "To do", "Low"]);
  await press("{Control>}a{/Control}");
  await expect.poll(() => selected().length).toBe(4 * 11);
  await press("{Escape}");

  await expect.poll(selected).toEqual([]);
});

test("the selected cell is outlined after a click, too", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));

  await page.elementLocator(cellOf("Sow", "priority")).click();
  await expectFocusOn("Sow", "priority");
  expect(getComputedStyle(cellOf("Sow", "priority")).outlineStyle).toBe("solid");
  await press("{ArrowDown}");

  await expectFocusOn("Water", "priority");
  expect(getComputedStyle(cellOf("Water", "priority")).outlineStyle).toBe("solid");
});

test("cells are selected by dragging, and the table scrolls while the pointer is below it", async () => {
  await showTable(aBoardOnServer({ tasks: many(200) }));
  const fire = (target: EventTarget, type: string, at: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: "mouse", buttons: 1, clientX: at.x, clientY: at.y }),
    );
  await select("Task 2", "priority");
  const { x, y, width } = cellOf("Task 2", "priority").getBoundingClientRect();

  fire(cellOf("Task 2", "priority"), "pointerdown", { x: x + 5, y: y + 5 });
  fire(cellOf("Task 3", "labels"), "pointerover", { x: x + width + 5, y: y + 41 });
  await expect.poll(selected).toHaveLength(4);
  fire(document, "pointermove", { x: x + width + 5, y: innerHeight + 300 });

  await expect.poll(() => Number(/^Task (\d+)/.exec(focusedCell())?.[1])).toBeGreaterThan(30);
  fire(document, "pointerup", { x: x + width + 5, y: innerHeight + 300 });
  const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await twoFrames();
  const scrolled = grid().element().parentElement?.scrollTop;
  fire(document, "pointermove", { x: x + width + 5, y: innerHeight + 400 });
  await twoFrames();
  expect(grid().element().parentElement?.scrollTop).toBe(scrolled);
});

test("Shift and a click select the cells from the last one", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await page.elementLocator(cellOf("Sow", "priority")).click();
  await page.elementLocator(cellOf("Dig", "stage")).click({ modifiers: ["Shift"] });

  await expect.poll(selected).toEqual(["To do", "Low", "To do", "Low"]);
});

test("Enter on a header sorts, and Alt with the down arrow opens its menu, which gives the focus back", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await select("Dig");
  await press("{ArrowUp}{Enter}{Enter}");
  await expect.element(headerOf("Title")).toHaveAttribute("aria-sort", "descending");
  await expectTitles(["Water", "Sow", "Rest", "Dig"]);

  await press("{Alt>}{ArrowDown}{/Alt}");
  await expectVisible(item("Sort ascending"));
  await expectPartAccessible(page.getByRole("menu"));
  await press("{Escape}");

  await expect.poll(focusedCell).toBe("header / title");
});

test("Space and x choose rows, Shift and a click a range of them, and the header all", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await select("Dig");
  await press("x");
  await expectVisible(page.getByText("1 task selected"));
  await press("{ArrowDown}{Home}{Space}");
  await expectVisible(page.getByText("2 tasks selected"));

  await page.elementLocator(cellOf("Rest", "select")).click({ modifiers: ["Shift"] });
  await expectVisible(page.getByText("4 tasks selected"));
  await expect.element(checkbox("Select all tasks")).toBeChecked();
  await checkbox("Select all tasks").click();

  await expectGone(page.getByText(/selected/));
});

test("Space ticks a check box and marks a task as done, and the point does so from its title", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  await showTable(world);
  await select("Dig", "status");

  await press("{Space}");
  await expect.poll(() => world.task("Dig").status).toBe("closed");
  await select("Sow");
  await press(".");

  await expect.poll(() => world.task("Sow").status).toBe("closed");
});

test("the keys of tasks work on titles, and their popovers give the focus back to the cell", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  await showTable(world);
  await select("Sow");

  await press("p");
  await expectFocus(page.getByRole("combobox", { name: "Priorities" }));
  await press("urg{Enter}");

  await expect.poll(() => world.task("Sow").priority).toBe("urgent");
  await expectFocusOn("Sow", "title");
});

test("Enter on a cell that can't be edited opens the task, and closing it leads back to its row", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await select("Sow", "created");

  await press("{Enter}");
  await expectVisible(dialogOf("Sow"));
  await press("{Escape}");

  await expectGone(dialogOf("Sow"));
  await expect.poll(focusedCell).toBe("Sow / title");
});

test("the focus goes to the next row when others remove the task that has it", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  await showTable(world);
  await select("Sow", "stage");

  world.remove(world.task("Sow").id);

  await expectFocusOn("Water", "stage");
});

test("archiving a task by its key leads to the next row", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  await showTable(world);
  await select("Sow");

  await press("{Delete}");

  await expectTitles(["Dig", "Water", "Rest"]);
  await expectFocusOn("Water", "title");
});

test("a viewer moves and copies, but finds nothing that edits", async () => {
  await showTable(aBoardOnServer({ role: "Viewer", tasks: TASKS, board: { custom_fields: [aField("Note")] } }));
  await select("Dig", "priority");

  await press("{Enter}");
  await expectVisible(dialogOf("Dig"));
  await press("{Escape}");
  await expectGone(dialogOf("Dig"));
  await press("{ArrowDown}");

  await expectGone(button("Add task"));
  await expectGone(checkbox(/^Done/));
  await expectVisible(button("Export CSV"));
  await expectAccessible();
});
