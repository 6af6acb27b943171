import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { FlowReport } from "@/components/reports/screens/flow-report";
import { NoFlow } from "@/components/reports/screens/no-flow";
import { expectAccessible } from "@/components/testing/axe";
import { frameOf } from "@/components/testing/reports";
import { show } from "@/components/testing/show";
import type { Flow } from "@/lib/flow/read-flow";

const HOUR = 3_600_000;

const flow: Flow = {
  board: { id: 7, title: "Garden" },
  days: ["2026-11-23", "2026-11-24"],
  stages: [
    { id: 1, title: "To do", tasks: [3, 1] },
    { id: 2, title: "Done", tasks: [0, 2] },
    { id: 0, title: null, tasks: [1, 0] },
  ],
  scope: [4, 3],
  completed: [0, 2],
  weeks: [{ first: "2026-11-23", last: "2026-11-24", completed: 2 }],
  tasks: [
    { id: 71, title: "Dig", completedAt: Date.parse("2026-11-24T10:00:00Z"), lead: 60 * HOUR, cycle: 3 * HOUR },
    { id: 70, title: "Sow", completedAt: Date.parse("2026-11-24T09:00:00Z"), lead: 24 * HOUR, cycle: null },
  ],
  durations: [
    { lead: 60 * HOUR, cycle: 3 * HOUR },
    { lead: 24 * HOUR, cycle: null },
  ],
  lead: { 50: 24 * HOUR, 75: 60 * HOUR, 85: 60 * HOUR, 95: 60 * HOUR },
  cycle: { 50: 3 * HOUR, 75: 3 * HOUR, 85: 3 * HOUR, 95: 3 * HOUR },
};

const days = { first: "2026-11-23", last: "2026-11-24" };
const rowsOf = (name: string) =>
  [...page.getByRole("table", { name, includeHidden: true }).element().querySelectorAll("tr")].map((row) =>
    [...row.cells].map((cell) => cell.textContent.trim()),
  );

test("the flow of a board is shown as charts, percentiles and the tasks behind them", async () => {
  await show(
    <>
      <h1>Flow report</h1>
      <FlowReport flow={flow} days={days} timeZone="UTC" />
    </>,
  );

  expect(rowsOf("Cumulative flow")).toEqual([
    ["Day", "Other stages", "Done", "To do"],
    ["Nov 23, 2026", "1", "0", "3"],
    ["Nov 24, 2026", "0", "2", "1"],
  ]);
  expect(rowsOf("Cycle time and lead time").slice(1)).toEqual([
    ["Cycle time", "3 hr", "3 hr", "3 hr", "3 hr"],
    ["Lead time", "1 day", "2.5 days", "2.5 days", "2.5 days"],
  ]);
  await expect.element(page.getByText(/1 task has no cycle time/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Dig" })).toHaveAttribute("href", "/boards/7/tasks/71");
  await expectAccessible();
});

test("without a board it asks for one", async () => {
  const frame = frameOf({ range: "lastWeek" }, { section: "flow" });
  await show(
    <ReportsPage frame={frame}>
      <NoFlow isRoadmap={false} search={frame.search} boards={[{ id: 7, title: "Garden" }]} />
    </ReportsPage>,
  );

  await expect.element(page.getByRole("button", { name: "Choose a board" })).toBeVisible();
  await expect.element(page.getByText(/^All boards/)).not.toBeInTheDocument();
  const garden = page.getByRole("list", { name: "Recent boards" }).getByRole("link", { name: "Garden" });
  await expect.element(garden).toHaveAttribute("href", "/reports/flow?board=7&range=lastWeek");
  await expectAccessible();
});
