import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { messages } from "@/components/testing/on-board";
import { copied, paste } from "@/components/testing/on-table";
import {
  button,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { live } from "@/components/testing/live";
import { server } from "@/components/testing/server";
import {
  aSheetLog,
  aSheetTask,
  aTimesheet,
  FUTURE,
  MONDAY,
  pathOfCell,
  showTimesheet,
  TUESDAY,
} from "@/components/testing/timesheet";
import type { SheetTask } from "@/lib/timesheet/sheet";

const WEEKDAYS = {
  [MONDAY]: "Monday, November 23",
  [TUESDAY]: "Tuesday, November 24",
  [FUTURE]: "Saturday, November 28",
};
const cell = (task: SheetTask, day: keyof typeof WEEKDAYS) =>
  page.getByRole("gridcell", { name: new RegExp(`^${task.title}, ${WEEKDAYS[day]}, `) });
const sumOf = (task: SheetTask) => page.getByRole("gridcell", { name: new RegExp(`^${task.title}, total`) });
const weekSum = () => page.getByRole("gridcell", { name: /^Total of the week/ });
async function focusOn(task: SheetTask, day: keyof typeof WEEKDAYS) {
  const element = cell(task, day).element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(cell(task, day)).toHaveAttribute("tabindex", "0");
}

describe("typing", () => {
  test("into an empty cell logs the whole day, goes on by Enter and Tab, and counts at once", async () => {
    const [dig, sow] = [aSheetTask("Dig"), aSheetTask("Sow")];
    const world = aTimesheet({ tasks: [dig, sow] });
    await showTimesheet(world);
    await expectAccessible();
    const release = server.hold(`PUT ${pathOfCell(dig)}`);
    await focusOn(dig, MONDAY);

    await press("1:30{Enter}");
    await expectText(cell(dig, MONDAY), "1:30");
    await expectText(weekSum(), "1:30");
    release();
    await expectFocus(cell(sow, MONDAY));
    await press("90{Tab}");
    await expectFocus(cell(sow, TUESDAY));
    await press("1h 15m{Tab}");

    await expect
      .poll(() => world.stored.logs.map(({ day, minutes }) => [day, minutes]))
      .toEqual([
        [MONDAY, 90],
        [MONDAY, 90],
        [TUESDAY, 75],
      ]);
    await expectText(sumOf(sow), "2:45");
    await expectText(weekSum(), "4:15");
  });

  test("changes the only log of a cell and keeps its note, and Escape keeps the time", async () => {
    const dig = aSheetTask("Dig");
    const log = aSheetLog(dig, MONDAY, 30, "Roots");
    await showTimesheet(aTimesheet({ tasks: [dig], logs: [log] }));
    await focusOn(dig, MONDAY);

    await press("2:00{Escape}");
    await expectText(cell(dig, MONDAY), "0:30");
    await press("{Enter}");
    await expectValue(textbox(/^Time on “Dig”/), "0:30");
    await press("2:00{Enter}");

    await expectText(cell(dig, MONDAY), "2:00");
    await expect
      .poll(() => server.bodies(`PUT ${pathOfCell(dig)}`))
      .toEqual([{ day: MONDAY, minutes: 120, seen_ids: [log.id] }]);
    await expect.element(cell(dig, MONDAY)).toHaveAttribute("title", "Roots");
  });

  test("what is no time stays in the cell and says so", async () => {
    const dig = aSheetTask("Dig");
    const world = aTimesheet({ tasks: [dig] });
    await showTimesheet(world);
    await focusOn(dig, MONDAY);

    await press("soon{Enter}");
    await expectText(page.getByRole("alert"), "Enter a time such as 1:30");
    await textbox(/^Time on “Dig”/).fill("25:00");
    await press("{Enter}");

    await expectText(page.getByRole("alert"), "A day has 24 hours");
    expect(world.stored.logs).toEqual([]);
  });

  test("what the server refuses comes back into the cell", async () => {
    const dig = aSheetTask("Dig");
    await showTimesheet(aTimesheet({ tasks: [dig] }));
    server.refuse(`PUT ${pathOfCell(dig)}`, 403, "Time tracking is disabled");
    await focusOn(dig, MONDAY);

    await press("45{Enter}");

    await expectValue(textbox(/^Time on “Dig”/), "45");
    await expectText(page.getByRole("alert"), "Time tracking is disabled");
    await expectText(weekSum(), "0:00");
  });

  test("over time that was logged elsewhere meanwhile is refused, and shows that time", async () => {
    const dig = aSheetTask("Dig");
    const world = aTimesheet({ tasks: [dig] });
    await showTimesheet(world);
    world.stored.logs = [aSheetLog(dig, MONDAY, 30)];
    const end = server.refuse(`PUT ${pathOfCell(dig)}`, 409, "Your time on this day has changed meanwhile.");

    await focusOn(dig, MONDAY);
    await press("1:30{Enter}");

    await expectText(page.getByRole("alert"), "Your time on this day has changed meanwhile.");
    await expectText(weekSum(), "0:30");
    end();
    await textbox(/^Time on “Dig”/).fill("2:00");
    await press("{Enter}");
    await expectText(weekSum(), "2:00");
    await expect.poll(() => world.stored.logs.map(({ minutes }) => minutes)).toEqual([120]);
  });

  test("in the future, and on what can only be viewed, is refused with the reason", async () => {
    const [dig, read] = [aSheetTask("Dig"), aSheetTask("Read", { readOnly: "viewer" })];
    await showTimesheet(aTimesheet({ tasks: [dig, read] }));

    await focusOn(dig, FUTURE);
    await press("1");
    await expectVisible(messages().getByText("This day is in the future."));
    await focusOn(read, MONDAY);
    await press("1");

    await expectVisible(messages().getByText("You can only view the tasks of this board."));
    await expectGone(textbox(/^Time on/));
    await expect.element(cell(read, MONDAY)).toHaveAttribute("aria-readonly", "true");
  });
});

test("time that is logged elsewhere arrives", async () => {
  const dig = aSheetTask("Dig");
  const world = aTimesheet({ tasks: [dig] });
  await showTimesheet(world);
  await expectText(weekSum(), "0:00");
  world.stored.logs = [aSheetLog(dig, MONDAY, 30)];

  await expect
    .poll(() => {
      live.changed({ board: dig.boardId, what: ["tasks"] });
      return weekSum().element().textContent;
    })
    .toBe("0:30");
});

test("Delete removes a log, which comes back with its note by Undo", async () => {
  const dig = aSheetTask("Dig");
  const world = aTimesheet({ tasks: [dig], logs: [aSheetLog(dig, MONDAY, 30, "Roots")] });
  await showTimesheet(world);
  await focusOn(dig, MONDAY);

  await press("{Delete}");
  await expect.poll(() => world.stored.logs).toEqual([]);
  await expectText(weekSum(), "0:00");
  await button("Undo").click();

  await expectText(cell(dig, MONDAY), "0:30");
  await expect.poll(() => world.stored.logs.map(({ note, minutes }) => [note, minutes])).toEqual([["Roots", 30]]);
});

test("a cell with several logs lists them: typing opens it, and each can be changed, deleted and added", async () => {
  const dig = aSheetTask("Dig");
  const logs = [aSheetLog(dig, MONDAY, 30, "Roots"), aSheetLog(dig, MONDAY, 45)];
  const world = aTimesheet({ tasks: [dig], logs });
  await showTimesheet(world);
  await expectText(cell(dig, MONDAY), "1:15");
  await focusOn(dig, MONDAY);

  await press("5");
  const list = page.getByRole("dialog", { name: /^“Dig”/ });
  await expectVisible(list.getByText("Roots"));
  await expectPartAccessible(list);
  await button("Delete 45m", list).click();
  await button("Edit 30m", list).click();
  await textbox("Note", list).fill("Old roots");
  await button("Save", list).click();
  await button("Add time", list).click();
  await textbox("Time", list).fill("1h");
  await button("Save", list).click();

  await expectText(cell(dig, MONDAY), "1:30");
  await expect
    .poll(() => world.stored.logs.map(({ minutes, note }) => [minutes, note]))
    .toEqual([
      [30, "Old roots"],
      [60, ""],
    ]);
  await press("{Escape}");
  await expectFocus(cell(dig, MONDAY));
});

test("a range is copied as a table and pasted into others; read-only cells stay", async () => {
  const [dig, sow] = [aSheetTask("Dig"), aSheetTask("Sow")];
  const world = aTimesheet({ tasks: [dig, sow], logs: [aSheetLog(dig, MONDAY, 30), aSheetLog(dig, TUESDAY, 90)] });
  await showTimesheet(world);
  await focusOn(dig, MONDAY);

  await press("{Shift>}{ArrowRight}{/Shift}");
  const { text } = copied();
  expect(text).toBe("0:30\t1:30");
  await focusOn(sow, MONDAY);
  paste(text);

  await expectText(sumOf(sow), "2:00");
  await focusOn(sow, FUTURE);
  paste("5");
  await expectVisible(messages().getByText(/^1 cell stayed as it was/));
});

describe("rows", () => {
  test("those of last week are added without their time, and kept for the week", async () => {
    const [dig, sow, old] = [aSheetTask("Dig"), aSheetTask("Sow"), aSheetTask("Old", { readOnly: "archivedTask" })];
    server.answer("PUT /boards-app/v1/timesheet/rows", ({ body }) => body);
    await showTimesheet(aTimesheet({ tasks: [dig, sow, old], added: [dig.id], lastWeek: [dig.id, sow.id, old.id] }));
    await expectGone(sumOf(sow));

    await button("Copy last week’s rows").click();

    await expectText(sumOf(sow), "0:00");
    await expectVisible(messages().getByText("1 row added"));
    await expectGone(sumOf(old));
    await expect
      .poll(() => server.bodies("PUT /boards-app/v1/timesheet/rows"))
      .toEqual([{ week: MONDAY, task_ids: [dig.id, sow.id] }]);
  });

  test("are not offered while there is no board to log time on", async () => {
    await showTimesheet(aTimesheet({ canLog: false }));

    await expectVisible(page.getByText("You can log time once you are a member of a board that has time tracking."));
    expect(page.getByRole("button", { name: "Add row" }).elements()).toEqual([]);
  });

  test("a task is searched on boards where one may log time", async () => {
    const dig = aSheetTask("Dig");
    server.answer("PUT /boards-app/v1/timesheet/rows", ({ body }) => body);
    const board = { id: dig.boardId, title: "Garden" };
    server.answer("GET /boards-app/v1/timesheet/rows", () => ({
      tasks: [{ id: 71, title: "Plant trees", parent: null, board }],
    }));
    await showTimesheet(aTimesheet({ canLog: true, board: { ...board, canManage: false } }));
    await expectVisible(page.getByText("No time logged this week"));

    await button("Add row").click();
    await expect
      .poll(() =>
        page
          .getByRole("option")
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual(["Plant trees · Garden"]);
    expect(server.requests("GET /boards-app/v1/timesheet/rows")[0]?.query.get("board_id")).toBe(String(board.id));
    await page.getByRole("option").click();

    await expectVisible(page.getByRole("rowheader", { name: /Plant trees/ }));
  });
});

test("the board filter offers boards that have time tracking", async () => {
  server.answer("GET /boards-app/v1/timesheet/boards", () => ({ boards: [{ id: 5, title: "Garden" }] }));
  await showTimesheet(aTimesheet());

  await button("All boards").click();

  await expectVisible(page.getByRole("option", { name: "Garden" }));
});

test("on phones one day is shown, and what is typed is saved", async () => {
  await page.viewport(390, 800);
  const dig = aSheetTask("Dig");
  const world = aTimesheet({ tasks: [dig] });
  await showTimesheet(world);
  await expectAccessible();

  await button(/^Monday, November 23/).click();
  await textbox(/^Time on “Dig”/).fill("2:15");
  await press("{Enter}");

  await expect.poll(() => world.stored.logs.map(({ day, minutes }) => [day, minutes])).toEqual([[MONDAY, 135]]);
  await expectText(button(/^Monday, November 23, total 2h 15m/), "2:15");
});

test("sums of people lead to their tasks", async () => {
  const people = [{ id: 7, name: "Max", photo: "/photos/x", minutes: { [MONDAY]: 60, [TUESDAY]: 30 } }];
  await showTimesheet(aTimesheet({ people, search: { week: null, by: "people", boardId: 12, personId: null } }));

  await expectText(page.getByRole("row", { name: /Max/ }), "1:00");
  await expectText(page.getByRole("row", { name: /Max/ }), "1:30");
  await expectAccessible();
  await expect.element(page.getByRole("link", { name: "Max" })).toHaveAttribute("href", "/timesheet?board=12&person=7");
});
