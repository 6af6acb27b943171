import { boardPath, type BoardJson } from "@/components/board-store/board-data";
import { api } from "@/lib/api";

/** Of a board that is a template. */
export interface TemplateFacts {
  description: string;
  category: string;
}

export type TemplateSettings = BoardJson["settings"];

const put = async (boardId: number, verb: string, facts?: TemplateFacts): Promise<TemplateSettings> => {
  const body = facts && { template_description: facts.description, template_category: facts.category };
  const { board } = await api<{ board: { settings: TemplateSettings } }>("PUT", `${boardPath(boardId)}/${verb}`, body);
  return board.settings;
};

export const makeTemplate = (boardId: number, facts: TemplateFacts) => put(boardId, "make-template", facts);
export const changeTemplate = (boardId: number, facts: TemplateFacts) =>
  put(boardId, "update-template-settings", facts);
export const convertToBoard = (boardId: number) => put(boardId, "convert-to-board");

/** Null for a board that is no template. */
export const templateFactsOf = ({ settings }: { settings: Partial<TemplateSettings> }): TemplateFacts | null =>
  settings.is_template
    ? { description: settings.template_description ?? "", category: settings.template_category ?? "" }
    : null;
