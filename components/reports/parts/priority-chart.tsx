import { useTranslations } from "next-intl";
import { Donut } from "@/components/charts/donut";
import type { Days } from "@/components/reports/frame/presets";
import { ReportChart } from "@/components/reports/parts/report-chart";

interface PriorityChartProps {
  items: readonly { key: keyof typeof COLORS; value: number }[];
  days: Days;
}

const COLORS = { urgent: "red", high: "amber", medium: 1, low: 3, none: "gray" } as const;

export function PriorityChart({ items, days }: PriorityChartProps) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("overview.priority")}
      empty={t("overview.noTasks")}
      chart={Donut}
      days={days}
      data={{
        heading: t("table.priority"),
        categories: items.map(({ key }) => ({ label: t(`priorities.${key}`), color: COLORS[key] })),
        series: [{ name: t("table.tasks"), values: items.map(({ value }) => value) }],
      }}
    />
  );
}
