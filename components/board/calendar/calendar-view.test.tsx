import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import {
  boxOf,
  button,
  dialogOf,
  expectAttribute,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textsOf,
} from "@/components/testing/screen";
import { dragByMouse, frame } from "@/components/testing/on-list";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

/** A Saturday. */
const NOW = new Date("2026-11-28T10:00:00Z");

const aMonth = (options: Parameters<typeof aBoardOnServer>[0] = {}): BoardOnServer =>
  aBoardOnServer({
    viewer: { startOfWeek: 1 },
    tasks: {
      "To do": [
        { title: "Fix login", due_at: "2026-11-25 15:00:00" },
        { title: "Move house", due_at: "2026-12-01 00:00:00", started_at: "2026-11-27 00:00:00" },
        { title: "Someday" },
      ],
      Done: [{ title: "Sign lease", status: "closed", due_at: "2026-11-25 00:00:00" }],
    },
    ...options,
  });

const show = (world: BoardOnServer, search = "") => showBoard(world, `?view=calendar${search}`, NOW);
const number = (name: string) => button(new RegExp(`${name}, (no|\\d+) tasks?`));
const day = (name: string) => page.getByRole("gridcell").filter({ has: number(name) });
const tasksOn = (name: string) => textsOf(day(name).getByRole("article").getByRole("link"));
const task = (title: string) => page.getByRole("article").getByRole("link", { name: title }).first();
const pill = (title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: title }) })
    .first();
const moves = page.getByRole("status", { name: "Moves" });
const changed = (world: BoardOnServer, title: string) =>
  server.bodies(`PUT ${world.path}/tasks/${world.task(title).id}`).at(-1);

test("tasks are on their days, bars across days and weeks, and what has no date is counted", async () => {
  await show(aMonth());

  await expect.poll(() => tasksOn("November 25, 2026")).toEqual(["Fix login", "Sign lease (done)"]);
  await expectText(page.getByRole("heading", { name: "November 2026" }), "November 2026");
  await expect.poll(() => tasksOn("November 27, 2026")).toEqual(["Move house"]);
  await expect.poll(() => tasksOn("November 30, 2026")).toEqual(["Move house"]);
  await expectAttribute(number("November 28, 2026"), "aria-current", "date");
  await button("No date: 1").click();
  await expectVisible(page.getByRole("complementary", { name: "No due date" }).getByRole("link", { name: "Someday" }));
  await expectAccessible();
});

test("days stay empty until all tasks are loaded, and keep their places then", async () => {
  const world = aMonth();
  const release = server.hold(`GET /boards-app/v1/boards/${world.board.id}/tasks`);
  await show(world);
  await expectVisible(page.getByText("Loading all tasks…"));
  await expectVisible(button("No due date"));
  await expectCount(page.getByRole("article"), 0);
  const before = await boxOf(page.getByRole("grid"));

  release();

  await expect.poll(() => tasksOn("November 25, 2026")).toEqual(["Fix login", "Sign lease (done)"]);
  expect(await boxOf(page.getByRole("grid"))).toEqual(before);
});

test("the month and the range are in the address, and the range is remembered", async () => {
  const world = aMonth();
  await show(world);
  await button("Previous month").click();
  await expectVisible(page.getByRole("heading", { name: "October 2026" }));
  expect(location.search).toBe("?view=calendar&date=2026-10");
  await expectVisible(page.getByText("Nothing is due in this month."));

  await button("Today").click();
  await button("Week").click();
  await expectVisible(page.getByRole("heading", { name: /November 23 – 29, 2026/ }));
  expect(location.search).toBe("?view=calendar&range=week");
  await button("Next week").click();
  expect(location.search).toBe("?view=calendar&range=week&date=2026-12-05");
  await expect.poll(() => tasksOn("November 30, 2026")).toEqual(["Move house"]);
  await expect
    .poll(() => server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/view`).at(-1))
    .toEqual({ layout: { calendar: { range: "week" } } });
});

test("keys move between days and tasks, and move a task to another day", async () => {
  const world = aMonth();
  await show(world);
  await expectVisible(task("Fix login"));
  await press("t");
  await expectFocus(number("November 28, 2026"));
  await press("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
  await expectFocus(task("Fix login"));
  await press("{ArrowDown}");
  await expectFocus(task("Sign lease"));
  await press("{ArrowUp} ");
  await expectText(moves, "Picked up task “Fix login”, Wednesday, November 25, 2026");
  await press("{ArrowRight}{ArrowDown}");
  await expectText(moves, "Task “Fix login”: Thursday, December 3, 2026");
  await expect.poll(() => tasksOn("December 3, 2026")).toEqual(["Fix login"]);
  await expectFocus(task("Fix login"));
  await press("{Escape}");
  await expect.poll(() => tasksOn("November 25, 2026")).toEqual(["Fix login", "Sign lease (done)"]);
  expect(changed(world, "Fix login")).toBeUndefined();

  await press(" {ArrowRight} ");
  await expectText(moves, "Dropped task “Fix login”: Thursday, November 26, 2026");
  await expect.poll(() => changed(world, "Fix login")).toEqual({ property: "due_at", value: "2026-11-26 15:00:00" });
  await expectFocus(task("Fix login"));
  await press("{Escape}");
  await expectFocus(number("November 26, 2026"));
});

test("both dates of a bar move with one request, and Shift changes only its end", async () => {
  const world = aMonth();
  const scheduled = () => server.bodies(`POST ${world.path}/tasks/${world.task("Move house").id}/dates`);
  await show(world);
  await expectVisible(task("Move house"));
  (task("Move house").element() as HTMLElement).focus();
  await press(" {ArrowDown} ");
  await expect
    .poll(() => scheduled())
    .toEqual([{ started_at: "2026-12-04 00:00:00", due_at: "2026-12-08 00:00:00", exact: true }]);
});

test("a task is dragged to another day by the mouse", async () => {
  const world = aMonth();
  await show(world);
  await expectAttribute(pill("Fix login"), "draggable", "true");

  await dragByMouse(pill("Fix login"), day("November 19, 2026"), 0.8);

  await expect.poll(() => changed(world, "Fix login")).toEqual({ property: "due_at", value: "2026-11-19 15:00:00" });
  await expect.poll(() => tasksOn("November 19, 2026")).toEqual(["Fix login"]);
});

test("an end of a bar is dragged to make it longer", async () => {
  const world = aMonth();
  await show(world);
  await expectVisible(task("Fix login"));
  const end = pill("Fix login").element().querySelector("[data-end=due]");
  const to = boxOf(day("November 27, 2026"));
  const fire = (at: EventTarget | null | undefined, name: string, x: number, y: number) =>
    at?.dispatchEvent(
      new PointerEvent(name, { bubbles: true, cancelable: true, pointerId: 7, button: 0, clientX: x, clientY: y }),
    );
  const from = boxOf(pill("Fix login"));

  fire(end, "pointerdown", from.right - 2, from.top + 5);
  await frame();
  fire(window, "pointermove", to.left + 20, to.top + 40);
  await frame();
  fire(window, "pointerup", to.left + 20, to.top + 40);

  await expect
    .poll(() => server.bodies(`POST ${world.path}/tasks/${world.task("Fix login").id}/dates`))
    .toEqual([{ started_at: "2026-11-25 00:00:00", due_at: "2026-11-27 15:00:00", exact: true }]);
});

test("a task is added on a day, unless its title says another one", async () => {
  const world = aMonth();
  const sent = () => server.bodies(`POST ${world.path}/tasks`).map(({ task: made }) => [made.title, made.due_at]);
  await show(world);
  await expectVisible(task("Fix login"));
  await day("November 18, 2026").click({ position: { x: 20, y: 60 } });
  await expectFocus(page.getByLabelText("Title of the new task"));
  await press("Pack{Enter}Call mover 24 Dec 2026{Enter}");
  await expect.poll(sent).toEqual([
    ["Pack", "2026-11-18 00:00:00"],
    ["Call mover", "2026-12-24 00:00:00"],
  ]);
  await expect.poll(() => tasksOn("November 18, 2026")).toEqual(["Pack"]);
  await press("{Escape}");
  await expectFocus(number("November 18, 2026"));
});

test("what does not fit on a day is counted, and listed in a popover", async () => {
  const titles = Array.from({ length: 30 }, (_, at) => ({ title: `Task ${at + 1}`, due_at: "2026-11-18 00:00:00" }));
  await show(aMonth({ tasks: { "To do": titles } }));
  const more = page.getByRole("button", { name: /more tasks on Wednesday, November 18/ });
  await more.click();

  const list = dialogOf("Wednesday, November 18, 2026, 30 tasks");
  await expectCount(list.getByRole("article"), 30);
  await press("{Escape}");
  await expectGone(list);
  await expectFocus(number("November 18, 2026"));

  await more.click();
  await expectVisible(list);
  await press("{ArrowDown}{ArrowUp}{End} ");
  await expectGone(list);
  await expectText(moves, "Picked up task “Task 30”, Wednesday, November 18, 2026");
  await press("{ArrowRight} ");
  await expect.poll(() => tasksOn("November 19, 2026")).toEqual(["Task 30"]);
  await expectFocus(task("Task 30"));
});

test("of hundreds of tasks on a day a week draws forty, and their list a hundred at a time", async () => {
  const titles = Array.from({ length: 250 }, (_, at) => ({ title: `Task ${at + 1}`, due_at: "2026-11-26 00:00:00" }));
  await show(aMonth({ tasks: { "To do": titles } }), "&range=week");
  await button(/211 more tasks on Thursday/).click();
  expect(day("November 26, 2026").getByRole("article").elements().length).toBeLessThanOrEqual(40);

  const list = dialogOf("Thursday, November 26, 2026, 250 tasks");
  await expectCount(list.getByRole("article"), 100);
  await button(/^Show more \(150\)/, list).click();
  await expectCount(list.getByRole("article"), 200);
});

test("viewers see everything and can neither move nor add tasks", async () => {
  await show(aMonth({ role: "Viewer" }));
  await expectVisible(task("Fix login"));

  expect(pill("Fix login").element()).not.toHaveAttribute("data-lifts");
  expect(button(/^Add task/).elements()).toEqual([]);
});

test("on a phone a small month has dots, a list shows the chosen day, and a swipe turns the page", async () => {
  await page.viewport(390, 844);
  await show(aMonth());
  const cell = (name: string) => page.getByRole("gridcell", { name: new RegExp(`${name}, `) });
  await cell("November 25, 2026").click();
  const list = page.getByRole("region", { name: "Wednesday, November 25, 2026" });
  await expect.poll(() => textsOf(list.getByRole("article").getByRole("link"))).toEqual(["Fix login", "Sign lease"]);

  await cell("November 20, 2026").click();
  await expectVisible(page.getByText("Nothing is due on this day."));
  await button("No date: 1").click();
  await expectVisible(dialogOf("No due date").getByRole("link", { name: "Someday" }));
  await press("{Escape}");
  await expectGone(dialogOf("No due date"));
  await expectAccessible();

  const grid = page.getByRole("grid").element();
  const touch = (clientX: number) => new Touch({ identifier: 1, target: grid, clientX, clientY: 300 });
  grid.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [touch(300)] }));
  grid.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: [touch(120)] }));
  await expectVisible(page.getByRole("heading", { name: "December 2026" }));
});

test("a change by somebody else shows on the day, but not while a task is moved by keys", async () => {
  const world = aMonth();
  await show(world);
  await expectVisible(task("Fix login"));
  (task("Fix login").element() as HTMLElement).focus();
  await press(" {ArrowRight}");
  world.change(world.task("Move house").id, { due_at: "2026-11-05 00:00:00", started_at: null });
  world.change(world.task("Sign lease").id, { due_at: "2026-11-06 00:00:00" });
  await expect.poll(() => tasksOn("November 26, 2026")).toEqual(["Fix login"]);
  expect(tasksOn("November 27, 2026")).toEqual(["Move house"]);
  await press(" ");

  await expect.poll(() => tasksOn("November 5, 2026")).toEqual(["Move house"]);
  await expect.poll(() => tasksOn("November 6, 2026")).toEqual(["Sign lease (done)"]);
  await expect.poll(() => tasksOn("November 26, 2026")).toEqual(["Fix login"]);
});

test("a task without a date gets one by the mouse and by keys", async () => {
  const world = aMonth({ layout: { calendar: { undated: true } } });
  await show(world);
  const list = page.getByRole("complementary", { name: "No due date" });
  await expectAttribute(list.getByRole("article"), "draggable", "true");
  await dragByMouse(list.getByRole("article"), day("November 10, 2026"), 0.8);
  await expect.poll(() => changed(world, "Someday")).toEqual({ property: "due_at", value: "2026-11-10 00:00:00" });
  await expect.poll(() => tasksOn("November 10, 2026")).toEqual(["Someday"]);
  await expectVisible(page.getByText("All open tasks have a due date."));
});

test("a long press lifts a task, and it is dropped on the day under the finger", async () => {
  const world = aMonth();
  await show(world);
  await expectAttribute(pill("Fix login"), "data-lifts", "");
  const element = pill("Fix login").element();
  const [from, to] = [boxOf(pill("Fix login")), boxOf(day("November 12, 2026"))];
  const fire = (name: string, x: number, y: number) =>
    element.dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        cancelable: true,
        pointerType: "touch",
        pointerId: 1,
        clientX: x,
        clientY: y,
      }),
    );
  const capture = Element.prototype.setPointerCapture;
  onTestFinished(() => void (Element.prototype.setPointerCapture = capture));
  // There is no real finger that could be captured.
  Element.prototype.setPointerCapture = () => undefined;

  fire("pointerdown", from.left + 40, from.top + 10);
  await expect.poll(() => getComputedStyle(element).opacity).toBe("0.4");
  fire("pointermove", to.left + 40, to.top + 60);
  fire("pointerup", to.left + 40, to.top + 60);

  await expect.poll(() => changed(world, "Fix login")).toEqual({ property: "due_at", value: "2026-11-12 15:00:00" });
});

test("the keys of tasks work, and the day gets the focus when its task is archived", async () => {
  const world = aMonth();
  await show(world);
  await expectVisible(task("Fix login"));
  (task("Fix login").element() as HTMLElement).focus();
  await press(".");
  await expect.poll(() => changed(world, "Fix login")).toEqual({ property: "status", value: "closed" });
  await press("{Delete}");
  await expectGone(task("Fix login"));
  await expectFocus(number("November 25, 2026"));
});
