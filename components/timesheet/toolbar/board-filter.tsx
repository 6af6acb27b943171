"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { SquareKanban, X } from "lucide-react";
import { useBoardSearch } from "@/components/board-store/find-boards";
import { addressOfSheet } from "@/components/timesheet/words/search-params";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { LinkButton } from "@/components/ui/controls/link-button";
import { type Search, SearchPicker } from "@/components/ui/pickers/search-picker";
import { api } from "@/lib/api";
import type { FoundSheetBoard } from "@/lib/timesheet/choices";

export function BoardFilter({ view: { search: shown, board } }: { view: TimesheetView }) {
  const t = useTranslations("timesheet.boards");
  const router = useRouter();
  const { texts } = useBoardSearch();
  const search: Search<FoundSheetBoard> = {
    texts,
    find: findBoards,
    choiceOf: ({ id, title }) => ({ value: id, text: title }),
  };
  const choose = (boardId: number) => router.push(addressOfSheet({ ...shown, boardId }), { scroll: false });
  return (
    <div className="flex min-w-0 items-center">
      <SearchPicker
        text={board?.title ?? t("all")}
        label={board ? t("one", { board: board.title }) : t("all")}
        Icon={SquareKanban}
        size="small"
        search={search}
        chosen={board ? [board.id] : []}
        closes
        onToggle={({ id }) => choose(id)}
      />
      {board && (
        <LinkButton
          kind="quiet"
          size="icon"
          href={addressOfSheet({ ...shown, boardId: null })}
          scroll={false}
          aria-label={t("showAll")}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </LinkButton>
      )}
    </div>
  );
}

/** Those with time tracking. */
async function findBoards(text: string): Promise<FoundSheetBoard[]> {
  const query = new URLSearchParams({ query: text });
  const { boards } = await api<{ boards: FoundSheetBoard[] }>("GET", `/boards-app/v1/timesheet/boards?${query}`);
  return boards;
}
