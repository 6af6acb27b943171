import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { TimesheetReport } from "@/components/reports/screens/timesheet-report";
import { timesheetView } from "@/components/reports/screens/timesheet-view";
import { loadWork } from "@/lib/time/timesheet/load";

export const generateMetadata = () => reportTitle("timesheet");

export default async function TimesheetReportPage({ searchParams }: PageProps<"/reports/timesheet">) {
  const request = await readReportFrame("timesheet", searchParams);
  const { frame, user, calendar } = request;
  const report = await readReport(request, async ({ boardId, start, end }) => {
    const range = { first: start, last: end };
    return timesheetView(await loadWork({ boardId: boardId ?? undefined, range, zone: calendar.timeZone }, user));
  });
  return (
    <ReportsPage frame={frame}>
      {report ? <TimesheetReport report={report} days={frame.search} /> : <FailedReport frame={frame} />}
    </ReportsPage>
  );
}
