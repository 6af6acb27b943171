import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { OverviewReport } from "@/components/reports/screens/overview-report";
import { readOverview } from "@/lib/reports/overview";

export const generateMetadata = () => reportTitle("overview");

export default async function OverviewPage({ searchParams }: PageProps<"/reports">) {
  const request = await readReportFrame("overview", searchParams);
  const report = await readReport(request, (query) => readOverview(query, request));
  const { frame } = request;
  return (
    <ReportsPage frame={frame}>
      {report ? (
        <OverviewReport report={report} search={frame.search} hasTime={frame.hasTimesheet} />
      ) : (
        <FailedReport frame={frame} />
      )}
    </ReportsPage>
  );
}
