import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { live } from "@/components/testing/live";
import { button, dialogOf, expectGone, expectVisible, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { TimerBar } from "@/components/timer/timer-bar";
import { TimerButton } from "@/components/timer/timer-button";
import { dayIn, daysLater } from "@/lib/dates/dates-on-screen";
import type { TimerJson } from "@/lib/timer/present";

const NOW = "2026-11-27T12:00:00+00:00";
const HOUR = 3600;

const aTimer = (given: Partial<TimerJson> = {}): TimerJson => ({
  task: { id: 7, title: "Rent a van", board_id: 1, board: { id: 1, title: "House move" } },
  started_at: NOW,
  is_running: false,
  seconds: HOUR + 5 * 60 + 9,
  asks_at: null,
  can_log: true,
  ...given,
});

/** The server, on which other devices may change it. */
let stored: TimerJson | null;
const state = (timer: TimerJson | null, stopped: object | null = null) => ({
  timer: (stored = timer),
  now: NOW,
  stopped,
});

beforeEach(() => {
  stored = null;
  server.answer("GET /boards-app/v1/timer", () => state(stored));
});

async function showTimer(timer: TimerJson | null) {
  stored = timer;
  await show(
    <>
      <h1>House move</h1>
      <TimerBar initial={state(timer)} timeZone="UTC" startOfWeek={1} />
      <TimerButton task={{ id: 7, board_id: 1 }} canLog timeZone="UTC" startOfWeek={1} />
    </>,
  );
}

const bar = () => page.getByRole("group", { name: "Timer" }).first();

test("shows task and time, and pauses and continues", async () => {
  server.answer("PUT /boards-app/v1/boards/1/tasks/7/timer", () => state(aTimer({ is_running: true })));
  server.answer("POST /boards-app/v1/timer/pause", () => state(aTimer()));
  await showTimer(aTimer());

  await expectVisible(bar().getByText("1:05:09"));
  await expect.element(bar().getByRole("link")).toHaveAttribute("href", "/boards/1/tasks/7");
  await button("Continue timer", bar()).click();
  await button("Pause timer", bar()).click();
  await expectVisible(button("Continue timer", bar()));
  await expectAccessible();
  expect(server.requests("POST /boards-app/v1/timer/pause")[0]?.body).toEqual({ task_id: 7 });
});

test("follows other devices, and is nothing without a timer", async () => {
  await showTimer(null);
  await expectVisible(button("Start timer"));
  await expectGone(page.getByRole("group", { name: "Timer" }));

  stored = aTimer();
  live.changed({ board: 0, what: ["timer"] });

  await expectVisible(bar().getByText("1:05:09"));
  await expectGone(button("Start timer"));
});

test("the form logs what is corrected, and the rest as the server counts it", async () => {
  server.answer("POST /boards-app/v1/timer/stop", () =>
    state(null, { task: { id: 7, title: "Rent a van", board_id: 1 }, minutes: 30, track_id: 1 }),
  );
  await showTimer(aTimer());
  await button("Stop timer", bar()).click();
  const form = dialogOf("Stop timer");

  await textbox("Time", form).fill("soon");
  await button("Log time", form).click();
  await expectVisible(form.getByText("Enter a time, such as 1h 30m."));
  await textbox("Time", form).fill("0:30");
  await textbox("Day", form).fill("yesterday");
  await textbox(/^Note/, form).fill("Called three of them");
  await expectAccessible();
  await button("Log time", form).click();

  await expectVisible(page.getByText("30m logged on “Rent a van”"));
  await expectGone(page.getByRole("group", { name: "Timer" }));
  const [sent] = server.requests("POST /boards-app/v1/timer/stop");
  expect(sent?.body).toEqual({
    task_id: 7,
    minutes: 30,
    completed_at: daysLater(dayIn(new Date(), "UTC"), -1),
    message: "Called three of them",
  });
});

test("asks after 8 hours whether it should still run", async () => {
  const running = { is_running: true, seconds: 8 * HOUR };
  server.answer("POST /boards-app/v1/timer/keep", () =>
    state(aTimer({ ...running, asks_at: "2026-11-27T20:00:00+00:00" })),
  );
  await showTimer(aTimer({ ...running, asks_at: NOW }));

  const question = page.getByText("Your timer on “Rent a van” has been running for 8 hours. Still working?");
  await expectVisible(question);
  await expectAccessible();
  await button("Still working").click();

  await expectGone(question);
});

test("one that can't be logged any more can only be discarded, after a question", async () => {
  server.answer("DELETE /boards-app/v1/timer", () => state(null));
  await showTimer(aTimer({ task: null, can_log: false }));

  await expectVisible(bar().getByText("A task you can’t open"));
  await button("Stop timer", bar()).click();
  await button("Discard", dialogOf("Stop timer")).click();
  await button("Discard timer", dialogOf("Discard this timer?")).click();

  await expectGone(page.getByRole("group", { name: "Timer" }));
});
