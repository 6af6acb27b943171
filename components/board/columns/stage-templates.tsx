"use client";
import { useState } from "react";
import dynamic from "next/dynamic";
import { useQueryClient } from "@tanstack/react-query";
import { LayoutTemplate } from "lucide-react";
import { useTranslations } from "next-intl";
import { boardKey } from "@/components/board-store/board-data";
import { withTexts } from "@/components/i18n/with-texts";
import { Button, type ButtonStyle } from "@/components/ui/controls/button";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { templatesTexts } from "@/generated/messages/parts/templates";

const StageImportDialog = dynamic(
  withTexts(templatesTexts, () =>
    import("@/components/templates/stages/stage-import-dialog").then((file) => file.StageImportDialog),
  ),
  { ssr: false },
);

interface StageTemplatesProps extends ButtonStyle {
  boardId: number;
  isPro: boolean;
}

/** A button for stages that are copied instead of typed. */
export function StageTemplates({ boardId, isPro, ...style }: StageTemplatesProps) {
  const t = useTranslations("board.newStage");
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...style} onClick={() => setOpen(true)}>
        <LayoutTemplate aria-hidden className="size-4" strokeWidth={1.5} />
        {isPro ? t("fromTemplate") : t("fromBoard")}
      </Button>
      <LazyMount when={isOpen}>
        <StageImportDialog
          boardId={boardId}
          hasTemplates={isPro}
          open={isOpen}
          onOpenChange={setOpen}
          onAdded={() => client.invalidateQueries({ queryKey: boardKey(boardId) })}
        />
      </LazyMount>
    </>
  );
}
