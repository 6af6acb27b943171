import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { linkOf } from "@/components/testing/on-board";
import { dragByMouse } from "@/components/testing/on-list";
import { aLabel, aMember } from "@/components/testing/records";
import {
  button,
  expectAttribute,
  expectFocus,
  expectVisible,
  press,
  textbox,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";

const [aMax, aZoe] = [aMember("Max Example"), aMember("Zoe Example")];
const [max, zoe] = [personOn(0, aMax), personOn(0, aZoe)];
const aBug = aLabel("Bug");

const aVariedBoard = (options: Parameters<typeof aBoardOnServer>[0] = {}): BoardOnServer =>
  aBoardOnServer({
    board: { labels: [aBug], users: [aMax, aZoe] },
    tasks: {
      "To do": [
        { title: "Fix login", priority: "urgent", assignees: [max, zoe] },
        { title: "Pack books", labels: [labelOn(0, aBug)], assignees: [zoe] },
      ],
      Done: [{ title: "Sign lease", status: "closed" }],
    },
    ...options,
  });

const cell = (stage: string, lane: string) => page.getByRole("listitem", { name: `${stage}, ${lane}`, exact: true });
const laneToggle = (lane: string) =>
  page
    .getByRole("region", { name: new RegExp(lane) })
    .getByRole("button")
    .first();
const cardIn = (stage: string, lane: string, task: string) =>
  cell(stage, lane)
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: task, exact: true }) });

const expectCells = (cells: Record<string, string[]>) =>
  expect
    .poll(() =>
      Object.fromEntries(
        page
          .getByRole("listitem")
          .elements()
          .filter((element) => element instanceof HTMLElement && element.dataset.grouped === "")
          .map((element) => [
            element.getAttribute("aria-label"),
            textsOf(page.elementLocator(element).getByRole("link")),
          ])
          .filter(([, tasks]) => tasks && tasks.length > 0),
      ),
    )
    .toEqual(cells);

const BY_ASSIGNEE = {
  "To do, Max Example": ["Fix login"],
  "To do, Zoe Example": ["Fix login", "Pack books"],
  "Done, No assignee": ["Sign lease"],
};

test("the kanban is divided by people, priorities or labels, and a task is in each of its lanes", async () => {
  await showBoard(aVariedBoard(), "?view=kanban&lanes=assignee");
  await expectCells(BY_ASSIGNEE);

  history.replaceState(null, "", "?view=kanban&lanes=priority");
  await expectCells({ "To do, Urgent": ["Fix login"], "To do, Low": ["Pack books"], "Done, Low": ["Sign lease"] });

  history.replaceState(null, "", "?view=kanban&lanes=label");
  await expectCells({
    "To do, Bug": ["Pack books"],
    "To do, No label": ["Fix login"],
    "Done, No label": ["Sign lease"],
  });
  await expectAccessible();
});

test("lanes are chosen in the display menu, kept in the address and remembered; collapsed ones, too", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=kanban");
  await button("Display").click();
  await page.getByRole("menuitemradio", { name: "Assignee" }).click();
  await press("{Escape}");
  await expectCells(BY_ASSIGNEE);
  expect(location.search).toBe("?view=kanban&lanes=assignee");

  await laneToggle("Zoe Example").click();

  await expectAttribute(laneToggle("Zoe Example"), "aria-expanded", "false");
  await expectCells({ "To do, Max Example": ["Fix login"], "Done, No assignee": ["Sign lease"] });
  await expect
    .poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1))
    .toEqual({ layout: { kanban: { lanes: "assignee", collapsed: { assignee: [String(aZoe.ID)] } } } });
});

test("empty lanes are shown on request, so that a card can be given to somebody without tasks", async () => {
  const world = aVariedBoard({
    board: { users: [aMax, aZoe] },
    tasks: { "To do": [{ title: "Fix login", assignees: [max] }] },
  });
  const { id } = world.task("Fix login");
  const change = `PUT ${world.path}/tasks/${id}`;
  server.answer(change, () => ({ task: world.put(id, { assignees: [zoe] }), updatedTasks: [] }));
  await showBoard(world, "?view=kanban&lanes=assignee");
  await expectCells({ "To do, Max Example": ["Fix login"] });
  expect(cell("To do", "Zoe Example").elements()).toHaveLength(0);

  await button("Display").click();
  await page.getByRole("menuitemcheckbox", { name: "Show empty lanes" }).click();
  await press("{Escape}");
  await expectVisible(cell("To do", "Zoe Example"));
  await dragByMouse(cardIn("To do", "Max Example", "Fix login"), cell("To do", "Zoe Example"), 0.5);

  await expectCells({ "To do, Zoe Example": ["Fix login"] });
  expect(server.bodies(change)).toEqual([{ property: "assignees", value: { add: [aZoe.ID], remove: [aMax.ID] } }]);
  await expect
    .poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1))
    .toEqual({ layout: { kanban: { emptyLanes: true } } });
});

const idOf = ({ stages }: BoardOnServer, title: string) =>
  [...stages.values()].find((stage) => stage.title === title)?.id;

test("a card that is dropped in another lane and stage changes hands and moves", async () => {
  const world = aVariedBoard();
  const { id } = world.task("Pack books");
  const change = `PUT ${world.path}/tasks/${id}`;
  server.answer(change, () => ({ task: world.put(id, { assignees: [max] }), updatedTasks: [] }));
  await showBoard(world, "?view=kanban&lanes=assignee");
  await expectAttribute(cardIn("To do", "Zoe Example", "Pack books"), "data-lifts", "");

  await dragByMouse(cardIn("To do", "Zoe Example", "Pack books"), cell("In progress", "Max Example"), 0.5);

  await expect.poll(() => world.task("Pack books").stage_id).toBe(idOf(world, "In progress"));
  expect(server.bodies(change)).toEqual([{ property: "assignees", value: { add: [aMax.ID], remove: [aZoe.ID] } }]);
  await expectCells({
    "To do, Max Example": ["Fix login"],
    "In progress, Max Example": ["Pack books"],
    "To do, Zoe Example": ["Fix login"],
    "Done, No assignee": ["Sign lease"],
  });
});

test("keys move the focus and a card over lanes and stages, and every step is announced", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=kanban&lanes=priority");
  await expectAttribute(cardIn("To do", "Urgent", "Fix login"), "data-lifts", "");
  linkOf("Fix login").element().focus();
  await press("{ArrowDown}");
  await expectFocus(linkOf("Pack books"));
  await press("{ArrowUp}");
  await expectFocus(linkOf("Fix login"));

  await press(" {ArrowDown}");
  await expect
    .element(page.getByRole("status", { name: "Moves" }))
    .toHaveTextContent("Task “Fix login”, position 1 of 2 in “To do, Low”");
  await press("{ArrowRight} ");

  await expect.poll(() => world.task("Fix login").priority).toBe("low");
  await expect.poll(() => world.task("Fix login").stage_id).toBe(idOf(world, "In progress"));
  await expectFocus(linkOf("Fix login"));
});

test("a task that is added in a lane has what its lane has in common", async () => {
  const world = aVariedBoard();
  await showBoard(world, "?view=kanban&lanes=assignee");
  await expectCells(BY_ASSIGNEE);

  await button("Add task to In progress, Zoe Example").click();
  await textbox("Title of the new task").fill("Call movers");
  await press("{Enter}");

  await expect.poll(() => world.task("Call movers").assignees.map(({ ID }) => ID)).toEqual([aZoe.ID]);
  await expectVisible(cell("In progress", "Zoe Example").getByRole("link", { name: "Call movers" }));
});

test("viewers see lanes and can’t move or add tasks", async () => {
  await showBoard(aVariedBoard({ role: "Viewer" }), "?view=kanban&lanes=assignee");
  await expectCells(BY_ASSIGNEE);

  expect(document.querySelectorAll("[draggable=true], [data-new-task]")).toHaveLength(0);
});
