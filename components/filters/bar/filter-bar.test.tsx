import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { linkOf } from "@/components/testing/on-board";
import { aField, aLabel, aMember } from "@/components/testing/records";
import {
  boxOf,
  button,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const TASKS = {
  "To do": [{ title: "Water", priority: "urgent" }, { title: "Dig" }],
  Done: [{ title: "Plan", status: "closed" as const }],
};
const panel = () => page.getByRole("dialog", { name: "Filters" });
const option = (name: string | RegExp) => panel().getByRole("option", { name });
const bar = () => page.getByRole("region", { name: "Filters" });
const chips = () => bar().getByRole("list", { name: "Filters that are set" });
const chip = (name: string) => chips().getByRole("button", { name, exact: true });
const field = () => bar().getByRole("searchbox", { name: "Text" });
const status = () => page.getByRole("status", { name: "Filters" });

/** Cards in their order. */
const cards = () => textsOf(page.getByRole("article").getByRole("link"));

async function openFilters() {
  await press("f");
  await expectFocus(page.getByRole("combobox", { name: "Filter by" }));
}

test("a filter is chosen by keys, is in the address, and hides the tasks that do not match", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }), "?view=kanban");

  await openFilters();
  await press("prio{Enter}");
  await expectFocus(page.getByRole("combobox", { name: "Priority" }));
  await press("{Enter}");

  await expectGone(linkOf("Dig"));
  expect(cards()).toEqual(["Water"]);
  expect(location.search).toBe("?view=kanban&priority=urgent");
  await expectVisible(bar().getByText("2 hidden", { exact: true }));
  await expectText(status(), "1 task shown, 2 hidden");
  await press("{Escape}{Escape}");
  await expectGone(panel());
  await expectFocus(button("Filter: 1 set"));
});

test("typing finds choices of all filters", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Water", "Dig"] } });
  world.change(world.task("Dig").id, {
    assignees: [personOn(0, { ID: world.max.ID, display_name: world.max.display_name, photo: "" })],
  });
  await showBoard(world);

  await openFilters();
  await press("max{Enter}");
  await expectVisible(chip("Assignee: Max Example"));
  expect(cards()).toEqual(["Dig"]);
});

test("a link shows the same tasks, and a chip for each of its filters", async () => {
  const labels = [aLabel("Bug"), aLabel("Garden")];
  const fields = [aField("Budget", "number"), aField("Size", "select", ["S", "M"])];
  const [bug, garden] = labels.map(({ id }) => id);
  const [budget, size] = fields.map(({ id }) => id);
  const world = aBoardOnServer({ tasks: TASKS, board: { labels, custom_fields: fields } });
  await showBoard(
    world,
    `?assignee=me,none,watching&stage=${world.board.stages[0]?.id}&label=${bug},${garden}&labels=all&due=overdue,2026-01-01..2026-01-05&has=comments&field.${budget}=5..&field.${size}=M`,
  );

  await expectVisible(chip("Assignee: Assigned to me, No assignee, I’m watching"));
  expect(textsOf(chips().getByRole("listitem"))).toEqual([
    "Assignee: Assigned to me, No assignee +1",
    "Stage: To do",
    "Label: all of Bug, Garden",
    "Due date: Overdue, Jan 1, 2026 – Jan 5, 2026",
    "Has: Comments",
    "Budget: from 5",
    "Size: M",
  ]);
});

test("what an address names but the board does not have is unknown, and can be removed", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }), "?label=999999&assignee=me,888888&field.777777=x&field.777777=");

  await expectVisible(chip("Label: Unknown"));
  await expectVisible(chip("Assignee: Assigned to me, Unknown"));
  await expectVisible(chip("Unknown field: Unknown, Unknown"));
  await expectVisible(page.getByText("No tasks match these filters"));
  await expectAccessible();
  for (const name of ["Label", "Assignee", "Unknown field"]) await button(`Remove filter: ${name}`).click();

  await expectGone(bar());
  await expect.poll(cards).toEqual(["Water", "Dig", "Plan"]);
  expect(location.search).toBe("");
});

test("keys remove a chip and move on to its neighbor; the last one gives the focus to the button", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }), "?status=open&priority=urgent&has=comments");
  await expectVisible(chip("Status: Open"));
  chip("Status: Open").element().focus();

  await press("{Delete}");
  await expectFocus(chip("Priority: Urgent"));
  await press("{Backspace}");
  await expectFocus(chip("Has: Comments"));
  await press("{Delete}");

  await expectFocus(button(/^Filter$/));
  await expectGone(bar());
});

test("a chip opens its choices, and gets the focus back", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }), "?status=open&priority=urgent");
  await chip("Priority: Urgent").click();
  await expectFocus(page.getByRole("combobox", { name: "Priority" }));

  await press("low{Enter}{Escape}");

  await expectFocus(chip("Priority: Urgent, Low"));
});

test("a text filters after a pause in typing, and Escape empties it", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }));
  await openFilters();
  await press("wat");
  await option("Text contains “wat”").click();

  await expectFocus(field());
  await expect.poll(cards).toEqual(["Water"]);
  await press("x");
  await expect.poll(() => location.search).toBe("?q=watx");
  await expectVisible(page.getByText("No tasks match these filters"));
  await press("{Escape}");
  await expectValue(field(), "");
  await expect.poll(cards).toEqual(["Water", "Dig", "Plan"]);
  await expectFocus(field());
  await press("{Escape}");

  await expectFocus(button(/^Filter$/));
  await expectGone(bar());
});

test("the filters are cleared in one step, also when they hide everything", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }), "?q=nothing&status=closed&view=kanban");
  await expectVisible(page.getByText("No tasks match these filters"));
  await expectText(status(), "0 tasks shown, 3 hidden");

  await button("Clear filters").click();

  await expectGone(bar());
  expect(cards()).toEqual(["Water", "Dig", "Plan"]);
  expect(location.search).toBe("?view=kanban");
  await expectFocus(button(/^Filter$/));
});

test("each choice says how many tasks it would show together with the other filters", async () => {
  const garden = aLabel("Garden");
  const labels = [labelOn(0, garden)];
  const world = aBoardOnServer({
    board: { labels: [garden] },
    tasks: {
      "To do": [
        { title: "Water", priority: "urgent", labels },
        { title: "Dig", priority: "urgent" },
      ],
      Done: [{ title: "Plan", priority: "low", labels }],
    },
  });
  await showBoard(world, "?priority=urgent");
  await openFilters();

  await press("label{Enter}");
  await expect.poll(() => textsOf(panel().getByRole("option"))).toEqual(["No label1", "Garden1"]);
  await press("{Escape}");
  await press("priority{Enter}");

  await expect
    .poll(() => textsOf(panel().getByRole("option")))
    .toEqual(["Urgent2", "High0", "Medium0", "Low1", "None0"]);
});

test("labels are asked for together, one of them, or none", async () => {
  const [bug, garden] = [aLabel("Bug"), aLabel("Garden")];
  const world = aBoardOnServer({
    board: { labels: [bug, garden] },
    tasks: {
      "To do": [
        { title: "Both", labels: [bug, garden].map((label) => labelOn(0, label)) },
        { title: "One", labels: [labelOn(0, bug)] },
        { title: "None" },
      ],
    },
  });
  await showBoard(world);
  await openFilters();
  await press("label{Enter}");
  await expectFocus(page.getByRole("combobox", { name: "Label" }));

  await option("Bug").click();
  await option("Garden").click();
  await expect.poll(cards).toEqual(["Both", "One"]);
  await button("All", panel()).click();
  await expect.poll(cards).toEqual(["Both"]);
  await button("None", panel()).click();
  await expect.poll(cards).toEqual(["None"]);
  expect(location.search).toBe(`?label=${bug.id}%2C${garden.id}&labels=none`);
});

test("days are typed or chosen in a calendar", async () => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Early", due_at: "2031-12-01 00:00:00" },
        { title: "Late", due_at: "2031-12-31 00:00:00" },
        { title: "Never" },
      ],
    },
  });
  await showBoard(world);
  await openFilters();
  await press("due{Enter}");
  await press("choose{Enter}");
  await expectFocus(panel().getByLabelText("From"));

  await press("tomorow{Enter}");
  await expectVisible(panel().getByText("Enter a date."));
  await panel().getByLabelText("From").fill("12/20/2031");
  await press("{Enter}");
  await expect.poll(cards).toEqual(["Late"]);
  expect(location.search).toBe("?due=2031-12-20..");
  await panel().getByLabelText("To", { exact: true }).fill("2031-12-01");
  await press("{Enter}");

  await expect.poll(() => location.search).toBe("?due=2031-12-01..2031-12-01");
  expect(cards()).toEqual(["Early"]);
  await panel().getByLabelText("To", { exact: true }).click();
  await panel()
    .getByRole("button", { name: /December 31, 2031/ })
    .click();
  await expect.poll(cards).toEqual(["Early", "Late"]);
  await expectPartAccessible(panel());
});

test("fields with numbers and texts are typed, or have any value or none", async () => {
  const fields = [aField("Budget", "number"), aField("Customer")];
  const [budget, customer] = fields.map(({ id }) => id);
  await showBoard(aBoardOnServer({ tasks: TASKS, board: { custom_fields: fields } }));
  await openFilters();

  await press("budget{Enter}");
  await expectFocus(panel().getByLabelText("At least"));
  await press("5{Tab}7.5");
  await expect.poll(() => location.search).toBe(`?field.${budget}=5..7.5`);
  await panel().getByLabelText("No value").click();
  await expect.poll(() => new URLSearchParams(location.search).getAll(`field.${budget}`)).toEqual(["5..7.5", ""]);
  await press("{Escape}");
  await press("customer{Enter}");
  await expectFocus(panel().getByLabelText("Contains"));
  await press("Müller{Escape}{Escape}");

  await expect.poll(() => new URLSearchParams(location.search).get(`field.${customer}`)).toBe("Müller");
  await expectVisible(chip("Budget: 5 – 7.5, No value"));
  await expectVisible(chip("Customer: “Müller”"));
});

test("while all tasks are being read the bar says so, and offers another try when that failed", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  const read = `GET /boards-app/v1/boards/${world.board.id}/tasks`;
  const accept = server.refuse(read, 403, "Sorry, you are not allowed to do that.");
  await showBoard(world, "?status=closed");
  await expectVisible(bar().getByText("Loading all tasks…"));
  expect(
    bar()
      .getByText(/hidden/)
      .query(),
  ).toBeNull();

  await expectText(bar().getByRole("alert"), "Not all tasks could be loaded.");
  accept();
  await button("Try again", bar()).click();

  await expectVisible(bar().getByText("2 hidden", { exact: true }));
});

test("the filters break no rule of access", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }), "?status=open&priority=urgent,low");
  await openFilters();
  await expectAccessible("all filters");
  await press("label{Enter}");
  await expectVisible(panel().getByRole("heading", { name: "Label" }));
  await expectPartAccessible(panel(), "labels");
});

test("on phones the filters are a sheet, and chips scroll beside the button that clears them", async () => {
  await page.viewport(390, 800);
  const people = [aMember("Wolfeschlegelsteinhausen Bergerdorff"), aMember("Somebody With A Long Name")];
  const world = aBoardOnServer({ tasks: TASKS });
  await showBoard(
    world,
    `?assignee=${people.map(({ ID }) => ID).join()},me&status=open&priority=low,high,urgent&has=comments`,
  );

  await expectVisible(button("Clear", bar()));
  expect(boxOf(button("Clear", bar())).right).toBeLessThanOrEqual(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await button("Filter: 4 set").click();
  await expectVisible(panel());

  await expect.poll(() => Math.round(800 - boxOf(panel()).bottom)).toBe(8);
  await expectCount(panel().getByRole("option"), 12);
});
