import { api } from "@/lib/api";
import type { TemplateJson, TemplatePreviewJson } from "@/lib/templates/present";

/** A template of the team has the number of its board, one that comes with the app a name. */
export type TemplateKind = "user" | "default";

export type TemplateStage = Omit<TemplateJson["stages"][number], "position">;
export type TemplateLabel = TemplateJson["labels"][number];
export type TemplateTask = Pick<TemplatePreviewJson["tasks"][number], "id" | "stage_id" | "title" | "label_ids">;

/** What both kinds have in common. */
export interface TemplateSummary extends Pick<
  TemplateJson,
  "id" | "title" | "description" | "category" | "type" | "background" | "stages_count" | "labels_count" | "tasks_count"
> {
  stages: readonly TemplateStage[];
  labels: readonly TemplateLabel[];
}

export interface Template extends TemplateSummary {
  kind: TemplateKind;
  canManage: boolean;
}

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

const ofKind = (kind: TemplateKind, { can_manage = false, category, ...template }: ListedTemplate): Template => ({
  ...template,
  category: kind === "user" && category === UNSORTED ? "" : category,
  kind,
  canManage: can_manage,
});

/** What the API says of a template without a category. */
const UNSORTED = "custom";

export const readTemplates = async (): Promise<Template[]> =>
  templatesIn(await api<ListedTemplates>("GET", "/boards/v2/templates"));

export async function readTasksOf({ kind, id }: Pick<Template, "kind" | "id">): Promise<readonly TemplateTask[]> {
  const query = new URLSearchParams({ template_type: kind, template_id: String(id) });
  const { preview } = await api<{ preview: { tasks: TemplateTask[] } }>("GET", `/boards/v2/templates/preview?${query}`);
  return preview.tasks;
}

/** As an address names it: `user-12`, `default-kanban`. */
export const keyOfTemplate = ({ kind, id }: Pick<Template, "kind" | "id">): string => `${kind}-${id}`;
