import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { TimesheetReport } from "@/components/reports/screens/timesheet-report";
import { readTimeSums } from "@/lib/time/timesheet/sums";

export const generateMetadata = () => reportTitle("timesheet");

export default async function TimesheetReportPage({ searchParams }: PageProps<"/reports/timesheet">) {
  const request = await readReportFrame("timesheet", searchParams);
  const { frame, user, calendar } = request;
  const report = await readReport(request, ({ boardId, start, end }) =>
    readTimeSums({ boardId, range: { first: start, last: end }, zone: calendar.timeZone }, user),
  );
  return (
    <ReportsPage frame={frame}>
      {report ? <TimesheetReport report={report} days={frame.search} /> : <FailedReport frame={frame} />}
    </ReportsPage>
  );
}
