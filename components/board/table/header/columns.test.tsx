import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { item } from "@/components/testing/on-board";
import { cellOf, expectTitles, grid, headerOf, select, showTable } from "@/components/testing/on-table";
import { aField } from "@/components/testing/records";
import {
  boxOf,
  button,
  checkbox,
  dialogOf,
  expectFocus,
  expectGone,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";

const TASKS = {
  "To do": [
    { title: "Dig", priority: "low", due_at: "2030-01-03 00:00:00" },
    { title: "Sow", priority: "urgent" },
    { title: "Water", priority: "low", due_at: "2030-01-01 00:00:00" },
  ],
};

const columnIds = () =>
  grid()
    .getByRole("columnheader")
    .elements()
    .map((header) => header.getAttribute("data-column"));

const sortButton = (column: string) => headerOf(column).getByRole("button").first();
const menuOf = (column: string) => button(`Options for ${column}`);

async function openMenu(column: string) {
  await headerOf(column).hover();
  await menuOf(column).click();
}

/** Half a second after the last change. */
const savedLayout = (world: ReturnType<typeof aBoardOnServer>) =>
  expect.poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1)?.layout?.table, {
    timeout: 3000,
  });

test("a click on a header sorts, another one turns the order, and a third one ends it", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));

  await sortButton("Due date").click();
  await expectTitles(["Water", "Dig", "Sow"]);
  await expect.element(headerOf("Due date")).toHaveAttribute("aria-sort", "ascending");
  expect(location.search).toContain("sort=due");
  await sortButton("Due date").click();
  await expectTitles(["Dig", "Water", "Sow"]);
  await sortButton("Due date").click();

  await expectTitles(["Dig", "Sow", "Water"]);
  expect(location.search).not.toContain("sort");
});

test("Shift adds a further sort, and each says its place", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));

  await sortButton("Priority").click();
  await sortButton("Title").click({ modifiers: ["Shift"] });
  await sortButton("Title").click({ modifiers: ["Shift"] });

  await expectTitles(["Sow", "Water", "Dig"]);
  expect(new URLSearchParams(location.search).get("sort")).toBe("priority,-title");
  await expect.element(headerOf("Title")).toHaveTextContent("Title2");
  await expect.element(headerOf("Priority")).toHaveTextContent("Priority1");
});

test("the order in the address counts, else the person's last one", async () => {
  const world = aBoardOnServer({ tasks: TASKS, layout: { table: { sort: "-title" } } });
  const { unmount } = await showTable(world);
  await expectTitles(["Water", "Sow", "Dig"]);
  await unmount();

  await showTable(aBoardOnServer({ tasks: TASKS, layout: { table: { sort: "-title" } } }), "&sort=due");
  await expectTitles(["Water", "Dig", "Sow"]);
});

test("a column is made wider by dragging its edge, and narrower from its menu, and both are remembered", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  await showTable(world);
  const edge = headerOf("Stage").element().querySelector("[data-resizer]");
  if (!edge) throw new Error("The header has no edge.");
  const { x, y } = edge.getBoundingClientRect();

  edge.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, clientX: x, clientY: y }));
  document.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX: x + 60, clientY: y }));
  document.dispatchEvent(new MouseEvent("mouseup", { bubbles: true, clientX: x + 60, clientY: y }));
  await expect.poll(() => Math.round(boxOf(headerOf("Stage")).width)).toBe(204);
  expect(Math.round(cellOf("Dig", "stage").offsetWidth)).toBe(204);
  await openMenu("Stage");
  await item("Make narrower").click();

  await expect.poll(() => Math.round(boxOf(headerOf("Stage")).width)).toBe(180);
  await savedLayout(world).toMatchObject({ widths: { stage: 180 } });
});

test("a double-click on its edge fits a column to its content", async () => {
  const world = aBoardOnServer({
    tasks: { "To do": ["A title that needs a lot of room because it goes on and on and on"] },
  });
  await showTable(world);
  const edge = headerOf("Title").element().querySelector("[data-resizer]");
  edge?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));

  await expect.poll(() => boxOf(headerOf("Title")).width).toBeGreaterThan(400);
  const text = cellOf("A title that needs a lot of room because it goes on and on and on", "title").querySelector(
    "[title]",
  );
  expect(text && text.scrollWidth <= text.clientWidth).toBe(true);
});

test("the panel shows and hides columns: its own for this board, those of every board for all", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  server.answer("PUT /boards/v2/update-dashboard-view-settings", () => ({}));
  await showTable(world);
  await button("Columns").click();
  const panel = dialogOf("Columns");
  await expectVisible(panel);
  await expectPartAccessible(panel);

  await checkbox("Start date", panel).click();
  await checkbox("Status", panel).click();

  await expect.poll(columnIds).toContain("start");
  await expect.poll(columnIds).not.toContain("status");
  await savedLayout(world).toMatchObject({ shown: { start: true } });
  await expect
    .poll(() => server.bodies("PUT /boards/v2/update-dashboard-view-settings").at(-1))
    .toMatchObject({ view: "tableview", updatedSettings: { table_view_status: false } });
});

test("columns are moved in the panel by the arrow keys, by their menu, and reset", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  await showTable(world);
  expect(columnIds().slice(0, 4)).toEqual(["select", "title", "stage", "priority"]);

  await openMenu("Stage");
  await item("Move after “Priority”").click();
  await expect.poll(() => columnIds().slice(0, 4)).toEqual(["select", "title", "priority", "stage"]);
  await button("Columns").click();
  button("Move Labels").element().focus();
  await press("{ArrowUp}");
  await expectFocus(button("Move Labels"));
  await press("{ArrowUp}");
  await expect.poll(() => columnIds().slice(0, 4)).toEqual(["select", "title", "labels", "priority"]);
  await button("Reset columns").click();

  await expect.poll(() => columnIds().slice(0, 4)).toEqual(["select", "title", "stage", "priority"]);
});

test("a header is dragged to the place of another one", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));

  await userEvent.dragAndDrop(headerOf("Due date"), headerOf("Stage"));

  await expect.poll(() => columnIds().slice(0, 4)).toEqual(["select", "title", "due", "stage"]);
});

test("frozen columns stay while the table scrolls sideways", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await openMenu("Stage");
  await item("Freeze up to here").click();
  const [title, stage] = [headerOf("Title"), headerOf("Stage")];
  const before = [boxOf(title).left, boxOf(stage).left];

  await select("Dig", "stage");
  await press("{End}");
  await expect.poll(() => boxOf(headerOf("Priority")).left).toBeLessThan(before[1] ?? 0);

  expect([boxOf(title).left, boxOf(stage).left]).toEqual(before);
  await openMenu("Stage");
  await item("Unfreeze columns").click();
  await expect.poll(() => boxOf(headerOf("Stage")).left).toBeLessThan(before[1] ?? 0);
});

test("frozen columns leave room for the others in a narrow window", async () => {
  await page.viewport(700, 800);
  await showTable(aBoardOnServer({ tasks: TASKS, layout: { table: { frozen: 4 } } }));
  const [title, stage, due] = [headerOf("Title"), headerOf("Stage"), headerOf("Due date")];
  const left = boxOf(stage).left;

  await select("Dig", "due");

  await expect.poll(() => boxOf(due).right).toBeLessThanOrEqual(700);
  expect(boxOf(title).left).toBe(44);
  expect(boxOf(stage).left).toBe(left);
  await openMenu("Due date");
  await expectVisible(item("Hide column"));
  await expectGone(item("Freeze up to here"));
});

test("a hidden column takes the focus to the title", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));
  await openMenu("Stage");

  await item("Hide column").click();

  await expect.poll(columnIds).not.toContain("stage");
  expect(grid().element().querySelectorAll("[data-column][tabindex='0']")).toHaveLength(1);
});

test("the footer sums up numbers, and remembers what a person wants to know", async () => {
  const budget = aField("Budget", "number");
  const world = aBoardOnServer({ board: { custom_fields: [budget] }, tasks: TASKS });
  for (const [at, title] of ["Dig", "Sow"].entries()) {
    const { id } = world.task(title);
    world.put(id, { task_custom_fields: withValue([], id, budget.id, 1000.5 + at) });
  }
  await showTable(world);
  await expectVisible(page.getByText("3 tasks", { exact: true }));
  await expectVisible(button("Summary of Budget: Sum: 2,002"));

  await button("Summary of Budget: Sum: 2,002").click();
  await page.getByRole("menuitemradio", { name: "Average" }).click();

  await expectVisible(button("Summary of Budget: Average: 1,001"));
  await savedLayout(world).toMatchObject({ summaries: { [`field-${budget.id}`]: "average" } });
});

test("a viewer arranges columns, too, and a board of the free version shows no custom fields", async () => {
  await showTable(
    aBoardOnServer({
      role: "Viewer",
      viewer: { isPro: false },
      board: { custom_fields: [aField("Budget", "number")] },
      tasks: TASKS,
    }),
  );

  await expectGone(headerOf("Budget"));
  await expectVisible(button("Columns"));
});
