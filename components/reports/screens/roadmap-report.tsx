import { useTranslations } from "next-intl";
import { Lines } from "@/components/charts/lines";
import type { Days } from "@/components/reports/frame/presets";
import type { ReportSearch } from "@/components/reports/frame/search-params";
import { ChosenChart } from "@/components/reports/parts/chosen-chart";
import { useCounts } from "@/components/reports/parts/counts";
import { DataTable } from "@/components/reports/parts/data-table";
import { useDays } from "@/components/reports/parts/days";
import { FigureCards } from "@/components/reports/parts/figure-cards";
import { ReportChart } from "@/components/reports/parts/report-chart";
import { ReportGrid } from "@/components/reports/parts/report-grid";
import { TopBars } from "@/components/reports/parts/top-bars";
import type { RoadmapReport as Report } from "@/lib/reports/roadmap";
import { taskPath } from "@/lib/tasks/path";

interface RoadmapReportProps {
  report: Report;
  search: ReportSearch;
}

export const RoadmapReport = ({ report, search }: RoadmapReportProps) => (
  <>
    <RoadmapFigures stats={report.stats} />
    <SubmissionsChart submissions={report.submissions} days={search} />
    <ReportGrid>
      <StagesChart stages={report.byStage} days={search} />
      <SourcesChart sources={report.bySource} search={search} />
    </ReportGrid>
    <PopularTable ideas={report.popularIdeas} days={search} />
  </>
);

function RoadmapFigures({ stats }: Pick<Report, "stats">) {
  const t = useTranslations("reports.roadmap");
  const figures = useTranslations("reports.overview");
  const { text } = useCounts();
  const names = ["totalIdeas", "submittedIdeas", "publicIdeas", "completedIdeas"] as const;
  return (
    <FigureCards
      label={figures("figures")}
      cards={names.map((name) => ({ name: t(name), note: t(`${name}Note`), value: text(stats[name]) }))}
    />
  );
}

function SubmissionsChart({ submissions, days }: { submissions: Report["submissions"]; days: Days }) {
  const t = useTranslations("reports");
  const words = useDays();
  return (
    <ReportChart
      title={t("roadmap.submissions")}
      empty={t("roadmap.none")}
      chart={Lines}
      days={days}
      data={{
        heading: t("table.day"),
        categories: submissions.map(({ date }) => ({
          label: words.text(date),
          short: words.short(date),
        })),
        series: [{ name: t("table.ideas"), values: submissions.map(({ value }) => value) }],
      }}
    />
  );
}

function StagesChart({ stages, days }: { stages: Report["byStage"]; days: Days }) {
  const t = useTranslations("reports");
  return (
    <ReportChart
      title={t("roadmap.byStage")}
      note={t("roadmap.byStageNote")}
      empty={t("roadmap.none")}
      chart={TopBars}
      days={days}
      data={{
        heading: t("table.stage"),
        categories: stages.map(({ label }) => ({ label })),
        series: [{ name: t("table.ideas"), values: stages.map(({ value }) => value) }],
      }}
    />
  );
}

function SourcesChart({ sources, search }: { sources: Report["bySource"]; search: ReportSearch }) {
  const t = useTranslations("reports");
  return (
    <ChosenChart
      name="source"
      section="roadmap"
      search={search}
      title={t("roadmap.bySource")}
      note={t("roadmap.bySourceNote")}
      empty={t("roadmap.none")}
      data={{
        heading: t("table.source"),
        categories: sources.map(({ key }) => ({ label: t(`roadmap.sources.${key}`) })),
        series: [{ name: t("table.ideas"), values: sources.map(({ value }) => value) }],
      }}
    />
  );
}

function PopularTable({ ideas, days }: { ideas: Report["popularIdeas"]; days: Days }) {
  const t = useTranslations("reports");
  const counts = useCounts();
  return (
    <DataTable
      title={t("roadmap.popular")}
      note={t("roadmap.popularNote")}
      empty={t("roadmap.none")}
      days={days}
      table={{
        columns: [
          { label: t("table.idea") },
          { label: t("table.board") },
          ...(["votes", "comments", "popularity"] as const).map((name) => ({
            label: t(`table.${name}`),
            isNumber: true,
          })),
        ],
        rows: ideas.map((idea) => ({
          id: String(idea.id),
          cells: [
            { text: idea.title, href: taskPath(idea.boardId, idea.id) },
            { text: idea.board },
            ...[idea.upvotes, idea.comments, idea.popularity].map(counts.cell),
          ],
        })),
      }}
    />
  );
}
