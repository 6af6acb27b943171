"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { SquareKanban, X } from "lucide-react";
import { useBoardSearch } from "@/components/board-store/find-boards";
import { addressOfSheet } from "@/components/timesheet/words/search-params";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { LinkButton } from "@/components/ui/controls/link-button";
import { SearchPicker } from "@/components/ui/pickers/search-picker";

export function BoardFilter({ view: { search, board } }: { view: TimesheetView }) {
  const t = useTranslations("timesheet.boards");
  const router = useRouter();
  const choose = (boardId: number) => router.push(addressOfSheet({ ...search, boardId }), { scroll: false });
  return (
    <div className="flex min-w-0 items-center">
      <SearchPicker
        text={board?.title ?? t("all")}
        label={board ? t("one", { board: board.title }) : t("all")}
        Icon={SquareKanban}
        size="small"
        search={useBoardSearch()}
        chosen={board ? [board.id] : []}
        closes
        onToggle={({ id }) => choose(id)}
      />
      {board && (
        <LinkButton
          kind="quiet"
          size="icon"
          href={addressOfSheet({ ...search, boardId: null })}
          scroll={false}
          aria-label={t("showAll")}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </LinkButton>
      )}
    </div>
  );
}
