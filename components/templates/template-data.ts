import { api } from "@/lib/api";
import type { BoardJson } from "@/lib/boards/present/board";

/** A template of the team has the number of its board, one that comes with the app a name. */
export type TemplateKind = "user" | "default";

export interface TemplateStage {
  id: number;
  title: string;
  bg_color: string | null;
}

export interface TemplateLabel {
  id: number;
  title: string | null;
  color: string | null;
  bg_color: string | null;
  color_preset: string | null;
}

export interface TemplateSummary {
  id: number | string;
  title: string;
  description: string;
  category: string;
  type: BoardJson["type"];
  background: Pick<BoardJson["background"], "color" | "is_image" | "image_url"> | null;
  stages: TemplateStage[];
  labels: TemplateLabel[];
  stages_count: number;
  labels_count: number;
  tasks_count: number;
}

export interface Template extends TemplateSummary {
  kind: TemplateKind;
  canManage: boolean;
}

export interface TemplateTask {
  id: number;
  stage_id: number | null;
  title: string;
  label_ids: number[];
}

export type TemplatePreview = TemplateSummary & { tasks: TemplateTask[] };

type ListedTemplate = TemplateSummary & { can_manage?: boolean };

export interface ListedTemplates {
  default_templates: readonly ListedTemplate[];
  user_templates: readonly ListedTemplate[];
}

/** Those of the team come first. */
export const templatesIn = ({ user_templates, default_templates }: ListedTemplates): Template[] => [
  ...user_templates.map((template) => ofKind("user", template)),
  ...default_templates.map((template) => ofKind("default", template)),
];

const ofKind = (kind: TemplateKind, { can_manage = false, ...template }: ListedTemplate): Template => ({
  ...template,
  kind,
  canManage: can_manage,
});

export const readTemplates = async (): Promise<Template[]> =>
  templatesIn(await api<ListedTemplates>("GET", "/boards/v2/templates"));

export async function readPreview({ kind, id }: Pick<Template, "kind" | "id">): Promise<TemplatePreview> {
  const query = new URLSearchParams({ template_type: kind, template_id: String(id) });
  const { preview } = await api<{ preview: TemplatePreview }>("GET", `/boards/v2/templates/preview?${query}`);
  return preview;
}

/** As an address names it: `user-12`, `default-kanban`. */
export const keyOfTemplate = ({ kind, id }: Pick<Template, "kind" | "id">): string => `${kind}-${id}`;
