import { readReport, readReportFrame, reportTitle } from "@/app/(app)/reports/read-report-frame";
import { FailedReport } from "@/components/reports/frame/failed-report";
import { ReportsPage } from "@/components/reports/frame/reports-page";
import { FlowReport } from "@/components/reports/screens/flow-report";
import { NoFlow } from "@/components/reports/screens/no-flow";
import { recentBoards } from "@/lib/boards/read/recent";
import { readFlow } from "@/lib/flow/read-flow";

export const generateMetadata = () => reportTitle("flow");

export default async function FlowReportPage({ searchParams }: PageProps<"/reports/flow">) {
  const request = await readReportFrame("flow", searchParams);
  const { frame, calendar } = request;
  const boardId = frame.board?.type === "to-do" ? frame.board.id : null;
  const flow = boardId === null ? null : await readReport(request, (query) => readFlow({ ...query, boardId }, request));
  const boards = boardId === null ? (await recentBoards(request.user)).filter(({ type }) => type !== "roadmap") : [];
  return (
    <ReportsPage frame={frame}>
      {boardId === null && <NoFlow isRoadmap={frame.board?.type === "roadmap"} search={frame.search} boards={boards} />}
      {boardId !== null && !flow && <FailedReport frame={frame} />}
      {flow && <FlowReport flow={flow} days={frame.search} timeZone={calendar.timeZone} />}
    </ReportsPage>
  );
}
