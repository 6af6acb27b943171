"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { SquareKanban } from "lucide-react";
import { addressOfTasks, type TasksPlace, type TasksSearch } from "@/components/my-tasks/search-params";
import { useBoardSearch, type FoundBoard } from "@/components/board-store/find-boards";
import { SearchChooser } from "@/components/ui/pickers/search-chooser";

interface BoardChooserProps {
  place: TasksPlace;
  search: TasksSearch;
  chosen: FoundBoard[];
}

/** The boards whose tasks are listed: all, or the chosen ones. */
export function BoardChooser({ place, search, chosen }: BoardChooserProps) {
  const t = useTranslations("myTasks.boards");
  const router = useRouter();

  function choose(boards: FoundBoard[]) {
    const boardIds = boards.map(({ id }) => id);
    router.replace(addressOfTasks(place, { ...search, boardIds, pages: 1 }), { scroll: false });
  }

  return (
    <SearchChooser
      label={t("chosen")}
      text={chosen.length > 0 ? t("more") : t("all")}
      Icon={SquareKanban}
      search={useBoardSearch()}
      chosen={chosen}
      onChange={choose}
    />
  );
}
