"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { SquareKanban } from "lucide-react";
import { readBoard } from "@/components/board-store/board-data";
import { type FoundBoard, useBoardSearch } from "@/components/board-store/find-boards";
import { StageChoices } from "@/components/templates/stages/stage-choices";
import type { StageChoice } from "@/components/templates/stages/stage-import-dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { SkeletonRows } from "@/components/ui/feedback/skeleton";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { TryAgain } from "@/components/ui/pages/try-again";
import { SearchPicker } from "@/components/ui/pickers/search-picker";

interface StagesOfBoardProps {
  /** Not offered. */
  boardId: number;
  choice: StageChoice;
}

/** A board is looked up, and its stages are chosen. */
export function StagesOfBoard({ boardId, choice }: StagesOfBoardProps) {
  const t = useTranslations("templates.stages");
  const [board, setBoard] = useState<FoundBoard | null>(null);
  return (
    <>
      <div className="pt-3">
        <SearchPicker
          text={board?.title ?? t("chooseBoard")}
          label={board ? t("board", { title: board.title }) : t("chooseBoard")}
          Icon={SquareKanban}
          search={useBoardSearch()}
          without={[boardId]}
          chosen={board ? [board.id] : undefined}
          onToggle={setBoard}
          closes
          wide
        />
      </div>
      {board && <Stages key={board.id} board={board} choice={choice} />}
    </>
  );
}

function Stages({ board, choice }: { board: FoundBoard; choice: StageChoice }) {
  const t = useTranslations("templates.stages");
  const { data, problem, retry } = useRetriedQuery({
    queryKey: ["stages to copy", board.id],
    queryFn: () => readBoard(board.id),
  });
  if (problem) return <TryAgain problem={errorMessage(problem)} onRetry={retry} />;
  if (!data) return <SkeletonRows rows={3} className="py-4" />;

  const stages = data.stages.filter(({ archived_at }) => archived_at === null);
  return (
    <div className="mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain py-1">
      {stages.length > 0 ? (
        <StageChoices label={board.title} stages={stages} choice={choice} />
      ) : (
        <p className="px-2 py-3 text-gray-11">{t("noStages")}</p>
      )}
    </div>
  );
}
