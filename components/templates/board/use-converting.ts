"use client";
import { useTranslations } from "next-intl";
import {
  convertToBoard,
  makeTemplate,
  type TemplateFacts,
  type TemplateSettings,
} from "@/components/templates/board/template-calls";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface ConvertingOptions {
  board: { id: number; title: string };
  facts: TemplateFacts;
  onChanged: (settings: TemplateSettings) => void;
}

/** A template becomes a board again, which can be undone. */
export function useConverting({ board, facts, onChanged }: ConvertingOptions) {
  const t = useTranslations("templates.board");
  const actions = useTranslations("ui.actions");
  const reportError = (error: unknown) => toast(errorMessage(error), "error");

  async function convert() {
    onChanged(await convertToBoard(board.id));
    const undo = () => void makeTemplate(board.id, facts).then(onChanged).catch(reportError);
    toast(t("converted", { title: board.title }), "done", { action: { label: actions("undo"), onPress: undo } });
  }

  return () => void convert().catch(reportError);
}
