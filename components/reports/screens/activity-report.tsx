import { useFormatter, useTranslations } from "next-intl";
import type { Days } from "@/components/reports/frame/presets";
import { useCounts } from "@/components/reports/parts/counts";
import { DataTable } from "@/components/reports/parts/data-table";
import { FigureCards } from "@/components/reports/parts/figure-cards";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { ReportGrid } from "@/components/reports/parts/report-grid";
import { TopBars } from "@/components/reports/parts/top-bars";
import type { ActivityReport as Report } from "@/lib/reports/activity";
import { wallClock } from "@/lib/dates/dates-on-screen";
import { taskPath } from "@/lib/tasks/path";

interface ActivityReportProps {
  report: Report;
  days: Days;
  /** The reader's. */
  timeZone: string;
}

export const ActivityReport = ({ report, days, timeZone }: ActivityReportProps) => (
  <>
    <ActivityFigures stats={report.stats} />
    <ReportGrid>
      <KindsChart kinds={report.byType} days={days} />
      <PeopleChart people={report.byUser} days={days} />
    </ReportGrid>
    <RecentTable lines={report.recent} days={days} timeZone={timeZone} />
  </>
);

const FIGURES = ["tasksCreated", "stageChanged", "commentsAdded", "subtasksCreated", "attachmentsAdded"] as const;

function ActivityFigures({ stats }: Pick<Report, "stats">) {
  const t = useTranslations("reports.activity");
  const figures = useTranslations("reports.overview");
  const { text } = useCounts();
  return (
    <FigureCards
      label={figures("figures")}
      cards={FIGURES.map((name) => ({ name: t(name), note: t(`${name}Note`), value: text(stats[name]) }))}
    />
  );
}

function KindsChart({ kinds, days }: { kinds: Report["byType"]; days: Days }) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("activity.byType")}
      note={t("activity.byTypeNote")}
      empty={t("activity.none")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.kind"),
        categories: kinds.map(({ key }) => ({ label: t(`activityTypes.${key}`) })),
        series: [{ name: t("table.changes"), values: kinds.map(({ value }) => value) }],
      }}
    />
  );
}

function PeopleChart({ people, days }: { people: Report["byUser"]; days: Days }) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("activity.byUser")}
      empty={t("activity.none")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.person"),
        categories: people.map(({ id, name }) => ({ label: id === 0 ? t("table.deletedUser") : name })),
        series: [{ name: t("table.changes"), values: people.map(({ count }) => count) }],
      }}
    />
  );
}

interface RecentTableProps extends Pick<ActivityReportProps, "days" | "timeZone"> {
  lines: Report["recent"];
}

function RecentTable({ lines, days, timeZone }: RecentTableProps) {
  const t = useTranslations("reports");
  const format = useFormatter();
  return (
    <DataTable
      title={t("activity.recent")}
      note={t("activity.recentNote")}
      empty={t("activity.none")}
      days={days}
      table={{
        columns: [
          { label: t("table.task") },
          { label: t("activity.who") },
          { label: t("activity.what") },
          { label: t("activity.when") },
        ],
        rows: lines.map(({ id, taskId, boardId, subject, actor, action, at }) => ({
          id: String(id),
          cells: [
            { text: subject, href: taskPath(boardId, taskId) },
            { text: actor },
            { text: action },
            {
              text: format.dateTime(at, { dateStyle: "medium", timeStyle: "short", timeZone }),
              value: at.getTime(),
              csv: wallClock(at, timeZone).slice(0, 16).replace("T", " "),
            },
          ],
        })),
      }}
    />
  );
}
