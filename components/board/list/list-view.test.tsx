import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import {
  article,
  dragByMouse,
  expectGroups,
  expectRows,
  focusMovable,
  frame,
  group,
  header,
  rowIn,
} from "@/components/testing/on-list";
import { aLabel, aMember } from "@/components/testing/records";
import {
  boxOf,
  button,
  checkbox,
  dialogOf,
  expectAttribute,
  expectCount,
  expectFocus,
  expectGone,
  expectVisible,
  press,
  expectText,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";

const [aBug, aDesign] = [aLabel("Bug"), aLabel("Design")];
const [aMax, aZoe] = [aMember("Max Example"), aMember("Zoe Example")];
const [labels, people] = [
  [aBug, aDesign],
  [aMax, aZoe],
];
const [bug, design] = [labelOn(0, aBug), labelOn(0, aDesign)];
const [max, zoe] = [personOn(0, aMax), personOn(0, aZoe)];

const WHOLE = "GET /boards-app/v1/boards/{board}/tasks";
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Tasks with a property of each kind. */
const aVariedBoard = (options: Parameters<typeof aBoardOnServer>[0] = {}): BoardOnServer =>
  aBoardOnServer({
    board: { labels, users: people },
    tasks: {
      "To do": [
        { title: "Fix login", priority: "urgent", assignees: [max, zoe] },
        { title: "Pack books", labels: [bug, design], due_at: `${day(0)} 00:00:00` },
      ],
      Done: [{ title: "Sign lease", status: "closed", due_at: "2020-01-01 00:00:00" }],
    },
    ...options,
  });

test("tasks are grouped by each property", async () => {
  const groupings: [string, Record<string, string[]>][] = [
    ["stage", { "To do": ["Fix login", "Pack books"], "In progress": [], Done: ["Sign lease"] }],
    [
      "assignee",
      { "Max Example": ["Fix login"], "Zoe Example": ["Fix login"], "No assignee": ["Pack books", "Sign lease"] },
    ],
    ["priority", { Urgent: ["Fix login"], Low: ["Pack books", "Sign lease"] }],
    ["label", { Bug: ["Pack books"], Design: ["Pack books"], "No label": ["Fix login", "Sign lease"] }],
    ["due", { Today: ["Pack books"], "No date": ["Fix login"], "Done earlier": ["Sign lease"] }],
  ];
  await showBoard(aVariedBoard(), "?view=list");

  for (const [by, groups] of groupings) {
    history.replaceState(null, "", `?view=list&group=${by}`);
    await expectGroups(groups);
  }
});

test("the grouping and sort order are chosen in menus, kept in the address, and remembered", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list&status=open");
  await button("Group by: Stage").click();
  await page.getByRole("menuitemradio", { name: "Priority" }).click();
  await press("{Escape}");
  await button("Sort by: Board order").click();
  await page.getByRole("menuitemradio", { name: "Title" }).click();
  await page.getByRole("menuitemradio", { name: "Descending" }).click();
  await press("{Escape}");

  await expectGroups({ Urgent: ["Fix login"], Low: ["Pack books"] });
  expect(location.search).toBe("?view=list&status=open&group=priority&sort=-title");
  await expect
    .poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1))
    .toEqual({ layout: { list: { group: "priority", sort: "-title" } } });
});

test("closed groups are remembered for each grouping", async () => {
  const world = aVariedBoard({ layout: { list: { group: "priority", collapsed: { priority: ["low"] } } } });
  await showBoard(world, "?view=list");
  await expectGroups({ Urgent: ["Fix login"], Low: [] });
  await expectAttribute(header("Low"), "aria-expanded", "false");

  await header("Urgent").click();
  await expectGroups({ Urgent: [], Low: [] });
  await header("Low").click();

  await expectGroups({ Urgent: [], Low: ["Pack books", "Sign lease"] });
  await expect
    .poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1))
    .toEqual({ layout: { list: { group: "priority", collapsed: { priority: ["urgent"] } } } });
});

test("a click with the Alt key closes and opens all groups", async () => {
  await showBoard(aVariedBoard(), "?view=list");

  await header("Done").click({ modifiers: ["Alt"] });
  await expectGroups({ "To do": [], "In progress": [], Done: [] });
  await header("To do").click({ modifiers: ["Alt"] });
  await expectRows("To do", ["Fix login", "Pack books"]);
});

test("arrow keys move between rows and headers, and open and close groups", async () => {
  await showBoard(aVariedBoard(), "?view=list");
  await expectRows("Done", ["Sign lease"]);

  await press("j");
  await expectFocus(rowIn("To do", "Fix login"));
  await press("{ArrowDown}j");
  await expectFocus(rowIn("Done", "Sign lease"));
  await press("k{Home}");
  await expectFocus(rowIn("To do", "Fix login"));
  await press("{End}");
  await expectFocus(rowIn("Done", "Sign lease"));
  await press("{ArrowLeft}");
  await expectFocus(header("Done"));
  await press("{ArrowLeft}");
  await expectAttribute(header("Done"), "aria-expanded", "false");
  await press("{ArrowRight}{ArrowDown}");
  await expectFocus(rowIn("Done", "Sign lease"));
  await press("{ArrowLeft}{ArrowUp}");
  await expectFocus(rowIn("To do", "Pack books"));
  await press("{Enter}");
  await expectVisible(dialogOf("Pack books"));
});

test("arrow keys stop at the headers of closed groups", async () => {
  const collapsed = { priority: ["urgent", "low"] };
  const tasks = { "To do": ["Paint", "Pack"].map((title) => ({ title, priority: "high" })) };
  const others = {
    Done: [
      { title: "Call", priority: "urgent" },
      { title: "Sign", priority: "low" },
    ],
  };
  const world = aVariedBoard({ layout: { list: { collapsed } }, tasks: { ...tasks, ...others } });
  await showBoard(world, "?view=list&group=priority");
  await expectGroups({ Urgent: [], High: ["Paint", "Pack"], Low: [] });

  await press("j");
  await expectFocus(header("Urgent"));
  await press("{ArrowDown}");
  await expectFocus(rowIn("High", "Paint"));
  await press("{ArrowDown}j");
  await expectFocus(header("Low"));
  await press("{ArrowRight}{ArrowDown}");
  await expectFocus(rowIn("Low", "Sign"));
  await press("{Home}k");
  await expectFocus(header("Urgent"));
});

test("arrow keys reach rows and closed groups far out of view", async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ title: `Task ${at}`, priority: "high" }));
  const world = aBoardOnServer({
    layout: { list: { collapsed: { priority: ["low"] } } },
    tasks: { "To do": [...many, { title: "Sign lease", priority: "low" }] },
  });
  await showBoard(world, "?view=list&group=priority");
  await expectVisible(rowIn("High", "Task 0"));
  rowIn("High", "Task 0").element().focus();
  await expectGone(header("Low"));

  await press("{End}{ArrowDown}");
  await expectFocus(header("Low"));
  await press("{ArrowUp}{ArrowLeft}{ArrowDown}");
  await expectFocus(rowIn("High", "Task 0"));
});

test("keys that follow each other at once all count", async () => {
  await showBoard(aVariedBoard({ layout: { list: { collapsed: { stage: [] } } } }), "?view=list");
  await expectRows("Done", ["Sign lease"]);
  await header("Done").click();
  await expectRows("Done", []);

  for (const key of ["ArrowRight", "ArrowDown"]) {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await microtasks();
  }

  await expectFocus(rowIn("Done", "Sign lease"));
});

const microtasks = async () => {
  for (let at = 0; at < 10; at += 1) await Promise.resolve();
};

test("e renames a row in place, Enter saves, and the row keeps the focus", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list&group=assignee");
  const second = rowIn("Zoe Example", "Fix login");
  await expectVisible(second);
  second.element().focus();

  await press("e");
  await expectFocus(textbox("Title of Fix login"));
  await expectCount(textbox("Title of Fix login", group("Zoe Example")), 1);
  await press("Repair login{Enter}");

  await expectRows("Max Example", ["Repair login"]);
  await expectFocus(rowIn("Zoe Example", "Repair login"));
  await expect.poll(() => world.task("Repair login").title).toBe("Repair login");
});

test("the circle marks a task as done and reopens it", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list");
  const circle = checkbox("Done: Fix login");

  await circle.click();
  await expectAttribute(circle, "aria-checked", "true");
  await expect.poll(() => world.task("Fix login").status).toBe("closed");
  await circle.click();
  await expect.poll(() => world.task("Fix login").status).toBe("open");
});

test("a click on a property edits it in place, and Escape leads back to the row", async () => {
  const properties = [
    ["due", "Due date", "Pack books"],
    ["labels", "Labels", "Pack books"],
    ["assignees", "Assignees", "Fix login"],
    ["priority", "Priority", "Fix login"],
  ] as const;
  await showBoard(aVariedBoard(), "?view=list");
  await expectRows("To do", ["Fix login", "Pack books"]);

  for (const [property, name, title] of properties) {
    await page.elementLocator(partOf(title, property)).click();
    const popover = dialogOf(`${name} of “${title}”`);
    await expectVisible(popover);
    await press("{Escape}");

    await expectGone(popover);
    await expectFocus(rowIn("To do", title));
  }
});

function partOf(title: string, property: string): Element {
  const found = article("To do", title).element().querySelector(`[data-property=${property}]`);
  if (!found) throw new Error(`The row does not show ${property}.`);
  return found;
}

test.each([
  ["stage", "To do", "{ArrowRight}", "PUT {task}/move-task", { prevTaskId: null, nextTaskId: null }],
  [
    "assignee",
    "Max Example",
    "{ArrowRight}",
    "PUT {task}",
    { property: "assignees", value: { add: [], remove: [aMax.ID] } },
  ],
  ["priority", "Urgent", "{ArrowDown}", "PUT {task}", { property: "priority", value: "low" }],
  ["due", "No date", "{ArrowUp}", "PUT {task}", { property: "due_at", value: `${day(0)} 00:00:00` }],
  ["label", "No label", "{ArrowLeft}{ArrowLeft}", "POST {board}/labels/task", { labelId: aBug.id }],
])("a row that keys move to another group by %s gets what that has", async (by, from, keys, path, body) => {
  const world = aVariedBoard();
  const { id } = world.put(world.task("Fix login").id, { assignees: [max] });
  server.answer(`POST ${world.path}/labels/task`, () => ({}));
  if (by === "assignee")
    server.answer(`PUT ${world.path}/tasks/${id}`, () => ({ task: world.put(id, { assignees: [] }) }));
  await showBoard(world, `?view=list&group=${by}`);
  await focusMovable(from, "Fix login");

  await press(` ${keys} `);

  const request = path.replace("{task}", `${world.path}/tasks/${id}`).replace("{board}", world.path);
  await expect.poll(() => server.bodies(request)).toEqual([expect.objectContaining(body)]);
  await expectFocus(page.getByRole("link", { name: "Fix login", exact: true }));
});

test("each step of a move by keys is announced, and Escape takes it back", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list");
  await focusMovable("To do", "Pack books");
  const moves = page.getByRole("status", { name: "Moves" });

  await press(" {ArrowUp}");
  await expectText(moves, "Task “Pack books”, position 1 of 2 in “To do”");
  await expectRows("To do", ["Pack books", "Fix login"]);
  await press("{ArrowDown}{ArrowDown}");
  await expectText(moves, "Task “Pack books”, position 1 of 1 in “In progress”");
  await press("{Escape}");

  await expectText(moves, "Move canceled. Task “Pack books” is back at position 2 of 2 in “To do”.");
  await expectRows("To do", ["Fix login", "Pack books"]);
  await expectFocus(rowIn("To do", "Pack books"));
  expect(server.requests(`PUT ${world.path}/tasks/{task}/move-task`)).toEqual([]);
});

test("a closed group opens when keys move a row into it", async () => {
  await showBoard(aVariedBoard({ layout: { list: { collapsed: {} } } }), "?view=list");
  await header("Done").click();
  await expectRows("Done", []);
  await focusMovable("To do", "Pack books");

  await press(" {ArrowRight}{ArrowRight}");

  await expectRows("Done", ["Sign lease", "Pack books"]);
  await expectFocus(rowIn("Done", "Pack books"));
  await press("{Escape}");
});

test("the focus stays where keys led right after a drop", async () => {
  await showBoard(aVariedBoard(), "?view=list");
  await focusMovable("To do", "Pack books");
  await press(" {ArrowRight}{ArrowRight}");
  await expectFocus(rowIn("Done", "Pack books"));

  await press("{Enter}{ArrowLeft}");

  for (let frames = 0; frames < 10; frames += 1) await frame();
  await expectFocus(header("Done"));
});

test("a row that is dragged with the mouse is dropped between others, also of another group", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list");
  await expectVisible(rowIn("Done", "Sign lease"));

  await dragByMouse(article("To do", "Fix login"), article("Done", "Sign lease"), 0.2);

  await expectRows("Done", ["Fix login", "Sign lease"]);
  await expect
    .poll(() => server.bodies(`PUT ${world.path}/tasks/{task}/move-task`))
    .toEqual([{ newStageId: world.board.stages[2]?.id, prevTaskId: null, nextTaskId: world.task("Sign lease").id }]);
});

test("sorted rows cannot be reordered, but dropped on another group", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list&sort=title");
  await expectRows("To do", ["Fix login", "Pack books"]);

  await dragByMouse(article("To do", "Pack books"), article("To do", "Fix login"), 0.2);
  await dragByMouse(article("To do", "Pack books"), article("Done", "Sign lease"), 0.2);

  await expectRows("Done", ["Pack books", "Sign lease"]);
  expect(server.requests(`PUT ${world.path}/tasks/{task}/move-task`)).toHaveLength(1);
});

test("a change of somebody else moves the row to its new group", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list&group=priority");
  await expectRows("Urgent", ["Fix login"]);

  world.change(world.task("Pack books").id, { priority: "urgent" });

  await expectGroups({ Urgent: ["Fix login", "Pack books"], Low: ["Sign lease"] });
});

test("changes of others wait until a row is dropped", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=list");
  await focusMovable("To do", "Fix login");
  await press(" {ArrowDown}");
  await expectRows("To do", ["Pack books", "Fix login"]);

  world.change(world.task("Pack books").id, { title: "Pack all books" });
  await expect.poll(() => server.requests(`GET ${world.path}/has-data-changed`).length).toBeGreaterThan(0);
  await expectRows("To do", ["Pack books", "Fix login"]);
  await press("{Escape}");

  await expectRows("To do", ["Fix login", "Pack all books"]);
});

test.each([
  ["a viewer", { role: "Viewer" as const }],
  ["somebody who looks at an archived board", { board: { labels, users: people, archived_at: "2026-11-20 08:00:00" } }],
])("%s has no controls that change tasks", async (_, options) => {
  await showBoard(aVariedBoard(options), "?view=list&group=assignee");
  await expectVisible(rowIn("Max Example", "Fix login"));

  await expectCount(button(/Add task/), 0);
  await expectCount(page.getByRole("checkbox"), 0);
  expect(document.querySelectorAll("[data-property], [draggable=true], [data-lifts]")).toHaveLength(0);
  await expectVisible(page.getByRole("img", { name: "Open: Fix login" }).first());
});

test("all tasks are loaded once, also when the person returns to the list", async () => {
  await showBoard(aVariedBoard(), "?view=list");
  await expectRows("Done", ["Sign lease"]);

  await button("Kanban").click();
  await expectVisible(page.getByRole("list", { name: "Stages" }));
  await button("List").click();
  await expectRows("Done", ["Sign lease"]);

  expect(server.requests(WHOLE)).toHaveLength(1);
});

test("a list that could not be loaded completely says so and can be loaded again", async () => {
  const world = aVariedBoard();
  const answer = server.refuse(WHOLE.replace("{board}", String(world.board.id)));
  await showBoard(world, "?view=list");
  await expectVisible(page.getByRole("alert").filter({ hasText: "Not all tasks could be loaded." }));
  await expectRows("Done", ["Sign lease"]);
  answer();

  await button("Try again").click();

  await expectCount(page.getByText("Not all tasks could be loaded."), 0);
});

test("c opens a field for a task in the group of the focused row, and the task gets what the group has", async () => {
  const world = aVariedBoard();
  server.answer(`POST ${world.path}/tasks`, ({ body: { task } }) => ({
    task: world.add("To do", { title: task.title, assignees: [zoe, max] }),
    updatedTasks: [],
  }));
  await showBoard(world, "?view=list&group=assignee");
  await expectVisible(rowIn("Zoe Example", "Fix login"));
  rowIn("Zoe Example", "Fix login").element().focus();

  await press("c");
  await expectFocus(textbox("Title of the new task"));
  await press("Call Zoe @Max Example {Enter}");

  await expectRows("Zoe Example", ["Fix login", "Call Zoe"]);
  await expect
    .poll(() => server.bodies(`POST ${world.path}/tasks`))
    .toEqual([
      {
        task: {
          title: "Call Zoe",
          board_id: world.board.id,
          stage_id: world.board.stages[0]?.id,
          assignees: [aZoe.ID, aMax.ID],
        },
      },
    ]);
  await press("{Escape}");
  await expectFocus(button("Add task", group("Zoe Example")).last());
});

test("the field for a new task closes with its group, and when the tasks are grouped in another way", async () => {
  const field = textbox("Title of the new task");
  await showBoard(aVariedBoard(), "?view=list");
  await button("Add task to Done").click();
  await expectFocus(field);

  await header("Done").click();
  await header("Done").click();
  await expectRows("Done", ["Sign lease"]);
  await expectGone(field);

  await button("Add task to Done").click();
  await expectFocus(field);
  await button("Group by: Stage").click();
  await page.getByRole("menuitemradio", { name: "Priority" }).click();
  await page.getByRole("menuitemradio", { name: "Stage" }).click();
  await press("{Escape}");
  await expectRows("Done", ["Sign lease"]);
  await expectGone(field);
});

test("tasks of a former member can be seen, but none can be given to that person", async () => {
  await showBoard(aVariedBoard({ board: { labels, users: [aMax] } }), "?view=list&group=assignee");
  await focusMovable("No assignee", "Pack books");

  await expectCount(button("Add task to Max Example"), 1);
  await expectCount(button("Add task to Zoe Example"), 0);
  await press(" {ArrowUp}");
  await expectRows("Max Example", ["Fix login", "Pack books"]);
  await press("{Escape}");
});

test("at midnight tasks change their group", async () => {
  onTestFinished(() => void vi.useRealTimers());
  const now = new Date("2026-11-26T23:59:30Z");
  const world = aBoardOnServer({
    viewer: { timeZone: "UTC" },
    tasks: {
      "To do": [
        { title: "Water", due_at: "2026-11-26 00:00:00" },
        { title: "Dig", due_at: "2026-11-27 00:00:00" },
      ],
    },
  });
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now, shouldAdvanceTime: true });
  await showBoard(world, "?view=list&group=due", now);
  await expectGroups({ Today: ["Water"], Tomorrow: ["Dig"] });

  vi.advanceTimersByTime(30_000);

  await expectGroups({ Overdue: ["Water"], Today: ["Dig"] });
});

test("c adds to the stage that is filtered for, also where groups have other numbers than stages", async () => {
  const world = aBoardOnServer({ board: { users: people }, tasks: { "In progress": ["Fix login", "Dig"] } });
  const stageId = world.board.stages[1]?.id ?? 0;
  // The number of this person's group is that of the stage.
  const aZoeWithSameId = { ...aZoe, ID: stageId };
  world.put(world.task("Fix login").id, { assignees: [max] });
  world.put(world.task("Dig").id, { assignees: [personOn(0, aZoeWithSameId)] });
  await showBoard(world, `?view=list&group=assignee&stage=${stageId}`);
  await expectVisible(rowIn("Zoe Example", "Dig"));

  await press("c");
  await expectFocus(textbox("Title of the new task"));
  await press("Weed{Enter}");

  await expect
    .poll(() => server.bodies(`POST ${world.path}/tasks`)[0]?.task)
    .toMatchObject({ title: "Weed", stage_id: stageId, assignees: [aMax.ID] });
});

test("c adds to the first group that can have new tasks", async () => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Dig", due_at: "2020-01-01 00:00:00" },
        { title: "Weed", due_at: `${day(0)} 00:00:00` },
      ],
    },
  });
  await showBoard(world, "?view=list&group=due");
  await expectVisible(rowIn("Today", "Weed"));

  await press("c");

  await expectFocus(textbox("Title of the new task", group("Today")));
});

const boxes = Array.from({ length: 3_000 }, (_, at) => `Box ${at + 1}`);

test("of thousands of rows only those in view are drawn, and their place is kept when others add some above", async () => {
  const world = aBoardOnServer({ tasks: { "To do": boxes, Done: ["Sign lease"] } });
  await showBoard(world, "?view=list");
  await expectVisible(rowIn("To do", "Box 1"));
  await expect.poll(() => document.querySelectorAll("article").length).toBeLessThan(60);
  rowIn("To do", "Box 1").element().focus();

  await press("{End}");
  await expectFocus(rowIn("Done", "Sign lease"));
  await expect.element(rowIn("Done", "Sign lease")).toBeInViewport();
  await press("k");
  await expectFocus(rowIn("To do", "Box 3000"));
  const before = boxOf(rowIn("To do", "Box 3000")).top;
  const added = world.add("To do", { title: "Above", position: "0.50" });
  world.change(added.id, {});

  await expect.poll(() => group("To do").getByText("3,001", { exact: true }).elements().length).toBeGreaterThan(0);
  expect(Math.abs(boxOf(rowIn("To do", "Box 3000")).top - before)).toBeLessThan(2);
});

test("after a property is edited the row has the focus again, also if somebody else moved it out of view meanwhile", async () => {
  const world = aBoardOnServer({ tasks: { "To do": boxes, Done: ["Sign lease"] } });
  await showBoard(world, "?view=list");
  await expectVisible(rowIn("To do", "Box 1"));
  rowIn("To do", "Box 1").element().focus();
  await press("p");
  await expectFocus(page.getByRole("combobox", { name: "Priorities" }));

  world.change(world.task("Box 1").id, { position: "5000.00" });
  await expect.element(rowIn("To do", "Box 1")).not.toBeInViewport();
  await press("{Escape}");

  await expectFocus(rowIn("To do", "Box 1"));
});

test("the list breaks no rule of access", async () => {
  await showBoard(aVariedBoard(), "?view=list&group=label");
  await expectVisible(rowIn("Bug", "Pack books"));

  await expectAccessible();
  await button("Group by: Label").click();
  await expectVisible(page.getByRole("menu"));
  await expectPartAccessible(page.getByRole("menu"));
});
