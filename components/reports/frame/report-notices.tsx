import { useTranslations } from "next-intl";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { Alert } from "@/components/ui/feedback/alert";

/** Why something else is shown than what the address asks for. */
export function ReportNotices({ frame: { section, sections, search, board } }: { frame: ReportFrame }) {
  const t = useTranslations("reports.notices");
  const wanted = section === "roadmap" ? "roadmap" : "to-do";
  const covers = section !== "timesheet" && section !== "flow";
  const notices = [
    ...search.ignored.map((name) => t(name === "board" && section === "flow" ? "unknownBoard" : name)),
    ...(search.boardId !== null && board === null ? [t("unknownBoard")] : []),
    ...(board !== null && covers && board.type !== wanted
      ? [t(section === "roadmap" ? "noRoadmap" : sections.includes("roadmap") ? "isRoadmap" : "notCovered")]
      : []),
  ];
  return notices.map((words) => (
    <Alert key={words} kind="info" className="mb-4">
      {words}
    </Alert>
  ));
}
