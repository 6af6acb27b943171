"use client";
import { useTranslations } from "next-intl";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { TrashList } from "@/components/archive/trash-list";
import { useTrashOfBoard } from "@/components/archive/use-trash";

interface TrashOfBoardProps extends Pick<ArchiveProps, "board" | "clock"> {
  mayEmpty: boolean;
}

/** The tasks, stages and comments that were deleted from a board. */
export function TrashOfBoard({ board, clock, mayEmpty }: TrashOfBoardProps) {
  const t = useTranslations("archive.trash");
  const trash = useTrashOfBoard(board.id, mayEmpty);
  return (
    <div className="mt-3">
      <TrashList
        trash={trash}
        clock={clock}
        stages={board.stages}
        emptyText={t("emptyText")}
        listStyle="border-b max-h-[50dvh] overflow-y-auto overscroll-contain"
      />
    </div>
  );
}
