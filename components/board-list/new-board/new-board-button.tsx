"use client";
import { useTranslations } from "next-intl";
import { Plus } from "lucide-react";
import { openNewBoard } from "@/components/board-list/new-board/new-board-address";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export function NewBoardButton() {
  const t = useTranslations("boards.newBoard");
  return (
    <Tooltip text={t("create")}>
      <Button kind="primary" onClick={openNewBoard} className="ps-2.5">
        <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        {t("create")}
      </Button>
    </Tooltip>
  );
}
