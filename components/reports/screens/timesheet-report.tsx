import { useTranslations } from "next-intl";
import { VerticalBars } from "@/components/charts/vertical-bars";
import { eachDay, type Days } from "@/components/reports/frame/presets";
import { useCounts } from "@/components/reports/parts/counts";
import { useDays } from "@/components/reports/parts/days";
import { useDurations } from "@/components/reports/parts/durations";
import { FigureCards } from "@/components/reports/parts/figure-cards";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { PeopleTable, TasksTable } from "@/components/reports/screens/timesheet-tables";
import type { TimesheetView } from "@/components/reports/screens/timesheet-view";
import { minutesByDay, minutesOf } from "@/components/reports/screens/timesheet-sums";

interface TimesheetReportProps {
  report: TimesheetView;
  days: Days;
}

/** All figures are sums of the same entries, so they agree with each other. */
export const TimesheetReport = ({ report, days }: TimesheetReportProps) => (
  <>
    <TimesheetFigures work={report} />
    <DaysChart work={report} days={days} />
    <TasksTable work={report} days={days} />
    <PeopleTable work={report} days={days} />
  </>
);

function TimesheetFigures({ work: { entries } }: { work: TimesheetView }) {
  const t = useTranslations("reports.timesheet");
  const figures = useTranslations("reports.overview");
  const counts = useCounts();
  const durations = useDurations();
  const total = minutesOf(entries);
  const perDay = Math.round(total / Math.max(1, minutesByDay(entries).size));
  const numberOf = (ids: readonly (number | null)[]) => counts.text(new Set(ids).size);
  return (
    <FigureCards
      label={figures("figures")}
      cards={[
        { name: t("total"), note: t("totalNote"), value: durations.text(total) },
        { name: t("tasks"), note: t("tasksNote"), value: numberOf(entries.map(({ taskId }) => taskId)) },
        { name: t("people"), note: t("peopleNote"), value: numberOf(entries.map(({ userId }) => userId)) },
        { name: t("perDay"), note: t("perDayNote"), value: durations.text(perDay) },
      ]}
    />
  );
}

function DaysChart({ work, days }: { work: TimesheetView; days: Days }) {
  const t = useTranslations("reports");
  const { text, short } = useDays();
  const durations = useDurations();
  const all = eachDay(days);
  const minutes = minutesByDay(work.entries);
  return (
    <ReportChart
      title={t("timesheet.byDay")}
      empty={t("timesheet.none")}
      chart={VerticalBars}
      days={days}
      data={{
        heading: t("table.day"),
        categories: all.map((day) => ({ label: text(day), short: short(day) })),
        series: [{ name: t("table.time"), values: all.map((day) => minutes.get(day) ?? 0) }],
        format: durations.text,
        unit: 60,
      }}
      csvValue={t("csv.minutes", { name: t("table.time") })}
    />
  );
}
