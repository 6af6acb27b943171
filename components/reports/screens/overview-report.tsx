import { useTranslations } from "next-intl";
import type { Days } from "@/components/reports/frame/presets";
import type { ReportSearch } from "@/components/reports/frame/search-params";
import { ChosenChart } from "@/components/reports/parts/chosen-chart";
import { useCounts } from "@/components/reports/parts/counts";
import { DataTable } from "@/components/reports/parts/data-table";
import { minutesOfDuration, useDurations } from "@/components/reports/parts/durations";
import { FigureCards } from "@/components/reports/parts/figure-cards";
import { PriorityChart } from "@/components/reports/parts/priority-chart";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { ReportGrid } from "@/components/reports/parts/report-grid";
import { TopBars } from "@/components/reports/parts/top-bars";
import type { OverviewReport as Report } from "@/lib/reports/overview";

interface OverviewReportProps {
  report: Report;
  search: ReportSearch;
  /** With what was estimated. */
  hasTime: boolean;
}

export const OverviewReport = ({ report, search, hasTime }: OverviewReportProps) => (
  <>
    <OverviewFigures stats={report.stats} hasTime={hasTime} />
    <ReportGrid>
      <BoardsChart boards={report.tasksByBoard} days={search} />
      <PriorityChart items={report.priority.items} days={search} />
      <CompletionChart buckets={report.completion} search={search} />
      <DueDatesChart buckets={report.dueDate} search={search} />
    </ReportGrid>
    <WorkloadTable people={report.assigneeWorkload} days={search} hasTime={hasTime} />
  </>
);

function OverviewFigures({ stats, hasTime }: Pick<Report, "stats"> & Pick<OverviewReportProps, "hasTime">) {
  const t = useTranslations("reports.overview");
  const { text } = useCounts();
  const durations = useDurations();
  const counts = (["total", "completed", "overdue", "activeMembers"] as const).map((name) => ({
    name: t(name),
    note: t(`${name}Note`),
    value: text(stats[name]),
  }));
  const estimated = durations.text(minutesOfDuration(stats.estimatedTime));
  return (
    <FigureCards
      label={t("figures")}
      cards={[...counts, ...(hasTime ? [{ name: t("estimated"), note: t("estimatedNote"), value: estimated }] : [])]}
    />
  );
}

function BoardsChart({ boards, days }: { boards: Report["tasksByBoard"]; days: Days }) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("overview.byBoard")}
      empty={t("overview.noTasks")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.board"),
        categories: boards.map(({ title }) => ({ label: title })),
        series: [{ name: t("table.tasks"), values: boards.map(({ total }) => total) }],
      }}
    />
  );
}

const STATE_COLORS = { completed: "green", incomplete: 1, completed_earlier: "gray" } as const;

function CompletionChart({ buckets, search }: { buckets: Report["completion"]; search: ReportSearch }) {
  const t = useTranslations("reports");
  return (
    <ChosenChart
      name="completion"
      section="overview"
      search={search}
      title={t("overview.completion")}
      note={t("overview.completionNote")}
      empty={t("overview.noTasks")}
      data={{
        heading: t("table.state"),
        categories: buckets.map(({ key }) => ({ label: t(`completion.${key}`), color: STATE_COLORS[key] })),
        series: [{ name: t("table.tasks"), values: buckets.map(({ value }) => value) }],
      }}
    />
  );
}

const DUE_COLORS = { overdue: "red", today: "amber", next7days: 1, later: 5, no_due_date: "gray" } as const;

function DueDatesChart({ buckets, search }: { buckets: Report["dueDate"]; search: ReportSearch }) {
  const t = useTranslations("reports");
  return (
    <ChosenChart
      name="due"
      section="overview"
      search={search}
      title={t("overview.dueDate")}
      note={t("overview.dueDateNote")}
      empty={t("overview.noOpenTasks")}
      data={{
        heading: t("table.due"),
        categories: buckets.map(({ key }) => ({ label: t(`dueDates.${key}`), color: DUE_COLORS[key] })),
        series: [{ name: t("table.tasks"), values: buckets.map(({ value }) => value) }],
      }}
    />
  );
}

interface WorkloadTableProps extends Pick<OverviewReportProps, "hasTime"> {
  people: Report["assigneeWorkload"];
  days: Days;
}

function WorkloadTable({ people, days, hasTime }: WorkloadTableProps) {
  const t = useTranslations("reports");
  const counts = useCounts();
  const durations = useDurations();
  return (
    <DataTable
      title={t("overview.workload")}
      note={t("overview.workloadNote")}
      empty={t("overview.noAssignees")}
      days={days}
      table={{
        columns: [
          { label: t("table.person") },
          ...(["open", "completed", "overdue"] as const).map((name) => ({ label: t(`table.${name}`), isNumber: true })),
          ...(hasTime ? [durations.column(t("table.estimated"))] : []),
          { label: t("table.workload"), csvLabel: `${t("table.workload")} %`, isNumber: true },
        ],
        rows: people.map(({ id, name, avatar, ...figures }) => ({
          id: String(id),
          cells: [
            { text: name, person: { id, photo: avatar } },
            ...[figures.open, figures.completed, figures.overdue].map(counts.cell),
            ...(hasTime ? [durations.cell(minutesOfDuration(figures.estimated))] : []),
            counts.percent(figures.workload),
          ],
        })),
      }}
    />
  );
}
