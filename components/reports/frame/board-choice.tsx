"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { SquareKanban, X } from "lucide-react";
import { useBoardSearch } from "@/components/board-store/find-boards";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { addressOfReport, type ReportSearch, type SectionName } from "@/components/reports/frame/search-params";
import { LinkButton } from "@/components/ui/controls/link-button";
import { SearchPicker } from "@/components/ui/pickers/search-picker";

interface BoardChoiceProps {
  section: SectionName;
  search: ReportSearch;
  board: ReportFrame["board"];
}

export function BoardChoice({ section, search, board }: BoardChoiceProps) {
  const t = useTranslations("reports.board");
  const router = useRouter();
  const boards = useBoardSearch(section === "roadmap" ? "roadmap" : section === "timesheet" ? undefined : "to-do");
  const needsBoard = section === "flow";
  const none = needsBoard ? t("one") : section === "roadmap" ? t("allRoadmaps") : t("all");
  const title = board?.title ?? (search.boardId === null ? none : t("unknown"));
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="grid max-w-60 min-w-0 grid-cols-1">
        <SearchPicker
          text={title}
          label={needsBoard && search.boardId === null ? title : t("choose", { board: title })}
          Icon={SquareKanban}
          search={boards}
          chosen={board ? [board.id] : undefined}
          onToggle={({ id }) => router.push(addressOfReport(section, { ...search, boardId: id }), { scroll: false })}
          closes
        />
      </div>
      {search.boardId !== null && !needsBoard && (
        <LinkButton
          kind="quiet"
          size="icon"
          aria-label={none}
          title={none}
          scroll={false}
          href={addressOfReport(section, { ...search, boardId: null })}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </LinkButton>
      )}
    </div>
  );
}
