"use client";
import type { BoardJson } from "@/components/board-store/board-data";
import { useTemplateChange } from "@/components/board/header/template-items";
import { templateFactsOf } from "@/components/templates/board/template-calls";
import { TemplateDialog } from "@/components/templates/board/template-dialog";

interface BoardTemplateDialogProps {
  board: BoardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Of the open board. */
export const BoardTemplateDialog = ({ board, ...dialog }: BoardTemplateDialogProps) => (
  <TemplateDialog {...dialog} board={board} facts={templateFactsOf(board)} onSaved={useTemplateChange(board.id)} />
);
