import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { archiveOf } from "@/components/testing/archive";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { serveNotifications } from "@/components/testing/notifications";
import { expectTitles, item, messages } from "@/components/testing/on-board";
import { aLabel, aTask, newId } from "@/components/testing/records";
import {
  button,
  checkbox,
  dialogOf,
  expectDescription,
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
afterEach(closePanels);

const dialog = () => dialogOf("Create task");
const title = () => page.getByLabelText("Title of the new task");
const picker = (name: string) => dialog().getByRole("button", { name });
const sent = (world: BoardOnServer) => server.bodies(`POST ${world.path}/tasks`).map(({ task }) => task);

/** The boards of the server, the first one opened last. */
function serveBoards(...worlds: BoardOnServer[]) {
  const listed = worlds.map(({ board: { id, title, isUserOnlyViewer } }) => ({ id, title, isUserOnlyViewer }));
  server.answer("GET /boards/v2/projects/recent-boards", () => ({ boards: listed }));
  server.answer("GET /boards/v2/projects", ({ query }) => ({
    boards: { data: listed.filter((each) => each.title.includes(query.get("search") ?? "")) },
  }));
}

async function openWithKey(props: React.ComponentProps<typeof Shell> = {}) {
  serveNotifications([]);
  await show(<Shell {...props} />);
  button("Keyboard shortcuts").element().focus();
  await press("c");
  await expectFocus(title());
}

test("c creates a task on the board that was opened last, and Escape gives the focus back", async () => {
  const world = aBoardOnServer({ board: { title: "Garden", labels: [aLabel("In review")] } });
  serveBoards(world);
  await openWithKey();
  await expectVisible(picker("Board: Garden"));
  await expectVisible(picker("Stage: To do"));
  await expectAccessible();
  await press("{Escape}");
  await expectFocus(button("Keyboard shortcuts"));

  await press("c");
  await title().click();
  await press("Plant beans #in review @nora 24 Dec 2031");
  await expectText(page.getByRole("list", { name: "Details from the title" }), "In review");
  await press("{Enter}");
  await expectGone(dialog());
  expect(sent(world)).toEqual([
    {
      title: "Plant beans",
      board_id: world.board.id,
      stage_id: world.board.stages[0]?.id,
      labels: [world.board.labels[0]?.id],
      assignees: [world.me.ID],
      due_at: "2031-12-24 00:00:00",
    },
  ]);
  await messages().getByRole("button", { name: "Open" }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(new RegExp(`^/boards/${world.board.id}\\?task=`));
});

test("board, stage and priority are chosen, and used again; boards one can only view are not offered", async () => {
  const [garden, house] = [
    aBoardOnServer({ board: { title: "Garden" } }),
    aBoardOnServer({ board: { title: "House" } }),
  ];
  const viewed = aBoardOnServer({ role: "Viewer", board: { title: "Only to look at" } });
  serveBoards(viewed, garden, house);
  await openWithKey();
  await picker("Board: Garden").click();
  await expectVisible(page.getByRole("option", { name: "House" }));
  await expectGone(page.getByRole("option", { name: "Only to look at" }));
  await page.getByRole("option", { name: "House" }).click();
  await picker("Stage: To do").click();
  await page.getByRole("option", { name: "Done" }).click();
  await picker("Priority: Low").click();
  await page.getByRole("option", { name: "High" }).click();
  await title().fill("Paint");
  await dialog().getByLabelText("Description").fill("Two coats <b>");
  await button("Create task", dialog()).click();
  await expectGone(dialog());

  expect(sent(house)).toEqual([
    expect.objectContaining({ title: "Paint", priority: "high", description: "<p>Two coats &lt;b&gt;</p>" }),
  ]);
  await press("c");
  await expectVisible(picker("Board: House"));
  await expectVisible(picker("Stage: Done"));
});

test("the dialog stays open for another task, as long as the switch is on", async () => {
  const world = aBoardOnServer();
  serveBoards(world);
  await openWithKey();
  await expectVisible(picker("Stage: To do"));
  await dialog().getByRole("switch", { name: "Create another" }).click();
  await title().click();
  await press("One{Enter}");
  await expectValue(title(), "");
  await expectFocus(title());
  await press("Two{Enter}");

  await expect.poll(() => sent(world).map((task) => task.title)).toEqual(["One", "Two"]);
  await expectVisible(dialog());
});

test("Ctrl+Enter creates and opens the task", async () => {
  const world = aBoardOnServer();
  serveBoards(world);
  await openWithKey();
  await expectVisible(picker("Stage: To do"));
  await press("One{Control>}{Enter}{/Control}");

  await expectGone(dialog());
  await expect.poll(() => location.search).toMatch(/^\?task=\d+$/);
});

test("what was written is still there after the dialog was closed by accident, and after a failure", async () => {
  const world = aBoardOnServer();
  serveBoards(world);
  await openWithKey();
  await expectVisible(picker("Stage: To do"));
  await press("Half a thought{Escape}");
  await expectGone(dialog());
  await press("c");
  await expectValue(title(), "Half a thought");

  await expectVisible(picker("Stage: To do"));
  server.disconnect();
  await press("{Enter}");
  await expectVisible(dialog().getByRole("alert").filter({ hasText: "Can’t reach the server" }));
  await expectValue(title(), "Half a thought");
  server.reconnect();
  await press("{Enter}");
  await expectGone(dialog());
  await press("c");
  await expectValue(title(), "");
});

test("without a board to create on, it says so; an empty title is asked for", async () => {
  serveBoards();
  await openWithKey();
  await expectVisible(page.getByText("There is no board where you can create tasks"));
  await expect.element(button("Create task", dialog())).toBeDisabled();
  await press("{Enter}");
  await expectVisible(page.getByText("Enter a title"));
});

test("the create button offers a task, and a board to those who may create one", async () => {
  serveBoards();
  serveNotifications([]);
  const shown = await show(<Shell canCreate />);
  await button("Create").click();
  await item("Board").click();
  await expect.poll(() => location.search).toBe("?new");
  await shown.unmount();

  await show(<Shell />);
  await button("Create").click();
  await expectGone(item("Board"));
  await item("Task").click();
  await expectVisible(dialog());
});

test("on a board the button creates a task there, and c stays with the kanban", async () => {
  const world = aBoardOnServer();
  serveBoards(world);
  await showOnBoard(world);
  await press("c");
  await expectFocus(page.getByRole("group", { name: "New task in To do" }).getByRole("textbox"));
  await press("{Escape}");

  await button("Create").click();
  await item("Task").click();
  await expectVisible(picker("Stage: To do"));
  await press("Mow{Enter}");
  await expectGone(dialog());
  await expectTitles("To do", ["Mow"]);
});

test("on a board that one can only view, c offers other boards", async () => {
  const [viewed, garden] = [aBoardOnServer({ role: "Viewer" }), aBoardOnServer({ board: { title: "Garden" } })];
  serveBoards(garden);
  await showOnBoard(viewed);
  await press("c");

  await expectVisible(picker("Board: Garden"));
});

test("where only archived tasks are shown, c opens the dialog, and the message says that the new task is hidden", async () => {
  const world = aBoardOnServer();
  archiveOf(world, ["Sell the sofa"]);
  serveBoards(world);
  await showOnBoard(world, "?status=archived");
  // Keys wait for the filter bar.
  await expectVisible(page.getByRole("list", { name: "Filters that are set" }));
  await expectVisible(page.getByRole("region", { name: "Archived tasks" }));

  await press("c");
  await expectVisible(picker("Stage: To do"));
  await press("Mow{Enter}");

  await expectText(messages(), "“Mow” was created. Filters hide it.");
  expect(sent(world)).toEqual([expect.objectContaining({ title: "Mow" })]);
});

async function showOnBoard(world: BoardOnServer, search = "") {
  serveNotifications([]);
  history.replaceState(null, "", `/boards/${world.board.id}${search}`);
  await show(
    <Shell>
      <TestBoard world={world} />
    </Shell>,
  );
  await expectVisible(page.getByRole("heading", { name: world.board.title, level: 1 }));
}

const aTemplateOn = ({ board }: BoardOnServer, title: string) => aTask(title, { board_id: board.id });

test("a task starts from a template with the chosen parts, and opens", async () => {
  const world = aBoardOnServer({ board: { title: "Garden" } });
  const template = aTemplateOn(world, "New bed");
  serveBoards(world);
  server.answer("GET /boards/v2/projects/get-template-tasks", () => [template]);
  const path = `POST ${world.path}/tasks/${template.id}/task-create-from-template`;
  server.answer(path, ({ body }) => ({ task: { ...template, id: newId(), title: body.title }, updatedTasks: [] }));
  await openWithKey();
  await picker("Start from template").click();
  await page.getByRole("option", { name: "New bed" }).click();
  await expectFocus(title());
  await expectValue(title(), "New bed");
  await checkbox("Assignees", dialog()).click();
  await checkbox("Comments", dialog()).click();
  await expectAccessible();
  await title().fill("Bed by the wall #1");
  await press("{Enter}");
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(new RegExp(`^/boards/${world.board.id}\\?task=`));

  expect(server.bodies(path)).toEqual([
    {
      ...{ title: "Bed by the wall #1", board_id: world.board.id, stage_id: world.board.stages[0]?.id },
      ...{ assignee: "false", subtask: "true", label: "true", attachment: "true", custom_field: "true" },
      ...{ watcher: "false", comment: "true", time_tracking: "false", recurring: "false" },
    },
  ]);
});

test("of a template on another board only subtasks can be copied, and why", async () => {
  const [world, other] = [aBoardOnServer(), aBoardOnServer()];
  serveBoards(world);
  server.answer("GET /boards/v2/projects/get-template-tasks", () => [aTemplateOn(other, "New bed")]);
  await openWithKey();
  await picker("Start from template").click();
  await page.getByRole("option", { name: /^New bed/ }).click();
  await expect.element(checkbox("Subtasks", dialog())).toBeEnabled();
  await expect.element(checkbox("Labels", dialog())).toBeDisabled();
  await expectDescription(checkbox("Labels", dialog()), /The template is on another board/);

  await button("Don’t use this template", dialog()).click();
  await expectVisible(picker("Priority: Low"));
});
