import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import {
  cellOf,
  expectFocusOn,
  expectTitles,
  grid,
  headerOf,
  rowOf,
  select,
  showTable,
} from "@/components/testing/on-table";
import { aField, aLabel } from "@/components/testing/records";
import { boxOf, button, expectFocus, expectGone, expectVisible, press, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

test("an empty board says so and offers to add a task", async () => {
  await showTable(aBoardOnServer());

  await expectVisible(page.getByText("No tasks yet"));
  await expectVisible(page.getByText("0 tasks"));
  await button("Add task").last().click();

  await expectFocus(textbox("Title of the new task"));
  await expectAccessible();
});

test("when filters hide all tasks, they can be cleared", async () => {
  await showTable(aBoardOnServer({ tasks: { "To do": ["Dig"] } }), "&priority=urgent");
  await expectVisible(page.getByText("No tasks match these filters"));

  await grid().getByRole("button", { name: "Clear filters" }).click();

  await expectTitles(["Dig"]);
});

test("a task that I change stays in view under filters, and is marked", async () => {
  await showTable(
    aBoardOnServer({ tasks: { "To do": [{ title: "Dig", priority: "high" }, "Sow"] } }),
    "&priority=high",
  );
  await select("Dig", "priority");

  await press("{Delete}");

  await expectVisible(rowOf("Dig").getByRole("img", { name: "No longer matches the filters" }));
});

test("the first tasks are shown while the others are loaded, which can be retried", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig"] } });
  const release = server.hold(`GET /boards-app/v1/boards/${world.board.id}/tasks`);
  await showBoard(world, "?view=table");

  await expectTitles(["Dig"]);
  await expectVisible(page.getByText("Loading all tasks…"));
  await expect.element(button("Export CSV")).toBeDisabled();
  await expectGone(page.getByText("1 task", { exact: true }));
  release();

  await expect.element(button("Export CSV")).toBeEnabled();
  await expectGone(page.getByText("Loading all tasks…"));
  await expectVisible(page.getByText("1 task", { exact: true }));
});

test("an archived board is read only", async () => {
  await showTable(aBoardOnServer({ board: { archived_at: "2026-01-01 00:00:00" }, tasks: { "To do": ["Dig"] } }));
  await select("Dig", "priority");

  await press("x");

  await expectVisible(page.getByText("1 task selected"));
  await expectGone(button("Add task"));
});

const LONG = "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(8).trim();

test("long texts and many labels change no row's height", async () => {
  const labels = Array.from({ length: 50 }, (_, at) => aLabel(`Label ${at}`));
  await showTable(
    aBoardOnServer({
      board: { labels },
      tasks: { "To do": [{ title: LONG, labels: labels.map((label) => labelOn(1, label)) }, "Dig"] },
    }),
  );

  expect(cellOf(LONG, "title").offsetHeight).toBe(cellOf("Dig", "title").offsetHeight);
  expect(cellOf(LONG, "labels").scrollHeight).toBeLessThanOrEqual(36);
  await expectAccessible();
});

test("with many columns only those in view are drawn, and each is at its place", async () => {
  const custom_fields = Array.from({ length: 40 }, (_, at) => aField(`Field ${at}`));
  await showTable(aBoardOnServer({ board: { custom_fields }, tasks: { "To do": ["Dig"] } }));
  const cells = () => grid().element().querySelectorAll("[data-task] [data-column]").length;
  expect(cells()).toBeLessThan(20);

  await select("Dig");
  await press("{End}");

  const last = `field-${custom_fields.at(-1)?.id}`;
  await expect.poll(() => document.activeElement?.getAttribute("data-column")).toBe(last);
  expect(cells()).toBeLessThan(20);
  expect(Math.round(cellOf("Dig", last).getBoundingClientRect().left)).toBe(
    Math.round(boxOf(headerOf("Field 39")).left),
  );
});

test("on a phone the title is frozen and narrow, and its rows are high enough for fingers", async () => {
  await page.viewport(390, 844);
  await showTable(aBoardOnServer({ tasks: { "To do": ["Dig"] } }));

  expect(boxOf(headerOf("Title")).right).toBeLessThan(390 * 0.65);
  await expectVisible(button("Columns"));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("from right to left, arrow keys lead to where they point, and frozen columns are at the right edge", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => void (document.documentElement.dir = "ltr"));
  const custom_fields = Array.from({ length: 25 }, (_, at) => aField(`Field ${at}`));
  await showTable(aBoardOnServer({ board: { custom_fields }, tasks: { "To do": ["Dig"] } }));
  const right = boxOf(headerOf("Title")).right;
  await select("Dig");

  await press("{ArrowLeft}{ArrowLeft}");
  await expectFocusOn("Dig", "priority");
  await press("{End}");

  const last = `field-${custom_fields.at(-1)?.id}`;
  await expectFocusOn("Dig", last);
  expect(boxOf(headerOf("Title")).right).toBe(right);
  expect(cellOf("Dig", last).getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  expect(Math.round(cellOf("Dig", last).getBoundingClientRect().left)).toBe(
    Math.round(boxOf(headerOf("Field 24")).left),
  );
});
