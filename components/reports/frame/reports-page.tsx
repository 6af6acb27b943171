import { useFormatter, useTranslations } from "next-intl";
import { BoardChoice } from "@/components/reports/frame/board-choice";
import { CopyReportLink } from "@/components/reports/frame/copy-report-link";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { PrintButton } from "@/components/reports/frame/print-button";
import { RangeChoice } from "@/components/reports/frame/range-choice";
import { ReportNotices } from "@/components/reports/frame/report-notices";
import { addressOfReport } from "@/components/reports/frame/search-params";
import { SectionNav } from "@/components/ui/lists/section-nav";
import { Page, PageHeading } from "@/components/ui/pages/page";
import { dateOfWire } from "@/lib/dates/dates-on-screen";

/** The frame of all reports: the board and the days stay when the section changes. */
export function ReportsPage({ frame, children }: { frame: ReportFrame; children: React.ReactNode }) {
  const t = useTranslations("reports");
  const { section, search, sections, hasTimesheet } = frame;
  const places = sections.map((name) => ({
    href: addressOfReport(name, search),
    label: t(`sections.${name}`),
    isCurrent: name === section,
  }));
  return (
    <Page
      nav={
        <SectionNav
          label={t("title")}
          places={[...places, ...(hasTimesheet ? [{ href: "/timesheet", label: t("ownTimesheet") }] : [])]}
        />
      }
    >
      <PageHeading
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <CopyReportLink section={section} search={search} />
            <PrintButton />
          </div>
        }
      >
        {t(`titles.${section}`)}
      </PageHeading>
      <div className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-3 print:hidden">
        <BoardChoice section={section} search={search} board={frame.board} />
        <RangeChoice key={`${search.first} ${search.last}`} {...frame} />
      </div>
      <Scope frame={frame} />
      <ReportNotices frame={frame} />
      {search.refusal === null && <div className="flex flex-col gap-6">{children}</div>}
    </Page>
  );
}

/** What was chosen, on paper and for screen readers. */
function Scope({ frame: { section, search, board } }: { frame: ReportFrame }) {
  const t = useTranslations("reports.scope");
  const format = useFormatter();
  if (search.refusal !== null || (section === "flow" && !board)) return null;

  const [first, last] = [search.first, search.last].map(dateOfWire);
  const days = first && last ? format.dateTimeRange(first, last, { dateStyle: "medium", timeZone: "UTC" }) : "";
  return (
    <p role="status" className="mb-4 text-gray-11">
      {board
        ? t.rich("ofBoard", { board: () => <bdi>{board.title}</bdi>, days })
        : t(section === "roadmap" ? "ofAllRoadmaps" : "ofAllBoards", { days })}
    </p>
  );
}
