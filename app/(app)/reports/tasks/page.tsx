import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { TasksReport } from "@/components/reports/screens/tasks-report";
import { readTasksReport } from "@/lib/reports/tasks";

export const generateMetadata = () => reportTitle("tasks");

export default async function TasksReportPage({ searchParams }: PageProps<"/reports/tasks">) {
  const request = await readReportFrame("tasks", searchParams);
  const report = await readReport(request, (query) => readTasksReport(query, request));
  const { frame } = request;
  return (
    <ReportsPage frame={frame}>
      {report ? (
        <TasksReport
          report={report}
          days={frame.search}
          boardId={frame.board?.id ?? null}
          hasTime={frame.hasTimesheet}
        />
      ) : (
        <FailedReport frame={frame} />
      )}
    </ReportsPage>
  );
}
