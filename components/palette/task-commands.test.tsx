import { useMemo } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useOffer } from "@/components/commands/offers";
import { forgetPlaces } from "@/components/commands/recent";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { serveNotifications } from "@/components/testing/notifications";
import { expectTitles, linkOf } from "@/components/testing/on-board";
import { cellOf, titles as tableTitles } from "@/components/testing/on-table";
import {
  aFoundTask,
  combobox,
  COMMANDS,
  expectActive,
  found,
  option,
  optionsIn,
  runCommand,
  serveSearch,
} from "@/components/testing/palette";
import { aLabel, aMember } from "@/components/testing/records";
import {
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { closePanels, Shell } from "@/components/testing/shell";
import { show, TestBoard } from "@/components/testing/show";

beforeEach(closePanels);

const field = () => combobox("Commands");
const changes = (world: BoardOnServer) => server.bodies(`PUT ${world.path}/tasks/{task}`);

async function showBoard(world: BoardOnServer, others?: React.ReactNode, search = "") {
  serveNotifications([]);
  serveSearch();
  history.replaceState(null, "", `/boards/${world.board.id}${search}`);
  await show(
    <Shell>
      <TestBoard world={world} />
      {others}
    </Shell>,
  );
}

async function openOnCard(world: BoardOnServer, title: string) {
  await showBoard(world);
  await expectVisible(linkOf(title));
  linkOf(title).element().focus();
  await press(COMMANDS);
  await expectFocus(field());
}

test("words act on the focused card: a person, a date, a stage and a label", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] }, board: { labels: [aLabel("Urgent move")] } });
  // The fake server stores what is sent, but people are sent as a change.
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value } }) => ({
    task: world.put(Number(params.task), { [property]: property === "assignees" ? [] : value }),
    updatedTasks: [],
  }));
  await openOnCard(world, "Book the van");
  await expectVisible(page.getByRole("group", { name: "This task: Book the van" }));

  await field().fill("assign to max");
  await expectActive("Assign to Max Example");
  await press("{Enter}");
  await expectGone(field());
  await expectFocus(linkOf("Book the van"));
  await expect
    .poll(() => changes(world))
    .toEqual([expect.objectContaining({ property: "assignees", value: { add: [world.max.ID] } })]);

  await press(COMMANDS);
  await field().fill("due 24 dec 2031");
  await expectActive("Due Dec 24, 2031");
  await press("{Enter}");
  await expect.poll(() => changes(world).at(-1)).toMatchObject({ property: "due_at", value: "2031-12-24 00:00:00" });

  await press(COMMANDS);
  await field().fill("label urgent");
  await expectActive("Add label Urgent move");
  await press("{Escape}");
  await press(COMMANDS);
  await field().fill("no due date");
  await expectActive("Remove due date");
  await press("{Enter}");
  await expect.poll(() => changes(world).at(-1)).toMatchObject({ property: "due_at", value: null });

  await press(COMMANDS);
  await field().fill("move to done");
  await expectActive("Move to Done");
  await press("{Enter}");
  await expectTitles("Done", ["Book the van"]);
});

test("a command asks for its choice; Backspace in the empty field leaves it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] } });
  await openOnCard(world, "Book the van");
  await field().fill("priority");
  await press("{Enter}");
  const choice = combobox("Set priority");
  await expectFocus(choice);
  await expectCount(page.getByRole("option"), 5);
  await press("{Backspace}");
  await expectFocus(field());

  await field().fill("set priority");
  await press("{Enter}");
  await choice.fill("urg");
  await expectActive("Urgent");
  await press("{Enter}");
  await expect.poll(() => changes(world)).toEqual([{ property: "priority", value: "urgent" }]);
});

test("a task is renamed from its old title", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] } });
  await openOnCard(world, "Book the van");
  await field().fill("rename");
  await press("{Enter}");
  await expectValue(combobox("Rename"), "Book the van");
  await press("s{Enter}");

  await expectTitles("To do", ["Book the vans"]);
});

test("archiving can be undone, and the focus goes on to the next card", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van", "Pack"] } });
  await openOnCard(world, "Book the van");
  await field().fill("archive this");
  await press("{Enter}");

  await expectTitles("To do", ["Pack"]);
  await expectFocus(linkOf("Pack"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expectTitles("To do", ["Book the van", "Pack"]);
});

test("the open task is meant, and its dialog stays open", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van", "Pack"] } });
  await showBoard(world);
  await linkOf("Pack").click();
  await expectVisible(dialogOf("Pack"));
  await press(COMMANDS);
  await expectVisible(page.getByRole("group", { name: "This task: Pack" }));
  await press("{Escape}");
  await expectGone(field());
  await expectVisible(dialogOf("Pack"));

  await press(COMMANDS);
  await field().fill("mark as done");
  await press("{Enter}");
  await expect.poll(() => changes(world)).toEqual([expect.objectContaining({ property: "status", value: "closed" })]);
  await expectVisible(dialogOf("Pack"));
});

test("a viewer can copy links, and change nothing", async () => {
  const world = aBoardOnServer({ role: "Viewer", tasks: { "To do": ["Book the van"] } });
  await openOnCard(world, "Book the van");

  await expectCount(optionsIn(/^This task/), 1);
  await expectText(optionsIn(/^This task/), "Copy link to this task");
  for (const name of ["Create task on this board", "Edit labels", "Change background"]) await expectGone(option(name));
  await field().fill("assign to max");
  await expectGone(option(/Assign to/));
});

test("the board's dialogs and its star are commands, too", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  await press(COMMANDS);
  await field().fill("labels");
  await expectActive("Edit labels");
  await press("{Enter}");
  await expectVisible(dialogOf("Labels"));
  await press("{Escape}");
  await expectGone(dialogOf("Labels"));

  await press(COMMANDS);
  await field().fill("activity");
  await press("{Enter}");
  await expect.poll(() => location.pathname).toBe(`/boards/${world.board.id}/activity`);
});

test("of 2,000 commands only a few are drawn with a key press", async () => {
  const users = Array.from({ length: 2_000 }, (_, at) => aMember(`Person ${at}`));
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] } });
  world.board.users = [world.me, ...users];
  await openOnCard(world, "Book the van");

  await field().fill("assign to person 1");
  await press("9");
  await expectActive(/Assign to Person 19/);
  expect(page.getByRole("option").elements().length).toBeLessThanOrEqual(50);
});

test("the boards and tasks that a person opened are found again, until they sign out", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] }, viewer: { id: 1 } });
  await showBoard(world);
  await linkOf("Book the van").click();
  await expectVisible(dialogOf("Book the van"));
  await press("{Escape}");
  await expectGone(dialogOf("Book the van"));
  await press("/");
  await expectText(optionsIn("Recently opened"), "Book the van");
  await press("{Escape}");

  forgetPlaces();
  await press("/");
  await expectFocus(combobox("Search"));
  await expectGone(page.getByRole("group", { name: "Recently opened" }));
});

test("views are switched, and each has its own commands", async () => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Dig", priority: "low" },
        { title: "Water", priority: "urgent" },
      ],
    },
  });
  server.answer("PUT /boards-app/v1/boards/{board}/view", () => ({}));
  server.answer("PUT /boards/v2/update-dashboard-view-settings", () => ({}));
  await showBoard(world);
  await press(COMMANDS);
  await expectVisible(option("Show as kanban"));
  await runCommand("show as list", "Show as list");
  await expectVisible(page.getByRole("region", { name: "Task list" }));

  await press(COMMANDS);
  await runCommand("group by prio", "Group by: Priority");
  await expectVisible(page.getByRole("region", { name: "Urgent" }));
  expect(location.search).toBe("?view=list&group=priority");

  await press(COMMANDS);
  await runCommand("hide labels", "Hide “Labels”");
  await expect
    .poll(() => server.bodies("PUT /boards/v2/update-dashboard-view-settings"))
    .toEqual([{ view: "listview", updatedSettings: { dashboard_view_label: false } }]);

  await press(COMMANDS);
  await runCommand("table", "Show as table");
  await expectVisible(page.getByRole("grid"));
  await press(COMMANDS);
  await expectGone(option(/^Group by/));
  await field().fill("sort by");
  await expectActive("Sort by");
  await press("{Enter}");
  await combobox("Sort by").fill("title");
  await press("{Enter}");
  await expect.poll(() => location.search).toMatch(/sort=title/);
  await press(COMMANDS);
  await runCommand("descending", "Sort descending");
  await expect.poll(tableTitles).toEqual(["Water", "Dig"]);
  await press(COMMANDS);
  await runCommand("hide status", "Hide column: Status");
  await expectGone(page.getByRole("columnheader", { name: "Status" }));
});

test("filters are opened, saved, applied by name and cleared", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig", { title: "Water", priority: "urgent" }] } });
  await showBoard(world);
  server.answer("GET /boards-app/v1/boards/{board}/saved-filters", () => ({
    filters: [{ id: 5, name: "Fires", query: "priority=urgent", is_shared: false, owner: world.me, can_edit: true }],
  }));
  await expectVisible(linkOf("Dig"));
  await press(COMMANDS);
  await expectGone(option("Clear filters"));
  await field().fill("fires");
  await expectText(optionsIn("Saved filters"), "Fires");
  await press("{Enter}");
  await expectGone(linkOf("Dig"));
  expect(location.search).toBe("?priority=urgent&saved=5");

  await press(COMMANDS);
  await runCommand("save filters", "Save filters");
  await expectVisible(dialogOf("Filters").getByRole("textbox", { name: "Name" }));
  await press("{Escape}");
  await expectGone(dialogOf("Filters"));
  await press(COMMANDS);
  await runCommand("clear fil", "Clear filters");
  await expectVisible(linkOf("Dig"));
  expect(location.search).toBe("");

  await press(COMMANDS);
  await runCommand("filter tasks", "Filter tasks");
  await expectFocus(page.getByRole("combobox", { name: "Filter by" }));
});

test.each([
  ["list", () => linkOf("Water").element()],
  ["table", () => cellOf("Water", "due")],
])("words act on the focused task of the %s, and the focus returns to it", async (view, place) => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig", "Water"] } });
  await showBoard(world, null, `?view=${view}`);
  await expect.poll(() => document.querySelectorAll("[data-task]").length).toBe(2);
  place().focus();
  await press(COMMANDS);
  await expectVisible(page.getByRole("group", { name: "This task: Water" }));
  await runCommand("priority high", "Set priority to High");
  await expect.poll(() => changes(world)).toEqual([{ property: "priority", value: "high" }]);
  await expect.poll(() => document.activeElement).toBe(place());

  await press(COMMANDS);
  await runCommand("move to done", "Move to Done");
  await expect.poll(() => world.task("Water").stage_id).toBe(world.board.stages[2]?.id);
  await expect.poll(() => document.activeElement?.closest("[data-task]")).toBe(place().closest("[data-task]"));
});

test("a search finds commands after its results", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig"] } });
  await showBoard(world);
  server.answer("GET /boards-app/v1/search", () => found([aFoundTask("Table of plants")]));
  await press("/");
  await expectFocus(combobox("Search"));
  await combobox("Search").fill("table");
  await expectActive("Table of plants");
  await expectVisible(option("Show as table"));
});

test("what a screen offers besides becomes a command", async () => {
  const world = aBoardOnServer();
  const shown = vi.fn();
  await showBoard(world, <OfferGlobe onShow={shown} />);
  await press(COMMANDS);
  await field().fill("globe");
  await expectActive("Show as globe");
  await press("{Enter}");

  await expect.poll(() => shown.mock.calls).toHaveLength(1);
});

function OfferGlobe({ onShow }: { onShow: () => void }) {
  useOffer(
    "commands",
    useMemo(() => [{ id: "globe", title: "Show as globe", keys: "9", run: onShow }], [onShow]),
  );
  return null;
}
