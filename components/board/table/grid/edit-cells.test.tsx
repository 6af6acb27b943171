import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { answerFields } from "@/components/testing/board-parts";
import { item, messages } from "@/components/testing/on-board";
import {
  cellOf,
  expectCell,
  expectFocusOn,
  expectTitles,
  focusedCell,
  rowOf,
  select,
  showTable,
} from "@/components/testing/on-table";
import { aField, aLabel } from "@/components/testing/records";
import { button, checkbox, expectFocus, expectGone, expectVisible, press, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";

const fields = {
  note: aField("Note"),
  budget: aField("Budget", "number"),
  size: aField("Size", "select", ["S", "M", "L"]),
  rooms: aField("Rooms", "multi-select", ["Kitchen", "Hall"]),
  paid: aField("Paid", "checkbox"),
  shipped: aField("Shipped", "date"),
};
const labels = [aLabel("Heavy"), aLabel("Fragile")];
const idOf = (name: keyof typeof fields) => `field-${fields[name].id}`;

async function openTable(tasks: Parameters<typeof aBoardOnServer>[0] = {}) {
  const world = aBoardOnServer({
    tasks: { "To do": ["Dig", "Sow", "Water"] },
    board: { labels, custom_fields: Object.values(fields) },
    ...tasks,
  });
  answerFields(world);
  server.answer(`POST ${world.path}/labels/task`, ({ body }) => {
    const task = world.stored(body.taskId);
    const label = labels.find(({ id }) => id === body.labelId);
    world.put(task.id, { labels: [...task.labels, ...(label ? [labelOn(task.id, label)] : [])] });
    return {};
  });
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value } }) => {
    const id = Number(params.task);
    const added = [world.max].filter(({ ID }) => value?.add?.includes(ID)).map((person) => personOn(id, person));
    const task = world.put(id, property === "assignees" ? { assignees: added } : { [property]: value });
    return { message: "Task has been updated", task, updatedTasks: [] };
  });
  await showTable(world);
  return world;
}

describe("a title", () => {
  test("is edited in its cell: Enter saves and goes down, and Escape restores", async () => {
    const world = await openTable();
    await select("Dig");

    await press("{Enter}");
    await expectFocus(textbox("Title of “Dig”"));
    await expectPartAccessible(rowOf("Dig"));
    await press("Dig deep{Enter}");
    await expectFocusOn("Sow", "title");
    await expect.poll(() => world.task("Dig deep").title).toBe("Dig deep");

    await press("{F2}Lost{Escape}");
    await expectFocusOn("Sow", "title");
    await expectTitles(["Dig deep", "Sow", "Water"]);
  });

  test("that is empty stays as it was", async () => {
    await openTable();
    await select("Dig");

    await press("{Enter}{Delete}{Enter}");

    await expectFocusOn("Sow", "title");
    await expectTitles(["Dig", "Sow", "Water"]);
  });

  test("that the server refuses comes back into its cell with the reason", async () => {
    const world = await openTable();
    server.refuse(`PUT ${world.path}/tasks/{task}`, 400, "This title is taken.");
    await select("Dig");

    await press("{Enter}Taken{Enter}");

    await expect.element(textbox("Title of “Dig”")).toHaveValue("Taken");
    await expectVisible(rowOf("Dig").getByRole("alert"));
  });

  test("is renamed by the key e and from the menu of its row", async () => {
    await openTable();
    await select("Sow");
    await press("e");
    await expectFocus(textbox("Title of “Sow”"));
    await press("{Escape}");
    await expectFocusOn("Sow", "title");

    await press("{Shift>}{F10}{/Shift}");
    await item("Rename").click();

    await expectFocus(textbox("Title of “Sow”"));
  });

  test("is saved when the field is left by a click", async () => {
    const world = await openTable();
    await select("Dig");
    await press("{Enter}Dig deep");

    await page.elementLocator(cellOf("Water", "stage")).click();

    await expectFocusOn("Water", "stage");
    await expect.poll(() => world.task("Dig deep").id).toBeTruthy();
  });
});

describe("typing in a cell", () => {
  test("replaces a text, and Tab saves it and goes on", async () => {
    const world = await openTable();
    await select("Dig", idOf("note"));

    await press("Near the fence{Tab}");

    await expectFocusOn("Dig", idOf("budget"));
    await press("1,250.5{Shift>}{Tab}{/Shift}");
    await expectFocusOn("Dig", idOf("note"));
    await expectCell("Dig", idOf("budget"), "1,250.5");
    await expect
      .poll(() => server.bodies(`POST ${world.path}/tasks/{task}/custom-fields`).map(({ value }) => value))
      .toEqual(["Near the fence", 1250.5]);
  });

  test("then Tab, goes on from cell to cell, and Enter leads below the first of them", async () => {
    const world = await openTable();
    await select("Dig", idOf("note"));

    await press("Near{Tab}12{Tab}{Tab}{Tab}");
    await expectFocusOn("Dig", idOf("paid"));
    await press("{Shift>}{Tab}{Tab}{Tab}{/Shift}13{Enter}");
    await expectFocusOn("Sow", idOf("note"));
    await expect
      .poll(() => server.bodies(`POST ${world.path}/tasks/{task}/custom-fields`).map(({ value }) => value))
      .toEqual(["Near", 12, 13]);

    await press("Far{Tab}{ArrowLeft}{Tab}");
    expect(focusedCell()).not.toMatch(/^Sow/);
  });

  test("begins the search for a stage, and Enter takes it", async () => {
    const world = await openTable();
    await select("Dig", "stage");

    await press("d");
    await expectFocus(page.getByRole("combobox", { name: "Stages" }));
    await press("one{Enter}");

    await expectFocusOn("Dig", "stage");
    await expect.poll(() => world.stages.get(world.task("Dig").stage_id ?? 0)?.title).toBe("Done");
  });

  test("fast is complete, although the popover opens later", async () => {
    await openTable();
    await select("Dig", "stage");

    for (const key of ["d", "o", "n"])
      cellOf("Dig", "stage").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

    await expectFocus(page.getByRole("combobox", { name: "Stages" }));
    await expect.element(page.getByRole("combobox", { name: "Stages" })).toHaveValue("don");
    await press("e{Enter}");
    await expectCell("Dig", "stage", "Done");
  });

  test("a date saves it by Tab, which goes on to the next cell", async () => {
    const world = await openTable();
    await select("Dig", "due");

    await press("1");
    await expectFocus(textbox("Due date: type a date"));
    await press("2/24/2030{Tab}");

    await expectFocusOn("Dig", "assignees");
    await expect.poll(() => world.task("Dig").due_at).toBe("2030-12-24 00:00:00");
  });

  test("a number that is none stays in its cell with the reason", async () => {
    await openTable();
    await select("Dig", idOf("budget"));

    await press("a lot{Enter}");

    await expectVisible(rowOf("Dig").getByRole("alert"));
    await expect.element(textbox("Budget of “Dig”")).toHaveValue("a lot");
    await press("{Escape}");
    await expectCell("Dig", idOf("budget"), "");
    await expectFocusOn("Dig", idOf("budget"));
  });
});

test("each kind of property is edited by Enter in its popover", async () => {
  const world = await openTable();
  const choose = async (column: string, list: string, typed: string) => {
    await select("Dig", column);
    await press("{Enter}");
    await expectFocus(page.getByRole("combobox", { name: list, exact: true }));
    await press(`${typed}{Enter}`);
  };

  await choose("priority", "Priorities", "urg");
  await expectCell("Dig", "priority", "Urgent");
  await choose("labels", "Labels", "frag");
  await expectCell("Dig", "labels", "Fragile");
  await press("{Escape}");
  await expectFocusOn("Dig", "labels");
  await choose("assignees", "People", "max");
  await expectCell("Dig", "assignees", /Max Example/);
  await press("{Escape}");
  await choose(idOf("size"), "Size", "m");
  await expectCell("Dig", idOf("size"), "M");
  await choose(idOf("rooms"), "Rooms", "hall");
  await expectCell("Dig", idOf("rooms"), "Hall");
  await press("{Escape}");
  await select("Dig", idOf("paid"));
  await press("{Space}");

  await expect.poll(() => cellOf("Dig", idOf("paid")).querySelector("[aria-label=Yes]")).not.toBeNull();
  await expect.poll(() => world.task("Dig").priority).toBe("urgent");
});

test("a double-click edits, and the check at the title marks the task as done", async () => {
  const world = await openTable();
  await page.elementLocator(cellOf("Dig", "priority")).dblClick();
  await expectFocus(page.getByRole("combobox", { name: "Priorities" }));
  await press("{Escape}");

  await checkbox("Done: Dig").click();

  await expect.poll(() => world.task("Dig").status).toBe("closed");
});

test("a row that is edited stays where it is, whatever the sort order says", async () => {
  const world = await openTable({ tasks: { "To do": ["Bb", "Cc", "Dd"] } });
  await page.elementLocator(cellOf("Bb", "title")).click();
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").first().click();
  await expectTitles(["Bb", "Cc", "Dd"]);
  await select("Cc");
  await press("{Enter}");
  await expectFocus(textbox("Title of “Cc”"));

  world.change(world.task("Bb").id, { title: "Zz" });
  await expectTitles(["Zz", "Cc", "Dd"]);
  await press("Aa{Escape}");

  await expectTitles(["Cc", "Dd", "Zz"]);
});

test("a live change does not touch the text that is being typed", async () => {
  const world = await openTable();
  await select("Dig");
  await press("{Enter}My title");

  world.change(world.task("Dig").id, { title: "Their title", priority: "urgent" });
  await expectCell("Their title", "priority", "Urgent");

  await expect.element(textbox(/^Title of/)).toHaveValue("My title");
  await expectFocus(textbox(/^Title of/));
});

test("an edited task that no longer matches the filters stays until the edit ends", async () => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Dig", priority: "high" },
        { title: "Sow", priority: "high" },
      ],
    },
  });
  await showTable(world, "&priority=high");
  await select("Dig");
  await press("{Enter}Dig deep");

  world.change(world.task("Dig").id, { priority: "low" });
  await expectCell("Dig", "priority", "Low");
  await expect.element(textbox(/^Title of/)).toHaveValue("Dig deep");
  await press("{Escape}");

  await expectTitles(["Sow"]);
  await expectFocusOn("Sow", "title");
});

test("a task that is removed while its cell is edited says so, with the text", async () => {
  const world = await openTable();
  await select("Dig");
  await press("{Enter}Dig deep");

  world.remove(world.task("Dig").id);

  await expectVisible(messages().getByText("“Dig” is no longer on this board. Your text wasn’t saved: Dig deep"));
  await expectTitles(["Sow", "Water"]);
});

test("Delete clears the selected cells, but no title and no stage", async () => {
  const world = await openTable({
    tasks: {
      "To do": [
        { title: "Dig", priority: "high", due_at: "2030-01-01 00:00:00" },
        { title: "Sow", priority: "urgent" },
      ],
    },
  });
  await select("Dig");

  await press("{Shift>}{ArrowDown}{End}{/Shift}{Delete}");

  await expect.poll(() => world.task("Sow").priority).toBe("");
  await expect.poll(() => world.task("Dig")).toMatchObject({ priority: "", due_at: null, title: "Dig" });
  await expectTitles(["Dig", "Sow"]);
});

test("new tasks stay above their field until it is closed, and then go to their places", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig"], Done: ["Rest"] } });
  await showTable(world);

  await button("Add task").first().click();
  await press("Water{Enter}Sow{Enter}");
  await expectTitles(["Dig", "Rest", "Water", "Sow"]);
  await expect.poll(() => world.task("Sow").id).toBeGreaterThan(0);
  await expectTitles(["Dig", "Rest", "Water", "Sow"]);
  await press("{Escape}");

  await expectTitles(["Dig", "Water", "Sow", "Rest"]);
});

test("the field for new tasks stays in view above the footer", async () => {
  await showTable(aBoardOnServer({ tasks: { "To do": Array.from({ length: 60 }, (_, at) => `Task ${at + 1}`) } }));
  const bottom = () =>
    page.getByRole("button", { name: "Create", exact: true }).element().getBoundingClientRect().bottom;
  const footer = () =>
    page
      .getByText(/^6\d tasks$/)
      .element()
      .closest("[role=rowgroup]")
      ?.getBoundingClientRect().top;

  await button("Add task").first().click();
  await expectFocus(textbox("Title of the new task"));
  expect(bottom()).toBeLessThanOrEqual(footer() ?? 0);
  await press("Water{Enter}Sow{Enter}");

  await expectVisible(page.getByText("62 tasks"));
  expect(bottom()).toBeLessThanOrEqual(footer() ?? 0);
});

test("a new task is added at the end, in the stage that is filtered for", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig"], "In progress": ["Sow"] } });
  const stage = world.board.stages.find(({ title }) => title === "In progress");
  await showTable(world, `&stage=${stage?.id}`);

  await button("Add task").last().click();
  await press("Water{Enter}");
  await expectTitles(["Sow", "Water"]);
  await press("{Escape}");

  await expectFocus(button("Add task").last());
  expect(world.task("Water").stage_id).toBe(stage?.id);
});

test("values of custom fields are shown and sorted", async () => {
  const world = aBoardOnServer({ board: { custom_fields: Object.values(fields) }, tasks: { "To do": ["Dig", "Sow"] } });
  const dig = world.task("Dig");
  world.put(dig.id, { task_custom_fields: withValue([], dig.id, fields.budget.id, 3) });
  const sow = world.task("Sow");
  world.put(sow.id, { task_custom_fields: withValue([], sow.id, fields.budget.id, 20) });
  await showTable(world, `&sort=-${idOf("budget")}`);

  await expectTitles(["Sow", "Dig"]);
  await expectGone(page.getByRole("textbox"));
});
