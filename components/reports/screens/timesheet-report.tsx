import { useTranslations } from "next-intl";
import { VerticalBars } from "@/components/charts/vertical-bars";
import { eachDay, type Days } from "@/components/reports/frame/presets";
import { useCounts } from "@/components/reports/parts/counts";
import { useDays } from "@/components/reports/parts/days";
import { useDurations } from "@/components/reports/parts/durations";
import { FigureCards } from "@/components/reports/parts/figure-cards";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { PeopleTable, TasksTable } from "@/components/reports/screens/timesheet-tables";
import type { TimeSums } from "@/lib/time/timesheet/sums";

interface TimesheetReportProps {
  report: TimeSums;
  days: Days;
}

export const TimesheetReport = ({ report, days }: TimesheetReportProps) => (
  <>
    <TimesheetFigures sums={report} />
    <DaysChart sums={report} days={days} />
    <TasksTable sums={report} days={days} />
    <PeopleTable sums={report} days={days} />
  </>
);

function TimesheetFigures({ sums: { days, taskCount, people } }: { sums: TimeSums }) {
  const t = useTranslations("reports.timesheet");
  const figures = useTranslations("reports.overview");
  const counts = useCounts();
  const durations = useDurations();
  const total = [...days.values()].reduce((sum, minutes) => sum + minutes, 0);
  const perDay = Math.round(total / Math.max(1, days.size));
  return (
    <FigureCards
      label={figures("figures")}
      cards={[
        { name: t("total"), note: t("totalNote"), value: durations.text(total) },
        { name: t("tasks"), note: t("tasksNote"), value: counts.text(taskCount) },
        { name: t("people"), note: t("peopleNote"), value: counts.text(people.length) },
        { name: t("perDay"), note: t("perDayNote"), value: durations.text(perDay) },
      ]}
    />
  );
}

function DaysChart({ sums, days }: { sums: TimeSums; days: Days }) {
  const t = useTranslations("reports");
  const { text, short } = useDays();
  const durations = useDurations();
  const all = eachDay(days);
  return (
    <ReportChart
      title={t("timesheet.byDay")}
      empty={t("timesheet.none")}
      chart={VerticalBars}
      days={days}
      data={{
        heading: t("table.day"),
        categories: all.map((day) => ({ label: text(day), short: short(day) })),
        series: [{ name: t("table.time"), values: all.map((day) => sums.days.get(day) ?? 0) }],
        format: durations.text,
        unit: 60,
      }}
      csvValue={t("csv.minutes", { name: t("table.time") })}
    />
  );
}
