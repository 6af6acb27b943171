import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import {
  button,
  dialogOf,
  expectAttribute,
  expectCount,
  expectDescription,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { aTaskOnServer, closeTaskDialog, openTaskDialog } from "@/components/testing/task";
import { answerTime, aTimeTrack } from "@/components/testing/time";
import { messages } from "@/components/testing/on-board";
import { dayIn, daysLater } from "@/lib/dates/dates-on-screen";

const section = page.getByRole("region", { name: "Time", exact: true });
const logs = section.getByRole("list", { name: "Logged time" }).getByRole("listitem");
const form = section.getByRole("form", { name: "Log time" });
const time = form.getByRole("textbox", { name: "Time", exact: true });
const note = form.getByRole("textbox", { name: "Note" });
const today = dayIn(new Date(), "UTC");

type Options = Parameters<typeof aTaskOnServer>[1];

function aTask(minutesOf: Partial<Record<"me" | "max", number>> = {}, options: Options = {}, estimate = 0) {
  const meta = estimate === 0 ? [] : { _estimated_minutes: String(estimate) };
  const { world, task } = aTaskOnServer({ meta: meta as never }, options);
  const tracks = [
    ...(minutesOf.max ? [aTimeTrack(world.max, minutesOf.max, { message: "Called three rentals" })] : []),
    ...(minutesOf.me ? [aTimeTrack(world.me, minutesOf.me)] : []),
  ];
  return { world, task, onServer: answerTime(world, task.id, tracks) };
}

async function openTask(...given: Parameters<typeof aTask>) {
  const made = aTask(...given);
  await showTask(made.world, made.world.stored(made.task.id));
  return made;
}

async function act(row: string, action: string) {
  await button(/^Actions for/, logs.filter({ hasText: row })).click();
  await page.getByRole("menuitem", { name: action }).click();
}

async function logTime(typed: string, words = "") {
  await button("Log time", section).click();
  await expectFocus(time);
  await time.fill(typed);
  if (words) await note.fill(words);
  await press("{Control>}{Enter}{/Control}");
}

describe("the estimate", () => {
  test("is edited in place, and cleared by emptying it", async () => {
    const { world, task } = await openTask();
    await button("Estimate: None").click();
    await press("2h 30m{Enter}");

    await expectFocus(button("Estimate: 2h 30m"));
    await expect.poll(() => world.stored(task.id).meta).toEqual({ _estimated_minutes: "150" });
    await button("Estimate: 2h 30m").click();
    await expectValue(textbox("Estimate"), "2h 30m");
    await press("{Delete}{Enter}");

    await expectVisible(button("Estimate: None"));
    await expect.poll(() => world.stored(task.id).meta).toEqual([]);
  });

  test("that is no time stays in its field and says what is expected", async () => {
    const { onServer } = await openTask();
    await button("Estimate: None").click();
    await press("soon{Enter}");

    await expectValue(textbox("Estimate"), "soon");
    await expectDescription(textbox("Estimate"), "Enter a time such as 1h 30m, 90, or 1:30.");
    expect(server.requests(`POST ${onServer.path}/estimated-time`)).toEqual([]);
  });

  test("is compared with what is logged, also beyond it", async () => {
    const { world, task } = await openTask({ me: 195 }, {}, 240);
    await expectText(section, "3h 15m of 4h81%");

    world.change(task.id, { log_minutes: 300 });

    await expectText(section, "5h of 4h125%");
    await expectVisible(section.getByText("1h over the estimate"));
  });
});

describe("logging time", () => {
  test("takes a time, today and a note, and shows all at once", async () => {
    const { onServer } = await openTask({ max: 30 }, {}, 120);
    await expectText(logs, "Called three rentals");
    const answer = server.hold(`POST ${onServer.path}`);

    await logTime("1:30", "Compared prices & <dates>");

    await expectFocus(button("Log time", section));
    await expectText(logs.first(), /Nora Example.*Today.*Saving.*Compared prices & <dates>.*1h 30m/);
    await expectText(section, "2h of 2h100%");
    answer();
    await expectVisible(button("Actions for 1h 30m by Nora Example"));
    await expectCount(logs, 2);
    expect(server.bodies(`POST ${onServer.path}`)).toEqual([
      { billable_minutes: 90, completed_at: `${today} 00:00:00`, message: "Compared prices &amp; &lt;dates&gt;" },
    ]);
  });

  test("refuses what is no time without asking the server", async () => {
    const { onServer } = await openTask();
    await logTime("soon");

    for (const typed of ["", "0"]) {
      await expectDescription(time, "Enter a time such as 1h 30m, 90, or 1:30.");
      await expectFocus(time);
      await time.fill(typed);
      await press("{Enter}");
    }
    await expectDescription(time, "Enter a time such as 1h 30m, 90, or 1:30.");
    await expectFocus(time);
    expect(server.requests(`POST ${onServer.path}`)).toEqual([]);
  });

  test("for an earlier day takes it from the calendar, which offers no later one than today", async () => {
    const { onServer } = await openTask();
    await button("Log time", section).click();
    await time.fill("45");
    await button("Choose in a calendar: Day", form).click();
    const grid = page.getByRole("grid");
    await expectVisible(grid);
    const day = (date: string) => grid.element().querySelector<HTMLButtonElement>(`[data-day="${date}"] button`);
    expect(day(daysLater(today, 1))?.disabled ?? true).toBe(true);
    await button("Previous month").click();
    await expect.poll(() => day(`${daysLater(`${today.slice(0, 7)}-01`, -20).slice(0, 7)}-15`)).not.toBeNull();
    day(`${daysLater(`${today.slice(0, 7)}-01`, -20).slice(0, 7)}-15`)?.click();
    await expectGone(grid);
    await button("Log time", form).click();

    await expect
      .poll(() => server.bodies(`POST ${onServer.path}`)[0]?.completed_at)
      .toBe(`${daysLater(`${today.slice(0, 7)}-01`, -20).slice(0, 7)}-15 00:00:00`);
  });

  test("for a day that is typed, if it has come", async () => {
    const { onServer } = await openTask();
    await button("Log time", section).click();
    await time.fill("45");
    await textbox("Day", form).fill("in 3 days");
    await press("{Enter}");
    await expectDescription(textbox("Day", form), /^Enter a date up to /);
    expect(server.requests(`POST ${onServer.path}`)).toEqual([]);

    await textbox("Day", form).fill("yesterday");
    await press("{Enter}");

    await expect
      .poll(() => server.bodies(`POST ${onServer.path}`)[0]?.completed_at)
      .toBe(`${daysLater(today, -1)} 00:00:00`);
  });

  test("that the server refuses comes back into the form with the reason", async () => {
    const { onServer } = await openTask();
    const accept = server.refuse(`POST ${onServer.path}`, 403, "Time tracking is disabled", "rest_forbidden");

    await logTime("90", "Compared prices");

    await expectVisible(form.getByText("Time tracking is disabled"));
    await expectValue(time, "1h 30m");
    await expectValue(note, "Compared prices");
    await expectCount(logs, 0);
    accept();
    await button("Log time", form).click();
    await expectText(logs, "Compared prices");
  });

  test("that is refused while the next one is typed shows the reason, and leaves that one alone", async () => {
    const { onServer } = await openTask();
    server.refuse(`POST ${onServer.path}`, 500);
    const answer = server.hold(`POST ${onServer.path}`);
    await logTime("1h");
    await button("Log time", section).click();
    await time.fill("2h");
    answer();

    await expectText(messages(), "1h on “Rent a van” wasn’t logged.");
    await expectValue(time, "2h");
  });

  test("without a connection is saved once when it is back", async () => {
    const { onServer } = await openTask({ max: 30 });
    await expectCount(logs, 1);
    server.disconnect();
    dispatchEvent(new Event("offline"));

    await logTime("15");
    await expectText(logs.first(), "Saving");
    server.reconnect();

    await expectVisible(button("Actions for 15m by Nora Example"));
    expect(onServer.list()).toHaveLength(2);
  });

  test("keeps what was typed when the task is closed, and Escape discards it", async () => {
    const { world } = aTask();
    await openTaskDialog(world);
    await button("Log time", section).click();
    await time.fill("2h");
    await closeTaskDialog();
    await page.getByRole("article").getByRole("link", { name: "Rent a van" }).click();
    await button("Log time", section).click();
    await expectValue(time, "2h");

    await press("{Escape}");

    await expectGone(form);
    await expectVisible(dialogOf("Rent a van"));
    await expectFocus(button("Log time", section));
    await button("Log time", section).click();
    await expectValue(time, "");
  });

  test("that failed after the task was closed shows a message, and comes back into the form", async () => {
    const { world, onServer } = aTask();
    server.refuse(`POST ${onServer.path}`, 500);
    const answer = server.hold(`POST ${onServer.path}`);
    await openTaskDialog(world);
    await logTime("2h", "Compared prices");
    await closeTaskDialog();
    answer();

    await expectText(messages(), "2h on “Rent a van” wasn’t logged.");
    await page.getByRole("article").getByRole("link", { name: "Rent a van" }).click();
    await button("Log time", section).click();
    await expectValue(note, "Compared prices");
  });
});

describe("logged time", () => {
  test("of one’s own is changed in place", async () => {
    const { onServer } = await openTask({ me: 60 });
    await act("Nora Example", "Edit");
    const edit = section.getByRole("form", { name: "Save" });
    await expectValue(edit.getByRole("textbox", { name: "Time", exact: true }), "1h");
    await edit.getByRole("textbox", { name: "Time", exact: true }).fill("2h");
    await edit.getByRole("textbox", { name: "Note" }).fill("And signed");
    await press("{Control>}{Enter}{/Control}");

    await expectText(logs, /And signed.*2h/);
    await expectFocus(button("Actions for 2h by Nora Example"));
    await expectText(section, "2h logged");
    await expect
      .poll(() => server.bodies(`PUT ${onServer.path}/commit/{track}`))
      .toEqual([{ billable_minutes: 120, completed_at: "2026-11-20 00:00:00", message: "And signed" }]);
  });

  test("stays in its form while others are opened, and each is saved", async () => {
    const { onServer } = await openTask({ me: 60, max: 30 }, { role: "Admin" });
    await act("Nora Example", "Edit");
    const forms = section.getByRole("form", { name: "Save" });
    await forms.getByRole("textbox", { name: "Time", exact: true }).fill("2h");
    await act("Max Example", "Edit");
    await forms.first().getByRole("textbox", { name: "Time", exact: true }).fill("3h");
    await logTime("15");

    await forms.last().getByRole("textbox", { name: "Time", exact: true }).click();
    await press("{Control>}{Enter}{/Control}");
    await expectFocus(button("Actions for 2h by Nora Example"));
    await expectValue(forms.getByRole("textbox", { name: "Time", exact: true }), "3h");
    await button("Save", forms).click();

    await expect
      .poll(() =>
        onServer
          .list()
          .map((each) => each.billable_minutes)
          .sort(),
      )
      .toEqual([120, 15, 180]);
  });

  test("is deleted after a question, and the sum is right at once", async () => {
    const { onServer } = await openTask({ me: 60, max: 30 });
    await act("Nora Example", "Delete");
    await expectText(dialogOf("Delete this entry?"), "1h by Nora Example will be deleted.");
    await button("Delete entry").click();

    await expectCount(logs, 1);
    await expectText(section, "30m logged");
    expect(onServer.list()).toHaveLength(1);
  });

  test.each([
    ["Member", ["Nora Example"]],
    ["Admin", ["Max Example", "Nora Example"]],
    ["Viewer", []],
  ] as const)("a %s of the board may change: %j", async (role, names) => {
    await openTask({ me: 60, max: 30 }, { role });

    await expectCount(logs, 2);
    const buttons = section.getByRole("button", { name: /^Actions for/ });
    await expectCount(buttons, names.length);
    expect(buttons.elements().map((each) => each.getAttribute("aria-label")?.split(" by ")[1])).toEqual(names);
    await expectCount(section.getByRole("button", { name: "Log time" }), role === "Viewer" ? 0 : 1);
  });

  test("of another person arrives while the task is open", async () => {
    const { world, onServer } = await openTask({}, {}, 60);
    await expectVisible(section.getByText("0m of 1h"));

    onServer.arrive(aTimeTrack(world.max, 30, { message: "At the rental" }));

    await expectText(logs, /Max Example.*At the rental.*30m/);
    await expectText(section, "30m of 1h50%");
  });

  test("beyond the first five is shown on demand", async () => {
    const { world, task } = aTaskOnServer();
    const tracks = Array.from({ length: 7 }, (_, at) => aTimeTrack(world.max, at + 1));
    answerTime(world, task.id, tracks);
    await showTask(world, world.stored(task.id));
    await expectCount(logs, 5);

    await button("Show all 7 entries").click();

    await expectCount(logs, 7);
  });

  test("that could not be loaded says so, and is loaded again", async () => {
    const { world, task, onServer } = aTask({ max: 30 });
    const accept = server.refuse(`GET ${onServer.path}`, 500);
    await showTask(world, world.stored(task.id));
    await expectVisible(section.getByText("Time couldn’t be loaded"));

    accept();
    await button("Try again", section).click();

    await expectCount(logs, 1);
  });
});

test("the section breaks no rule of access, also with an open form", async () => {
  await openTask({ me: 300, max: 30 }, {}, 240);
  await expectCount(logs, 2);
  await button("Log time", section).click();
  await expectFocus(time);
  await expectAttribute(button("Log time", section).first(), "aria-expanded", "true");

  await expectAccessible();
});

test("a task without time asks for none", async () => {
  const { onServer } = await openTask();

  await expectVisible(section.getByText("No time logged yet"));
  expect(server.requests(`GET ${onServer.path}`)).toEqual([]);
});
