import { useTranslations } from "next-intl";
import { eachDay, type Days, numberOfDays } from "@/components/reports/frame/presets";
import { useCounts } from "@/components/reports/parts/counts";
import { DataTable } from "@/components/reports/parts/data-table";
import { useDays } from "@/components/reports/parts/days";
import { useDurations } from "@/components/reports/parts/durations";
import type { TableCell, TableColumn } from "@/components/reports/parts/table-data";
import { taskPath } from "@/lib/tasks/path";
import { MOST_SUMMED_DAYS } from "@/lib/time/timesheet/inputs";
import type { TimeSums, Worked } from "@/lib/time/timesheet/sums";

interface TimesheetTableProps {
  sums: TimeSums;
  days: Days;
}

export function TasksTable({ sums: { tasks, others, taskCount }, days }: TimesheetTableProps) {
  const t = useTranslations("reports");
  const rows = tasks.map((task) => ({
    worked: task,
    cells: [{ text: task.title, href: taskPath(task.boardId, task.id) }, { text: task.board }],
  }));
  const rest = others && {
    worked: others,
    cells: [{ text: t("timesheet.otherTasks", { count: taskCount - tasks.length }) }, { text: "" }],
  };
  return (
    <SumsTable
      title={t("timesheet.byTask")}
      columns={[{ label: t("table.task") }, { label: t("table.board") }]}
      rows={rest ? [...rows, rest] : rows}
      days={days}
    />
  );
}

export function PeopleTable({ sums: { people }, days }: TimesheetTableProps) {
  const t = useTranslations("reports");
  return (
    <SumsTable
      title={t("timesheet.byPerson")}
      columns={[{ label: t("table.person") }]}
      rows={people.map(({ person, ...worked }) => ({
        worked,
        cells: [person ? { text: person.name, person } : { text: t("table.deletedUser") }],
      }))}
      days={days}
    />
  );
}

interface SumsTableProps {
  title: string;
  columns: readonly TableColumn[];
  rows: readonly { worked: Worked; cells: TableCell[] }[];
  days: Days;
}

function SumsTable({ title, columns, rows, days }: SumsTableProps) {
  const t = useTranslations("reports");
  const counts = useCounts();
  const durations = useDurations();
  const words = useDays();
  const shownDays = numberOfDays(days) <= MOST_SUMMED_DAYS ? eachDay(days) : [];
  const figuresOf = (worked: readonly Worked[]) => [
    counts.cell(sumOf(worked, ({ entries }) => entries)),
    durations.cell(sumOf(worked, ({ minutes }) => minutes)),
    ...shownDays.map((day) => durationCell(sumOf(worked, ({ byDay }) => byDay.get(day) ?? 0))),
  ];
  const durationCell = (minutes: number) => (minutes === 0 ? { text: "–", value: 0 } : durations.cell(minutes));
  return (
    <DataTable
      title={title}
      empty={t("timesheet.none")}
      days={days}
      table={{
        columns: [
          ...columns,
          { label: t("table.entries"), isNumber: true },
          durations.column(t("table.total")),
          ...shownDays.map((day) => ({ label: words.weekday(day), csvLabel: day, isNumber: true })),
        ],
        rows: rows.map(({ worked, cells }) => ({ id: String(worked.id), cells: [...cells, ...figuresOf([worked])] })),
        sums: [
          { text: t("table.total") },
          ...columns.slice(1).map(() => ({ text: "" })),
          ...figuresOf(rows.map(({ worked }) => worked)),
        ],
      }}
    />
  );
}

const sumOf = (rows: readonly Worked[], figure: (row: Worked) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);
