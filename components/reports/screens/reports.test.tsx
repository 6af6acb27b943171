import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { ActivityReport } from "@/components/reports/screens/activity-report";
import { OverviewReport } from "@/components/reports/screens/overview-report";
import { TasksReport } from "@/components/reports/screens/tasks-report";
import { TimesheetReport } from "@/components/reports/screens/timesheet-report";
import { expectAccessible } from "@/components/testing/axe";
import { anActivityReport, anOverview, aTasksReport, frameOf, noOverview } from "@/components/testing/reports";
import { photo } from "@/components/testing/records";
import {
  button,
  expectAttribute,
  expectDescription,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  textbox,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const showOverview = (frame: ReportFrame, report = anOverview()) =>
  show(
    <ReportsPage frame={frame}>
      <OverviewReport report={report} search={frame.search} hasTime={frame.hasTimesheet} />
    </ReportsPage>,
  );

const address = () => location.pathname + location.search;
const workload = () => page.getByRole("region", { name: "Workload by assignee" });
const people = () => textsOf(workload().getByRole("rowheader"));

/** The file that a button downloads. */
async function downloaded(name: RegExp) {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:none";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await button(name).click();
  const bytes = await files[0]?.arrayBuffer();
  return { name: names[0], text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
}

test("without time tracking, nothing says what was estimated", async () => {
  await showOverview(frameOf({}, { hasTimesheet: false }));

  await expectVisible(workload());
  expect(textsOf(page.getByText(/estimated|32h 30m/i))).toEqual([]);
});

test("the overview shows its figures in the reader's language, and each chart its table", async () => {
  await showOverview(frameOf({}));

  await expectVisible(page.getByText("1,348", { exact: true }).first());
  await expectVisible(page.getByText("32h 30m"));
  await page.getByText("Show as table").first().click();
  await expectText(page.getByRole("table", { name: "Tasks by board" }), /House move\s*1,300\s*Garden\s*48/);
  await expectAccessible("overview");
});

test("a range without tasks says so in each part, and offers no files", async () => {
  await showOverview(frameOf({}), noOverview());

  await expectVisible(page.getByText("No tasks in this range").first());
  await expectVisible(page.getByText("No one is assigned to a task in this range"));
  await expectGone(button(/^Download/));
  await expectAccessible("empty overview");
});

test("a header sorts the table, and the file has the same order, plain numbers and no formula", async () => {
  await showOverview(frameOf({ from: "2026-11-01", to: "2026-11-25" }));
  expect(people()).toEqual(["M=Mia", "BBen"]);

  await button("Completed", workload()).click();

  await expectAttribute(page.getByRole("columnheader", { name: "Completed" }).first(), "aria-sort", "descending");
  expect(people()).toEqual(["BBen", "M=Mia"]);
  const { name, text } = await downloaded(/CSV: Workload/);
  expect(name).toBe("Workload by assignee 2026-11-01 2026-11-25.csv");
  expect(text.split("\r\n")).toEqual([
    "\uFEFFPerson,Open,Completed,Overdue,Estimated (minutes),Workload %",
    "Ben,2,14,0,0,25",
    "'=Mia,8,6,1,720,100",
    "",
  ]);
});

test("the board and the days stay in the addresses of the other sections", async () => {
  const board = { id: 12, title: "House move", type: "to-do" } as const;
  await showOverview(frameOf({ board: "12", range: "lastWeek" }, { board }));

  const sections = page.getByRole("navigation", { name: "Reports" });
  await expectAttribute(
    sections.getByRole("link", { name: "Activity" }),
    "href",
    "/reports/activity?board=12&range=lastWeek",
  );
  await expectAttribute(sections.getByRole("link", { name: "Overview" }), "aria-current", "page");
  await expectVisible(page.getByText(/^House move, Nov 16\s–\s22, 2026$/));
});

test("another range is chosen by its name or by two days", async () => {
  await showOverview(frameOf({ board: "12" }, { board: { id: 12, title: "House move", type: "to-do" } }));

  await button("Range: Last 7 days").click();
  await page.getByRole("menuitem", { name: "Last month" }).click();
  expect(address()).toBe("/reports?board=12&range=lastMonth");

  await textbox("From").fill("2026-11-02");
  await textbox("To").fill("2026-11-03");
  await button("Show").click();
  await expect.poll(address).toBe("/reports?board=12&from=2026-11-02&to=2026-11-03");
});

test.each([
  ["2026-11-25", "Nov 25, 2026", "2026-11-24", "The range ends before it begins. Choose a later day."],
  ["2025-01-01", "Jan 1, 2025", "2026-11-25", "A report covers at most 366 days. Choose a shorter range."],
])("a range from %s (%s) to %s is refused in words, and its days stay in the form", async (from, shown, to, words) => {
  await showOverview(frameOf({ from, to }));

  await expectValue(textbox("From"), shown);
  await expectDescription(textbox("To"), words);
  await expectGone(workload());
  await expectAccessible(words);
});

test("a range that would be refused says so before it is asked for", async () => {
  await showOverview(frameOf({}));

  await textbox("From").fill("2024-01-01");
  await textbox("To").click();
  await expectDescription(textbox("To"), "A report covers at most 366 days. Choose a shorter range.");
  await button("Show").click();

  await expectFocus(textbox("To"));
  expect(address()).not.toContain("from=");
});

test("a chart is drawn as the address says, and its kinds are links that keep the rest", async () => {
  await showOverview(frameOf({ board: "12", due: "pie" }, { board: { id: 12, title: "Garden", type: "to-do" } }));

  const kinds = page.getByRole("group", { name: "Kind of chart: Due dates" });
  await expectAttribute(kinds.getByRole("link", { name: "Pie" }), "aria-current", "true");
  await expectAttribute(kinds.getByRole("link", { name: "Bars" }), "href", "/reports?board=12");
  await expectText(page.getByRole("img", { name: "Due dates" }), /No due date\s*1,307 · 99%/);
  const completion = page.getByRole("group", { name: "Kind of chart: Completion" });
  await expectAttribute(
    completion.getByRole("link", { name: "Line" }),
    "href",
    "/reports?board=12&completion=line&due=pie",
  );
});

test("what a board completed last leads to all of it, and times are those of the reader", async () => {
  const days = { first: "2026-11-24", last: "2026-11-25" };
  await show(
    <>
      <TasksReport report={aTasksReport()} days={days} boardId={3} hasTime={false} />
      <ActivityReport report={anActivityReport()} days={days} timeZone="Asia/Kathmandu" />
    </>,
  );

  const completed = page.getByRole("region", { name: "Recently completed" });
  await expectAttribute(
    completed.getByRole("link", { name: "View all completed" }),
    "href",
    "/boards/3?view=list&status=closed&sort=-updated",
  );
  expect(textsOf(page.getByRole("columnheader", { name: "Estimated" }))).toEqual([]);
  const recent = page.getByRole("region", { name: "Recent activity" });
  await expectText(recent.getByRole("row", { name: /^Dig/ }), /Dig\s*Mia\s*created this task\s*Nov 26, 2026, 12:15 AM/);
});

test("a board is searched for and chosen, and all boards are one press away", async () => {
  server.answer("GET /boards/v2/projects", ({ query }) => ({
    boards: { data: query.get("type") === "to-do" ? [{ id: 7, title: "Garden", background: {} }] : [] },
  }));
  await showOverview(frameOf({ board: "999", range: "thisWeek" }));
  await expectVisible(page.getByText(/^This board doesn’t exist, or you have no access/));
  await expectAttribute(page.getByRole("link", { name: "All boards" }), "href", "/reports?range=thisWeek");

  await button("Board: Unknown board").click();
  await page.getByRole("option", { name: "Garden" }).click();

  expect(address()).toBe("/reports?board=7&range=thisWeek");
});

test("what the address has wrong is said, and something else is shown", async () => {
  await showOverview(frameOf({ board: "x", from: "2026-02-30", to: "2026-03-01" }));

  await expectVisible(page.getByText("The board in the address isn’t valid. All boards are shown."));
  await expectVisible(page.getByText("The dates in the address aren’t valid. Another range is shown."));
  await expectVisible(page.getByText(/^All boards, Nov 19\s–\s25, 2026$/));
});

test("the link to copy names the days, so that it shows the same tomorrow", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  await showOverview(frameOf({ board: "12", range: "last7" }, { board: { id: 12, title: "Garden", type: "to-do" } }));

  await button("Copy link").click();

  await expectVisible(page.getByText("Link copied"));
  expect(copied).toEqual([`${location.origin}/reports?board=12&from=2026-11-19&to=2026-11-25`]);
});

test("the timesheet has sums of each day, task and person, and they agree", async () => {
  const frame = frameOf({ from: "2026-11-23", to: "2026-11-24" }, { section: "timesheet" });
  await show(
    <ReportsPage frame={frame}>
      <TimesheetReport report={work()} days={frame.search} />
    </ReportsPage>,
  );

  const byTask = page.getByRole("table", { name: "Time by task" });
  await expectAttribute(byTask.getByRole("link", { name: "Dig" }), "href", "/boards/3/tasks/1");
  await expectText(byTask.getByRole("row", { name: /^Dig/ }), /Dig\s*Garden\s*2\s*1h 35m\s*30m\s*1h 5m/);
  const sums = page.getByRole("row", { name: /^Total/ });
  expect(textsOf(sums).map((text) => text?.replace(/^Total/, ""))).toEqual([
    "3" + "2h 20m30m1h 50m",
    "32h 20m30m1h 50m",
  ]);
  await expectVisible(byTask.getByRole("rowheader", { name: "7 other tasks" }));
  await expectVisible(page.getByRole("rowheader", { name: "Deleted user" }));
  await expectAccessible("timesheet");
});

function work(): React.ComponentProps<typeof TimesheetReport>["report"] {
  const worked = (id: number, entries: number, first: number, second: number) => ({
    ...{ id, entries, minutes: first + second },
    byDay: new Map([["2026-11-23", first] as const, ["2026-11-24", second] as const]),
  });
  return {
    days: new Map([["2026-11-23", 30] as const, ["2026-11-24", 110] as const]),
    tasks: [{ ...worked(1, 2, 30, 65), title: "Dig", boardId: 3, board: "Garden" }],
    others: worked(0, 1, 0, 45),
    taskCount: 8,
    people: [
      { ...worked(5, 2, 30, 45), person: { id: 5, name: "Mia", photo } },
      { ...worked(0, 1, 0, 65), person: null },
    ],
  };
}
