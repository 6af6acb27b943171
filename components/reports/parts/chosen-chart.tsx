import { ChartColumn, ChartLine, ChartPie } from "lucide-react";
import { useTranslations } from "next-intl";
import { Donut } from "@/components/charts/donut";
import { Lines } from "@/components/charts/lines";
import {
  CHART_KINDS,
  type ChartKind,
  type ChosenChart as Name,
  kindOfChart,
} from "@/components/reports/frame/chart-kinds";
import { addressOfReport, type ReportSearch, type SectionName } from "@/components/reports/frame/search-params";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { TopBars } from "@/components/reports/parts/top-bars";
import { LinkButton } from "@/components/ui/controls/link-button";

interface ChosenChartProps extends Omit<React.ComponentProps<typeof ReportChart>, "chart" | "days" | "choice"> {
  name: Name;
  section: SectionName;
  search: ReportSearch;
}

const CHARTS = { bar: TopBars, line: Lines, pie: Donut } satisfies Record<ChartKind, unknown>;
const ICONS = { bar: ChartColumn, line: ChartLine, pie: ChartPie } satisfies Record<ChartKind, unknown>;

/** A chart whose kind readers choose. The address has it, so that links show the same. */
export const ChosenChart = ({ name, section, search, ...figure }: ChosenChartProps) => (
  <ReportChart
    {...figure}
    days={search}
    chart={CHARTS[kindOfChart(name, search.charts)]}
    choice={<KindChoice title={figure.title} name={name} section={section} search={search} />}
  />
);

function KindChoice({ title, name, section, search }: Pick<ChosenChartProps, "title" | "name" | "section" | "search">) {
  const t = useTranslations("reports.chartKinds");
  const current = kindOfChart(name, search.charts);
  return (
    <div role="group" aria-label={t("choose", { title })} className="-my-1.5 flex pointer-coarse:-my-2.5 print:hidden">
      {CHART_KINDS.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <LinkButton
            key={kind}
            kind="quiet"
            size="icon"
            href={addressOfReport(section, { ...search, charts: { ...search.charts, [name]: kind } })}
            replace
            scroll={false}
            prefetch={false}
            aria-label={t(kind)}
            title={t(kind)}
            aria-current={kind === current || undefined}
            className="aria-[current]:bg-gray-4 aria-[current]:text-gray-12"
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          </LinkButton>
        );
      })}
    </div>
  );
}
