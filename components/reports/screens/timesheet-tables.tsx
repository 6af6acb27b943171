import { useTranslations } from "next-intl";
import { eachDay, type Days, numberOfDays } from "@/components/reports/frame/presets";
import { useCounts } from "@/components/reports/parts/counts";
import { DataTable } from "@/components/reports/parts/data-table";
import { useDays } from "@/components/reports/parts/days";
import { useDurations } from "@/components/reports/parts/durations";
import type { TableCell, TableColumn } from "@/components/reports/parts/table-data";
import type { TimesheetView } from "@/components/reports/screens/timesheet-view";
import { type Worked, workedBy } from "@/components/reports/screens/timesheet-sums";
import { taskPath } from "@/lib/tasks/path";

interface TimesheetTableProps {
  work: TimesheetView;
  days: Days;
}

export function TasksTable({ work, days }: TimesheetTableProps) {
  const t = useTranslations("reports");
  const worked = workedBy(work.entries, ({ taskId }) => taskId);
  return (
    <SumsTable
      title={t("timesheet.byTask")}
      columns={[{ label: t("table.task") }, { label: t("table.board") }]}
      worked={worked}
      days={days}
      cellsOf={({ id }) => {
        const task = work.tasks.get(id);
        return [
          { text: task?.title ?? "", href: task && taskPath(task.boardId, task.id) },
          { text: (task && work.boards.get(task.boardId)?.title) ?? "" },
        ];
      }}
    />
  );
}

export function PeopleTable({ work, days }: TimesheetTableProps) {
  const t = useTranslations("reports");
  const worked = workedBy(work.entries, ({ userId }) => userId);
  return (
    <SumsTable
      title={t("timesheet.byPerson")}
      columns={[{ label: t("table.person") }]}
      worked={worked}
      days={days}
      cellsOf={({ id }) => {
        const person = work.people.get(id);
        if (!person) return [{ text: t("table.deletedUser") }];
        return [{ text: person.name, person }];
      }}
    />
  );
}

interface SumsTableProps {
  title: string;
  columns: readonly TableColumn[];
  worked: readonly Worked[];
  days: Days;
  cellsOf: (worked: Worked) => TableCell[];
}

/** More would not fit beside each other. */
const MOST_DAYS = 14;

function SumsTable({ title, columns, worked, days, cellsOf }: SumsTableProps) {
  const t = useTranslations("reports");
  const counts = useCounts();
  const durations = useDurations();
  const words = useDays();
  const shownDays = numberOfDays(days) <= MOST_DAYS ? eachDay(days) : [];
  const figuresOf = (rows: readonly Worked[]) => [
    counts.cell(sumOf(rows, ({ entries }) => entries)),
    ...shownDays.map((day) => durationCell(sumOf(rows, ({ byDay }) => byDay.get(day) ?? 0))),
    durations.cell(sumOf(rows, ({ minutes }) => minutes)),
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
          ...shownDays.map((day) => ({ label: words.weekday(day), csvLabel: day, isNumber: true })),
          durations.column(t("table.total")),
        ],
        rows: worked.map((each) => ({ id: String(each.id), cells: [...cellsOf(each), ...figuresOf([each])] })),
        sums: [{ text: t("table.total") }, ...columns.slice(1).map(() => ({ text: "" })), ...figuresOf(worked)],
      }}
    />
  );
}

const sumOf = (rows: readonly Worked[], figure: (row: Worked) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);
