import "server-only";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { NotFound } from "@/lib/errors";
import { messagesIn } from "@/lib/i18n/catalogue";
import { escapeHtml } from "@/lib/text/escape-html";
import type { Definition, Preset } from "@/lib/templates/defaults/define";
import { DEFINITIONS } from "@/lib/templates/defaults/definitions";

export type DefaultTemplate = ReturnType<typeof localized>;

/** The templates that we ship, in a language. Stages, labels and tasks are numbered within their template. */
export const defaultTemplates = (locale: string): DefaultTemplate[] =>
  DEFINITIONS.map((definition) => localized(definition, locale));

/** @throws NotFound */
export function defaultTemplate(id: string, locale: string): DefaultTemplate {
  const definition = DEFINITIONS.find((each) => each.id === id);
  if (!definition) throw new NotFound("Template");
  return localized(definition, locale);
}

/** The texts of any template: `define` has checked that each name has one. */
interface Texts {
  title: string;
  description: string;
  stages: Record<string, string>;
  labels: Record<string, string>;
  tasks: Record<string, { title: string; text: string }>;
}

function localized({ id, type, category, background, ...parts }: Definition, locale: string) {
  const { categories, ...templates } = messagesIn(locale).templateDefaults;
  const texts: Texts = templates[id];
  const [stages, labels] = [Object.keys(parts.stages), Object.keys(parts.labels)];
  return {
    ...{ id, type, background, title: texts.title, description: texts.description, category: categories[category] },
    stages: Object.entries(parts.stages).map(([name, status], at) => ({
      ...{ id: at + 1, title: texts.stages[name] ?? "", status },
    })),
    labels: Object.entries(parts.labels).map(([name, preset], at) => ({
      ...{ id: at + 1, title: texts.labels[name] ?? "" },
      ...colorsOf(preset),
    })),
    tasks: Object.entries(parts.tasks).map(([name, task], at) => ({
      ...{ id: at + 1, title: texts.tasks[name]?.title ?? "" },
      description: `<p>${escapeHtml(texts.tasks[name]?.text ?? "")}</p>`,
      stageId: stages.indexOf(task.stage) + 1,
      labelIds: (task.labels ?? []).map((label) => labels.indexOf(label) + 1),
      priority: task.priority ?? ("low" as const),
    })),
  };
}

function colorsOf(preset: Preset) {
  const found = LABEL_PRESETS.find(({ id }) => id === preset);
  return { colorPreset: preset, color: found?.light_text_color ?? "", bgColor: found?.light_bg_color ?? "" };
}
