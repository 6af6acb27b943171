import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { ActivityReport } from "@/components/reports/screens/activity-report";
import { readActivityReport } from "@/lib/reports/activity";

export const generateMetadata = () => reportTitle("activity");

export default async function ActivityReportPage({ searchParams }: PageProps<"/reports/activity">) {
  const request = await readReportFrame("activity", searchParams);
  const report = await readReport(request, (query) => readActivityReport(query, request));
  const { frame, calendar } = request;
  return (
    <ReportsPage frame={frame}>
      {report ? (
        <ActivityReport report={report} days={frame.search} timeZone={calendar.timeZone} />
      ) : (
        <FailedReport frame={frame} />
      )}
    </ReportsPage>
  );
}
