"use client";
import { useState } from "react";
import { Archive } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { useBoardState } from "@/components/board/header/use-board-state";
import { Button } from "@/components/ui/controls/button";

interface ArchivedBannerProps {
  board: BoardJson;
  canRestore: boolean;
}

export function ArchivedBanner({ board, canRestore }: ArchivedBannerProps) {
  const t = useTranslations("board.archivedBanner");
  const { restore } = useBoardState(board);
  const [busy, setBusy] = useState(false);

  const onRestore = async () => {
    setBusy(true);
    await restore();
    setBusy(false);
  };
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-amber-line bg-amber-soft px-4 py-1.5"
    >
      <Archive aria-hidden className="size-4 shrink-0 text-amber-text" strokeWidth={1.5} />
      <p className="min-w-0">{canRestore ? t("forManagers") : t("forOthers")}</p>
      {canRestore && (
        <Button size="small" busy={busy} onClick={onRestore}>
          {t("restore")}
        </Button>
      )}
    </div>
  );
}
