import { newId } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TemplateSummary } from "@/components/templates/template-data";

export function aTemplate(title: string, overrides: Partial<TemplateSummary> = {}): TemplateSummary {
  const stages = ["Backlog", "Doing", "Done"].map((stage) => ({ id: newId(), title: stage, bg_color: null }));
  const label = { id: newId(), title: "Bug", color: "#FFFFFF", bg_color: "#E17066", color_preset: "red-bold" };
  return {
    id: newId(),
    ...{ title, description: "For every sprint", category: "Development", type: "to-do", background: null },
    ...{ stages, labels: [label], stages_count: 3, labels_count: 1, tasks_count: 2 },
    ...overrides,
  };
}

interface ServedTemplates {
  ours?: TemplateSummary[];
  ready?: TemplateSummary[];
}

/** Each with one task in its first stage. */
export function serveTemplates({ ours = [], ready = [] }: ServedTemplates) {
  server.answer("GET /boards/v2/templates", () => ({
    default_templates: ready,
    user_templates: ours.map((template) => ({ ...template, can_manage: true })),
  }));
  server.answer("GET /boards/v2/templates/preview", ({ query }) => {
    const template = [...ours, ...ready].find(({ id }) => String(id) === query.get("template_id"));
    const task = { id: newId(), stage_id: template?.stages[0]?.id, title: "Write notes" };
    return { preview: { ...template, tasks: [{ ...task, label_ids: template?.labels.map(({ id }) => id) }] } };
  });
}
