import { useTranslations } from "next-intl";
import type { ChartData } from "@/components/charts/chart-data";
import { HorizontalBars } from "@/components/charts/horizontal-bars";

const MOST = 12;

/** Bars of the largest, which come first; the table has all. */
export function TopBars({ data }: { data: ChartData }) {
  const t = useTranslations("reports.table");
  const others = data.categories.length - MOST;
  if (others <= 1) return <HorizontalBars data={data} />;

  const series = data.series.map((each) => ({ ...each, values: each.values.slice(0, MOST) }));
  return (
    <>
      <HorizontalBars data={{ ...data, categories: data.categories.slice(0, MOST), series }} />
      <p className="mt-3 text-sm text-gray-11">{t("more", { count: others })}</p>
    </>
  );
}
