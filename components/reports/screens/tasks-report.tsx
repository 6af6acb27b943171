import { useTranslations } from "next-intl";
import { priorityName } from "@/components/badges/priority-icon";
import type { Days } from "@/components/reports/frame/presets";
import { DataTable } from "@/components/reports/parts/data-table";
import { minutesOfDuration, useDurations } from "@/components/reports/parts/durations";
import { PriorityChart } from "@/components/reports/parts/priority-chart";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { ReportGrid } from "@/components/reports/parts/report-grid";
import { TopBars } from "@/components/reports/parts/top-bars";
import type { TasksReport as Report } from "@/lib/reports/tasks";
import { taskPath } from "@/lib/tasks/path";

interface TasksReportProps {
  report: Report;
  days: Days;
  /** Null for all. */
  boardId: number | null;
  /** With what was estimated. */
  hasTime: boolean;
}

export const TasksReport = ({ report, days, boardId, hasTime }: TasksReportProps) => (
  <>
    <ReportGrid>
      <StagesChart stages={report.byStage} days={days} isOfOneBoard={boardId !== null} />
      <AssigneesChart people={report.byAssignee} days={days} />
      <LabelsChart labels={report.byLabel} days={days} />
      <PriorityChart items={report.priority.items} days={days} />
    </ReportGrid>
    <CompletedTable tasks={report.recentlyCompleted} days={days} boardId={boardId} hasTime={hasTime} />
  </>
);

interface StagesChartProps {
  stages: Report["byStage"];
  days: Days;
  /** Stages have the same names on many boards. */
  isOfOneBoard: boolean;
}

function StagesChart({ stages, days, isOfOneBoard }: StagesChartProps) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("tasks.byStage")}
      note={t("tasks.byStageNote")}
      empty={t("overview.noTasks")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.stage"),
        categories: stages.map(({ title, board }) => ({
          label: isOfOneBoard ? title : t("tasks.stageOfBoard", { stage: title, board }),
        })),
        series: [{ name: t("table.tasks"), values: stages.map(({ total }) => total) }],
      }}
    />
  );
}

function AssigneesChart({ people, days }: { people: Report["byAssignee"]; days: Days }) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("tasks.byAssignee")}
      note={t("tasks.byAssigneeNote")}
      empty={t("overview.noAssignees")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.person"),
        categories: people.map(({ name }) => ({ label: name })),
        series: [
          { name: t("table.completed"), values: people.map(({ completed }) => completed), color: "green" },
          { name: t("table.all"), values: people.map(({ total }) => total), color: 1 },
        ],
      }}
    />
  );
}

function LabelsChart({ labels, days }: { labels: Report["byLabel"]; days: Days }) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("tasks.byLabel")}
      note={t("tasks.byLabelNote")}
      empty={t("tasks.noLabels")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.label"),
        categories: labels.map(({ title, color }) => ({
          label: title || t("tasks.unnamedLabel"),
          color: color ? { light: color } : "gray",
        })),
        series: [{ name: t("table.tasks"), values: labels.map(({ total }) => total) }],
      }}
    />
  );
}

const COLUMNS = ["task", "board", "stage", "priority", "assignee"] as const;

interface CompletedTableProps extends Pick<TasksReportProps, "days" | "boardId" | "hasTime"> {
  tasks: Report["recentlyCompleted"];
}

function CompletedTable({ tasks, days, boardId, hasTime }: CompletedTableProps) {
  const t = useTranslations("reports");
  const priorities = useTranslations("badges.priorities");
  const durations = useDurations();
  return (
    <DataTable
      title={t("tasks.recentlyCompleted")}
      note={t("tasks.recentlyCompletedNote")}
      empty={t("tasks.noneCompleted")}
      days={days}
      whole={boardId === null ? undefined : { text: t("tasks.viewAll"), href: completedTasksOf(boardId) }}
      table={{
        columns: [
          ...COLUMNS.map((name) => ({ label: t(`table.${name}`) })),
          ...(hasTime ? [durations.column(t("table.estimated"))] : []),
        ],
        rows: tasks.map((task) => ({
          id: String(task.id),
          cells: [
            { text: task.title, href: taskPath(task.boardId, task.id) },
            { text: task.board },
            { text: task.stage },
            { text: priorityName(task.priority, priorities), value: URGENCY.indexOf(task.priority) },
            { text: task.assignee ?? "" },
            ...(hasTime ? [durations.cell(minutesOfDuration(task.estimated))] : []),
          ],
        })),
      }}
    />
  );
}

/** The board's list, in the order of their last change. */
const completedTasksOf = (boardId: number) => `/boards/${boardId}?view=list&status=closed&sort=-updated`;

const URGENCY: readonly string[] = ["none", "", "low", "medium", "high", "urgent"];
