import { useTranslations } from "next-intl";
import { Lines } from "@/components/charts/lines";
import { StackedArea } from "@/components/charts/stacked-area";
import { VerticalBars } from "@/components/charts/vertical-bars";
import type { Days } from "@/components/reports/frame/presets";
import { FigureCards } from "@/components/reports/parts/figure-cards";
import { pointsOf, valuesAt } from "@/components/reports/parts/flow-points";
import { useFlowTexts } from "@/components/reports/parts/flow-texts";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { ReportGrid } from "@/components/reports/parts/report-grid";
import { CompletedTasks, Distribution, Percentiles } from "@/components/reports/screens/flow-durations";
import type { Flow } from "@/lib/flow/read-flow";

interface FlowReportProps {
  flow: Flow;
  days: Days;
  timeZone: string;
}

export const FlowReport = ({ flow, days, timeZone }: FlowReportProps) => (
  <>
    <FlowFigures flow={flow} />
    <CumulativeFlow flow={flow} days={days} />
    <ReportGrid>
      <Throughput flow={flow} days={days} />
      <BurnUp flow={flow} days={days} />
    </ReportGrid>
    <Distribution flow={flow} days={days} />
    <Percentiles flow={flow} days={days} />
    <CompletedTasks flow={flow} days={days} timeZone={timeZone} />
  </>
);

function FlowFigures({ flow: { scope, durations, lead, cycle } }: Pick<FlowReportProps, "flow">) {
  const t = useTranslations("flow.figures");
  const { number, duration } = useFlowTexts();
  return (
    <FigureCards
      label={t("label")}
      cards={[
        { name: t("scope"), note: t("scopeNote"), value: number(scope.at(-1) ?? 0) },
        { name: t("completed"), note: t("completedNote"), value: number(durations.length) },
        { name: t("cycle"), note: t("cycleNote"), value: cycle ? duration(cycle[85]) : "–" },
        { name: t("lead"), note: t("leadNote"), value: lead ? duration(lead[85]) : "–" },
      ]}
    />
  );
}

type ChartProps = Pick<FlowReportProps, "flow" | "days">;

/** The stage that tasks reach last lies at the bottom, so that its upper edge is all that was done. */
function CumulativeFlow({ flow: { stages, days: dates }, days }: ChartProps) {
  const t = useTranslations("flow");
  const { dayCategories } = useFlowTexts();
  const points = pointsOf(dates.length);
  return (
    <ReportChart
      title={t("cumulative.title")}
      note={t("cumulative.note")}
      empty={t("cumulative.empty")}
      chart={StackedArea}
      days={days}
      data={{
        heading: t("day"),
        categories: dayCategories(valuesAt(points, dates)),
        series: stages
          .toReversed()
          .map(({ title, tasks }) => ({ name: title ?? t("otherStage"), values: valuesAt(points, tasks) })),
      }}
    />
  );
}

function Throughput({ flow: { weeks }, days }: ChartProps) {
  const t = useTranslations("flow");
  const { shortDay, range } = useFlowTexts();
  return (
    <ReportChart
      title={t("throughput.title")}
      note={t("throughput.note")}
      empty={t("nothingDone")}
      chart={VerticalBars}
      days={days}
      data={{
        heading: t("week"),
        categories: weeks.map(({ first, last }) => ({ label: range(first, last), short: shortDay(first) })),
        series: [{ name: t("completed"), values: weeks.map(({ completed }) => completed) }],
      }}
    />
  );
}

function BurnUp({ flow: { scope, completed, days: dates }, days }: ChartProps) {
  const t = useTranslations("flow");
  const { dayCategories } = useFlowTexts();
  const points = pointsOf(dates.length);
  return (
    <ReportChart
      title={t("burnUp.title")}
      note={t("burnUp.note")}
      empty={t("cumulative.empty")}
      chart={Lines}
      days={days}
      data={{
        heading: t("day"),
        categories: dayCategories(valuesAt(points, dates)),
        series: [
          { name: t("scope"), values: valuesAt(points, scope) },
          { name: t("completed"), values: valuesAt(points, completed) },
        ],
      }}
    />
  );
}
