"use client";
import { useQueryClient } from "@tanstack/react-query";
import { LayoutTemplate, Settings2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { boardKey, type BoardJson } from "@/components/board-store/board-data";
import type { BoardDialogName } from "@/components/commands/offers";
import {
  type TemplateFacts,
  templateFactsOf,
  type TemplateSettings,
} from "@/components/templates/board/template-calls";
import { useConverting } from "@/components/templates/board/use-converting";
import { MenuItem } from "@/components/ui/overlays/menu-items";

interface TemplateItemsProps {
  board: BoardJson;
  onDialog: (name: BoardDialogName) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** For managers. */
export function TemplateItems({ board, onDialog }: TemplateItemsProps) {
  const t = useTranslations("boardMenu.menu");
  const facts = templateFactsOf(board);
  const edit = () => onDialog("template");
  return (
    <>
      <MenuItem icon={facts ? <Settings2 {...icon} /> : <LayoutTemplate {...icon} />} onClick={edit}>
        {facts ? t("templateSettings") : t("makeTemplate")}
      </MenuItem>
      {facts && <Convert board={board} facts={facts} />}
    </>
  );
}

function Convert({ board, facts }: { board: BoardJson; facts: TemplateFacts }) {
  const t = useTranslations("boardMenu.menu");
  const convert = useConverting({ board, facts, onChanged: useTemplateChange(board.id) });
  return (
    <MenuItem icon={<Undo2 {...icon} className="size-4 rtl:-scale-x-100" />} onClick={convert}>
      {t("convertToBoard")}
    </MenuItem>
  );
}

/** Shows on the open board what the server made of it. */
export function useTemplateChange(boardId: number): (settings: TemplateSettings) => void {
  const client = useQueryClient();
  return (settings) =>
    void client.setQueryData<BoardJson>(boardKey(boardId), (known) => known && { ...known, settings });
}
