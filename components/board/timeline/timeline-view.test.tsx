import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { linkOf } from "@/components/testing/on-board";
import { barOf, dragLink, dragPart, expectBar, startOf } from "@/components/testing/on-timeline";
import {
  boxOf,
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

afterEach(() => void (document.documentElement.dir = "ltr"));

const midnight = (date: string) => `${date} 00:00:00`;
/** How wide a day is at each zoom. */
const PIXELS = { day: 36, week: 12 };
const FIRST = "?view=timeline&zoom=day&date=2030-03-01";
const DATES = "POST /boards/v2/projects/{board}/tasks/{task}/dates";

const aPlannedBoard = (options: Parameters<typeof aBoardOnServer>[0] = {}): BoardOnServer => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Fix login", started_at: midnight("2030-03-04"), due_at: "2030-03-08 16:00:00" },
        { title: "Pack books", started_at: midnight("2030-03-06"), due_at: midnight("2030-03-12") },
        { title: "Call movers", due_at: midnight("2030-03-11") },
        "Paint walls",
      ],
      Done: [{ title: "Sign lease", status: "closed", started_at: midnight("2030-03-02") }],
    },
    ...options,
  });
  server.answer(`POST ${world.path}/tasks/{task}/dates`, ({ params, body }) => ({
    message: "Dates have been updated",
    task: world.put(Number(params.task), body),
    updatedTasks: [],
  }));
  return world;
};

async function showTimeline(world: BoardOnServer, search = FIRST) {
  await page.viewport(1280, 800);
  await showBoard(world, search);
  await expectVisible(barOf("Fix login"));
}

const moves = () => page.getByRole("status", { name: "Moves" });

test("bars begin and end on the days of their dates", async () => {
  await showTimeline(aPlannedBoard());

  await expectBar("Fix login", "Fix login, March 4, 2030 to March 8, 2030");
  await expectBar("Call movers", "Call movers, due March 11, 2030");
  await expectBar("Sign lease", "Sign lease, from March 2, 2030, done");
  await expectBar("Paint walls", "Paint walls, no dates");
  expect(boxOf(barOf("Fix login")).width).toBe(5 * PIXELS.day);
  expect(startOf("Pack books") - startOf("Fix login")).toBe(2 * PIXELS.day);
});

test("a bar is moved by mouse, and both dates are saved with their times", async () => {
  await showTimeline(aPlannedBoard());

  await dragPart("Fix login", "whole", 2 * PIXELS.day);

  await expectBar("Fix login", "Fix login, March 6, 2030 to March 10, 2030");
  await expect
    .poll(() => server.bodies(DATES))
    .toEqual([{ started_at: midnight("2030-03-06"), due_at: "2030-03-10 16:00:00", exact: true }]);
});

test("an end of a bar is moved by mouse, and only its date is saved", async () => {
  const world = aPlannedBoard();
  await showTimeline(world);

  await dragPart("Fix login", "end", -PIXELS.day);
  await expectBar("Fix login", "Fix login, March 4, 2030 to March 7, 2030");
  await dragPart("Fix login", "start", PIXELS.day);

  await expectBar("Fix login", "Fix login, March 5, 2030 to March 7, 2030");
  await expect
    .poll(() => server.bodies(`PUT ${world.path}/tasks/{task}`))
    .toEqual([
      { property: "due_at", value: "2030-03-07 16:00:00" },
      { property: "started_at", value: midnight("2030-03-05") },
    ]);
});

test("keys move a bar and its ends by the unit of the zoom, and each step is announced", async () => {
  await showTimeline(aPlannedBoard());
  barOf("Fix login").element().focus();

  await press(" ");
  await expectText(moves(), "Fix login picked up, March 4, 2030 to March 8, 2030");
  await press("{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowLeft}{/Alt}");
  await expectText(moves(), "Fix login, March 4, 2030 to March 10, 2030");
  await press("{Escape}");
  await expectBar("Fix login", "Fix login, March 4, 2030 to March 8, 2030");

  await press("- {ArrowRight} ");
  await expectText(moves(), "Fix login dropped, March 11, 2030 to March 15, 2030");
  await expect.poll(() => server.bodies(DATES)).toHaveLength(1);
  await expectFocus(barOf("Fix login"));
});

test("a task without dates is planned by mouse and by keys", async () => {
  const world = aPlannedBoard({ tasks: { "To do": ["Fix login", "Paint walls"] } });
  await showTimeline(world);
  const { left, width } = boxOf(barOf("Paint walls"));

  await userEvent.dragAndDrop(barOf("Paint walls"), barOf("Paint walls"), {
    sourcePosition: { x: 3.5 * PIXELS.day, y: 18 },
    targetPosition: { x: 5.5 * PIXELS.day, y: 18 },
  });
  await expectBar("Paint walls", "Paint walls, March 4, 2030 to March 6, 2030");
  expect(startOf("Paint walls")).toBe(left + 3 * PIXELS.day);
  expect(width).toBeGreaterThan(0);

  barOf("Fix login").element().focus();
  await press("{Enter}");
  await expectText(moves(), "Fix login picked up");
  await expectFocus(barOf("Fix login"));
  await press("{Escape}");
  await expectBar("Fix login", "Fix login, no dates");
  await expectFocus(barOf("Fix login"));
  await press("{Enter}{ArrowRight}{Enter}");
  await expect.poll(() => server.bodies(DATES)).toHaveLength(2);
  await expectFocus(barOf("Fix login"));
  const { started_at, due_at } = server.bodies(DATES)[1];
  expect(started_at).toBe(due_at);
});

test("a bar that can no longer be moved is put back in words", async () => {
  const world = aPlannedBoard();
  await showTimeline(world);
  barOf("Fix login").element().focus();
  await press(" {ArrowRight}");
  await expectText(moves(), "Fix login, March 5, 2030 to March 9, 2030");

  world.remove(world.task("Fix login").id);
  await expectText(moves(), "Move canceled. It’s no longer on this board.");
  barOf("Pack books").element().focus();
  await press(" {ArrowRight}");
  await expectText(moves(), "Pack books, March 7, 2030 to March 13, 2030");
  world.changeBoard({ isUserOnlyViewer: true });

  await expectText(moves(), "Move canceled. Task “Pack books” can’t be moved anymore.");
  await expectBar("Pack books", "Pack books, March 6, 2030 to March 12, 2030");
});

test("a dependency is drawn from bar to bar, and a circle is refused in words", async () => {
  const world = aPlannedBoard();
  await showTimeline(world);

  await dragLink("Fix login", "Call movers");
  await expectText(moves(), "“Fix login” now blocks “Call movers”");
  await expect.poll(() => document.querySelectorAll("[data-arrow='']")).toHaveLength(1);
  await dragLink("Call movers", "Fix login");

  await expectVisible(page.getByText("“Call movers” can’t block “Fix login”, because the tasks would wait").first());
  expect(server.requests(`POST ${world.path}/tasks/{task}/dependencies`)).toHaveLength(1);
});

test("keys choose what a task blocks, and a conflict of dates is said", async () => {
  await showTimeline(aPlannedBoard());
  barOf("Fix login").element().focus();

  await press("b");
  await expectVisible(dialogOf("Tasks that “Fix login” blocks"));
  await press("pack{Enter}");
  await expectText(moves(), "“Fix login” now blocks “Pack books”");
  await press("{Escape}");

  await expectFocus(barOf("Fix login"));
  await expectBar(
    "Pack books",
    "Pack books, March 6, 2030 to March 12, 2030, starts before a task that blocks it is due",
  );
  await expect.poll(() => document.querySelectorAll("[data-arrow=conflict]")).toHaveLength(1);
});

test("an arrow that is pressed can be removed with the Delete key", async () => {
  const world = aPlannedBoard();
  world.dependencies.add(world.task("Fix login").id, world.task("Call movers").id);
  await showTimeline(world);
  await expect.poll(() => document.querySelector("[data-arrow] path")).not.toBeNull();

  document.querySelector("[data-arrow] path")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expectFocus(button("Remove: “Fix login” blocks “Call movers”"));
  await press("{Delete}");

  await expect.poll(() => document.querySelectorAll("[data-arrow]")).toHaveLength(0);
  await expect.poll(() => world.dependencies.listed()).toEqual([]);
});

test("zooming keeps the day in the middle, and is remembered", async () => {
  const world = aPlannedBoard();
  await showTimeline(world);
  const pane = boxOf(page.getByRole("columnheader", { name: "Task" })).right;
  const middle = pane + (1280 - pane) / 2;
  const days = (startOf("Fix login") - middle) / PIXELS.day;

  await button("Weeks").click();

  await expect.poll(() => Math.abs((startOf("Fix login") - middle) / PIXELS.week - days)).toBeLessThan(0.1);
  expect(new URLSearchParams(location.search).get("zoom")).toBe("week");
  await expect
    .poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1))
    .toEqual({ layout: { timeline: { zoom: "week" } } });
});

test("time runs from right to left where lines do", async () => {
  document.documentElement.dir = "rtl";
  await showTimeline(aPlannedBoard());
  const right = (title: string) => boxOf(barOf(title)).right;
  expect(right("Fix login") - right("Pack books")).toBe(2 * PIXELS.day);

  barOf("Fix login").element().focus();
  await press(" ");
  await expectText(moves(), "Fix login picked up");
  await press("{ArrowLeft} ");
  await expectBar("Fix login", "Fix login, March 5, 2030 to March 9, 2030");
});

test("tasks without dates can be hidden", async () => {
  await showTimeline(aPlannedBoard());

  await button("Timeline options").click();
  await page.getByRole("menuitem", { name: "Hide tasks without dates" }).click();

  await expectGone(page.getByRole("link", { name: "Paint walls" }));
  await expectVisible(barOf("Call movers"));
});

test("arrows lead through tasks and stages, and Tab from the tasks to the chart", async () => {
  await showTimeline(aPlannedBoard());
  page.getByRole("link", { name: "Paint walls" }).element().focus();

  await press("{ArrowUp}");
  await expectFocus(page.getByRole("link", { name: "Call movers" }));
  await press("{ArrowRight}");
  await expectFocus(barOf("Call movers"));
  await press("{Home}");
  await expectFocus(barOf("Fix login"));
});

test("screen readers hear with a title that its task is done or selected", async () => {
  await showTimeline(aPlannedBoard());

  await expect.element(linkOf("Sign lease")).toHaveAccessibleDescription("Done");
  await expect.element(linkOf("Fix login")).not.toHaveAccessibleDescription();
  await linkOf("Fix login").click({ modifiers: ["Shift"] });
  await expect.element(linkOf("Fix login")).toHaveAccessibleDescription("Selected");
});

test("a viewer can't move bars", async () => {
  await showTimeline(
    aPlannedBoard({ role: "Viewer", tasks: { "To do": [{ title: "Fix login", due_at: midnight("2030-03-08") }] } }),
  );
  barOf("Fix login").element().focus();

  await press(" {ArrowRight} ");

  await expectBar("Fix login", "Fix login, due March 8, 2030");
  expect(barOf("Fix login").element().querySelector("[data-grip]")).toBeNull();
});

test("the timeline is accessible", async () => {
  await showTimeline(aPlannedBoard());
  await expectAccessible();
});
