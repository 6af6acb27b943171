import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { type MyTasksOnServer, myTasksOnServer, showMyTasks } from "@/components/testing/my-tasks-on-server";
import { linkOf, menuOf, messages } from "@/components/testing/on-board";
import { article, expectGroups } from "@/components/testing/on-list";
import { expectFocusOn, select } from "@/components/testing/on-table";
import { aField, aLabel } from "@/components/testing/records";
import {
  button,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { dayIn, daysLater } from "@/lib/dates/dates-on-screen";

let garden: BoardOnServer;
let office: BoardOnServer;
let world: MyTasksOnServer;
const READ = "GET /boards-app/v1/my-tasks";
const bug = aLabel("Bug");
const sameBug = aLabel("bug");

function add(board: BoardOnServer, title: string, fields: Partial<ReturnType<BoardOnServer["task"]>> = {}) {
  return board.add("To do", { title, assignees: [world.me], ...fields });
}

beforeEach(() => {
  garden = aBoardOnServer({ board: { title: "Garden", labels: [bug] } });
  office = aBoardOnServer({ board: { title: "Office", labels: [sameBug] }, stages: ["To do", "Sent"] });
  world = myTasksOnServer([garden, office]);
  add(garden, "Water", { priority: "high", labels: [labelOn(0, bug)] });
  add(garden, "Weed", { priority: "low" });
  add(office, "Write", { labels: [labelOn(0, sameBug)] });
});

const doneOf = (title: string) => page.getByRole("checkbox", { name: `Done: ${title}` });
const tabs = () => page.getByRole("navigation", { name: "Filter my tasks" }).getByRole("link");
const pathOf = ({ board }: BoardOnServer, task: string) => `PUT /boards/v2/projects/${board.id}/tasks/${task}` as const;

describe("My tasks", () => {
  test("lists the tasks of each board, and breaks no rule of access", async () => {
    await showMyTasks(world);

    await expectGroups({ Garden: ["Water", "Weed"], Office: ["Write"] });
    expect(textsOf(tabs())).toEqual(["Assigned3", "Completed0", "Mentioned0"]);
    await expectText(article("Garden", "Water"), /StageTo do/);
    await expectAccessible();
  });

  test("groups by stage, named with the board, and shows the board in other groups", async () => {
    await showMyTasks(world, "?group=stage");
    await expectGroups({ "Garden · To do": ["Water", "Weed"], "Office · To do": ["Write"] });

    await button("Group by: Stage").click();
    await page.getByRole("menuitemradio", { name: "Priority" }).click();

    await expectText(article("High", "Water"), /BoardGarden.*StageTo do/);
  });

  test("labels that look the same are one group and one filter", async () => {
    await showMyTasks(world, `?group=label&label=${bug.id}`);

    await expectGroups({ Bug: ["Water", "Write"] });
  });

  test("an edit is saved on the board of its task, whose row leaves with the next read, and Undo brings it back", async () => {
    await showMyTasks(world);

    await doneOf("Write").click();

    await expectText(messages(), "“Write” is done");
    await expectGone(linkOf("Write"));
    expect(server.bodies(pathOf(office, "{task}"))).toEqual([{ property: "status", value: "closed" }]);
    expect(server.bodies(pathOf(garden, "{task}"))).toEqual([]);
    await button("Undo").click();
    await expectVisible(linkOf("Write"));
    await expect.poll(() => office.task("Write").status).toBe("open");
  });

  test("a row that no longer belongs to the tab is marked until it goes", async () => {
    await showMyTasks(world);
    await expect.poll(() => server.requests(READ).length).toBeGreaterThan(0);
    const release = server.hold(READ);

    await doneOf("Weed").click();

    await expectVisible(article("Garden", "Weed").getByRole("img", { name: "No longer matches the filters" }));
    release();
    await expectGone(linkOf("Weed"));
  });

  test("a key edits a property with what the task's own board offers, which is read once and not counted as opened", async () => {
    await showMyTasks(world);
    linkOf("Write").element().focus();

    await press("s");
    await expectFocus(page.getByRole("combobox", { name: "Stages" }));
    expect(textsOf(page.getByRole("option"))).toEqual(["To do", "Sent"]);
    await press("sent{Enter}");

    await expect
      .poll(() => server.bodies(`PUT ${office.path}/tasks/{task}/move-task`))
      .toEqual([expect.objectContaining({ newIndex: 1, prevTaskId: null, nextTaskId: null })]);
    await expectFocus(linkOf("Write"));
    await press("p");
    await press("urg{Enter}");
    await expect.poll(() => office.task("Write").priority).toBe("urgent");
    const reads = server.requests(`GET ${office.path}`);
    expect(reads.map(({ query }) => query.get("record_visit"))).toEqual(["false"]);
  });

  test("selected tasks of several boards change with one request for each board, one result, and one Undo", async () => {
    for (const board of [garden, office])
      server.answer(`POST ${board.path}/tasks/bulk-actions`, ({ body }) => ({
        successful_tasks: (body.task_ids as number[])
          .filter((id) => board.stored(id).title !== "Weed")
          .map((id) => board.put(id, { priority: String(body.priority) })),
        failed_tasks: (body.task_ids as number[])
          .filter((id) => board.stored(id).title === "Weed")
          .map((id) => ({ id, title: "Weed", error: "It is locked." })),
        updatedTasks: [],
      }));
    const former = office.task("Write").priority;
    await showMyTasks(world);
    linkOf("Water").element().focus();
    await press("x");
    await linkOf("Write").click({ modifiers: ["Shift"] });
    const bar = page.getByRole("toolbar", { name: "Selected tasks" });
    await expectVisible(bar.getByText("3 selected"));
    expect(bar.getByRole("button", { name: "Stage" }).query()).toBeNull();
    await expectAccessible();

    await press("p");
    await press("urg{Enter}");

    await expect
      .poll(() => [garden.task("Water").priority, office.task("Write").priority])
      .toEqual(["urgent", "urgent"]);
    await expectText(messages(), "1 task wasn’t changed (Weed). It is locked.");
    expect(server.bodies(`POST ${garden.path}/tasks/bulk-actions`)).toHaveLength(1);
    await press("{Control>}z{/Control}");
    await expect.poll(() => [garden.task("Water").priority, office.task("Write").priority]).toEqual(["high", former]);
  });

  test("when the board can't be read, the reason is shown and the row keeps the focus", async () => {
    await showMyTasks(world);
    server.refuse(`GET ${office.path}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
    linkOf("Write").element().focus();

    await press("a");

    await expectText(messages(), "Sorry, you are not allowed to do that.");
    await expectFocus(linkOf("Write"));
  });

  test("the menu moves a task among the stages of its board, and not within them", async () => {
    await showMyTasks(world);
    await menuOf("Write").click();

    await expectVisible(page.getByRole("menuitem", { name: "Move to stage" }));
    expect(page.getByRole("menuitem", { name: "Move to top" }).query()).toBeNull();
    await page.getByRole("menuitem", { name: "Archive" }).click();

    await expectGone(linkOf("Write"));
    expect(server.bodies(pathOf(office, "{task}"))).toEqual([expect.objectContaining({ property: "archived_at" })]);
  });

  test("tasks of boards that a person only views can't be edited, and keys say why", async () => {
    const attic = aBoardOnServer({ board: { title: "Attic" }, role: "Viewer" });
    world = myTasksOnServer([garden, attic]);
    add(garden, "Rake");
    add(attic, "Look");
    await showMyTasks(world, "?group=priority");
    await expectVisible(doneOf("Rake"));
    expect(doneOf("Look").query()).toBeNull();
    expect(
      [...document.querySelectorAll("article:not([data-lifts])")].map((row) => row.querySelector("a")?.title),
    ).toEqual(["Look"]);
    linkOf("Look").element().focus();

    await press(".");

    await expectText(messages(), "You can only view the tasks of “Attic”.");
    await menuOf("Look").click();
    await expectVisible(page.getByRole("menuitem", { name: "Copy link" }));
    expect(page.getByRole("menuitem", { name: "Archive" }).query()).toBeNull();
  });

  test("boards are a filter, in the address, and the view and filters stay in other tabs", async () => {
    await showMyTasks(world);
    await press("f");
    await expectFocus(page.getByRole("combobox", { name: "Filter by" }));
    await press("office{Enter}");

    await expectGone(linkOf("Water"));
    expect(location.search).toBe(`?board=${office.board.id}`);
    await press("{Escape}");
    office.change(office.task("Write").id, { status: "closed" });
    await tabs().nth(1).click();
    await expectVisible(linkOf("Write"));
    expect(location.search).toBe(`?tab=completed&board=${office.board.id}`);
    await tabs().nth(2).click();
    await expectVisible(page.getByText("No mentions in comments"));
  });

  test("changes of others on each board appear", async () => {
    await showMyTasks(world);
    await expectVisible(linkOf("Write"));

    office.change(office.task("Write").id, { title: "Write again" });
    await expectVisible(linkOf("Write again"));
    garden.change(garden.task("Water").id, { assignees: [] });
    await expectGone(linkOf("Water"));
    add(garden, "Sow");
    live.changed({ board: 0, what: ["notifications"] });
    await expectVisible(linkOf("Sow"));
    await expect.poll(() => textsOf(tabs())).toEqual(["Assigned3", "Completed0", "Mentioned0"]);
  });

  test("the page brings the first tasks, and says when the others can't be read", async () => {
    const first = world.answer("assigned");
    const accept = server.refuse(READ, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
    add(office, "File");
    await showMyTasks(world, "", { first: { ...first, left: 1 } });
    await expectVisible(linkOf("Write"));
    await expectText(page.getByRole("alert"), "Not all tasks could be loaded.");

    // In one step: the live connection, once open, reads the tasks again, too, and takes the button away.
    const tryAgain = button("Try again").element();
    accept();
    (tryAgain as HTMLElement).click();

    await expectVisible(linkOf("File"));
  });
});

describe("the calendar of My tasks", () => {
  test("has the tasks of all boards on their days, and a moved one is saved on its own board", async () => {
    const today = dayIn(new Date(), "UTC");
    add(office, "Send", { due_at: `${today} 15:00:00` });
    add(garden, "Mow", { due_at: `${today} 00:00:00` });
    await showMyTasks(world, "?view=calendar");
    const link = (title: string) => page.getByRole("article").getByRole("link", { name: title }).first();
    await expectVisible(link("Mow"));
    await expectVisible(link("Send"));
    await expectAccessible();
    expect(button(/^Add task/).query()).toBeNull();

    link("Send").element().focus();
    await press(" {ArrowRight} ");

    await expect
      .poll(() => server.bodies(pathOf(office, "{task}")))
      .toEqual([expect.objectContaining({ property: "due_at", value: `${daysLater(today, 1)} 15:00:00` })]);
    expect(server.bodies(pathOf(garden, "{task}"))).toEqual([]);
  });
});

describe("the table of My tasks", () => {
  test("has the boards as its second column, and sorts by them", async () => {
    await showMyTasks(world, "?view=table&sort=-board");

    await expect.poll(() => textsOf(page.getByRole("columnheader")).slice(1, 4)).toEqual(["Title", "Board", "Stage"]);
    const boards = () =>
      [...document.querySelectorAll("[data-task] [data-column=board]")].map((cell) => cell.textContent);
    await expect.poll(boards).toEqual(["Office", "Garden", "Garden"]);
    await expectAccessible();
  });

  test("after going back from a task, its row has the focus", async () => {
    const left = await showMyTasks(world, "?view=table");
    await select("Weed", "priority");
    await press("{Control>}{Enter}{/Control}");
    await left.unmount();

    await showMyTasks(world, "?view=table");

    await expectFocusOn("Weed", "title");
    await press("{ArrowDown}");
    await expectFocusOn("Write", "title");
  });

  test("a custom field can be filled on its own board only", async () => {
    const budget = { ...aField("Budget"), board_id: garden.board.id };
    garden.board.custom_fields = [budget];
    await showMyTasks(world, "?view=table", { layout: { table: { shown: { [`field-${budget.id}`]: true } } } });
    const cell = (title: string) =>
      [...document.querySelectorAll<HTMLElement>("[role=row][data-task]")]
        .find((row) => row.textContent?.includes(title))
        ?.querySelector<HTMLElement>(`[data-column="field-${budget.id}"]`) ?? null;

    await expectVisible(page.getByRole("columnheader", { name: "Garden · Budget" }));
    expect([cell("Water")?.ariaReadOnly ?? null, cell("Write")?.ariaReadOnly]).toEqual([null, "true"]);
  });
});
