import { useTranslations } from "next-intl";
import { VerticalBars } from "@/components/charts/vertical-bars";
import type { Days } from "@/components/reports/frame/presets";
import { DataTable } from "@/components/reports/parts/data-table";
import { GROUPS, hoursOf, perGroup, useFlowTexts } from "@/components/reports/parts/flow-texts";
import { ReportChart } from "@/components/reports/parts/report-chart";
import type { TableCell } from "@/components/reports/parts/table-data";
import { PERCENTS } from "@/lib/flow/durations";
import type { Flow } from "@/lib/flow/read-flow";
import { taskPath } from "@/lib/tasks/path";

interface DurationsProps {
  flow: Flow;
  days: Days;
}

export function Distribution({ flow: { durations }, days }: DurationsProps) {
  const t = useTranslations("flow");
  const groups = GROUPS.map(([name]) => ({ label: t(`groups.${name}.long`), short: t(`groups.${name}.short`) }));
  return (
    <ReportChart
      title={t("distribution.title")}
      note={t("distribution.note")}
      empty={t("nothingDone")}
      chart={VerticalBars}
      days={days}
      data={{
        heading: t("distribution.duration"),
        categories: groups,
        series: [
          { name: t("cycleTime"), values: perGroup(durations.flatMap(({ cycle }) => cycle ?? [])) },
          { name: t("leadTime"), values: perGroup(durations.map(({ lead }) => lead)) },
        ],
      }}
    />
  );
}

export function Percentiles({ flow: { durations, lead, cycle }, days }: DurationsProps) {
  const t = useTranslations("flow");
  const { percent } = useFlowTexts();
  const cellOf = useDurationCell();
  const rows = [
    ["cycle", t("cycleTime"), cycle],
    ["lead", t("leadTime"), lead],
  ] as const;
  const unknown = durations.filter((task) => task.cycle === null).length;
  return (
    <DataTable
      title={t("percentiles.title")}
      note={`${t("percentiles.note")} ${unknown > 0 ? t("percentiles.unknown", { count: unknown }) : ""}`.trim()}
      empty={t("nothingDone")}
      days={days}
      table={{
        columns: [
          { label: t("percentiles.measure") },
          ...PERCENTS.map((value) => ({
            label: percent(value),
            csvLabel: t("hours", { name: percent(value) }),
            isNumber: true,
          })),
        ],
        rows: rows.flatMap(([id, text, values]) =>
          values ? [{ id, cells: [{ text }, ...PERCENTS.map((each) => cellOf(values[each]))] }] : [],
        ),
      }}
    />
  );
}

export function CompletedTasks({ flow, days, timeZone }: DurationsProps & { timeZone: string }) {
  const t = useTranslations("flow");
  const { moment } = useFlowTexts();
  const cellOf = useDurationCell();
  const { tasks, durations, board } = flow;
  return (
    <DataTable
      title={t("tasks.title")}
      note={tasks.length < durations.length ? t("tasks.cut", { count: tasks.length }) : undefined}
      empty={t("nothingDone")}
      days={days}
      table={{
        columns: [
          { label: t("tasks.task") },
          { label: t("completed") },
          ...[t("cycleTime"), t("leadTime")].map((label) => ({
            label,
            csvLabel: t("hours", { name: label }),
            isNumber: true,
          })),
        ],
        rows: tasks.map(({ id, title, completedAt, cycle, lead }) => ({
          id: String(id),
          cells: [
            { text: title, href: taskPath(board.id, id) },
            { text: moment(completedAt, timeZone), value: completedAt, csv: new Date(completedAt).toISOString() },
            ...[cycle, lead].map(cellOf),
          ],
        })),
      }}
    />
  );
}

/** Files have hours. */
function useDurationCell() {
  const { duration } = useFlowTexts();
  return (time: number | null): TableCell =>
    time === null ? { text: "–", value: -1, csv: "" } : { text: duration(time), value: time, csv: hoursOf(time) };
}
