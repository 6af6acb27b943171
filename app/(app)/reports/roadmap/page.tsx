import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { RoadmapReport } from "@/components/reports/screens/roadmap-report";
import { readRoadmapReport } from "@/lib/reports/roadmap";

export const generateMetadata = () => reportTitle("roadmap");

export default async function RoadmapReportPage({ searchParams }: PageProps<"/reports/roadmap">) {
  const request = await readReportFrame("roadmap", searchParams);
  const report = await readReport(request, (query) => readRoadmapReport(query, request));
  const { frame } = request;
  return (
    <ReportsPage frame={frame}>
      {report ? <RoadmapReport report={report} search={frame.search} /> : <FailedReport frame={frame} />}
    </ReportsPage>
  );
}
