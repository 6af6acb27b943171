import { type Template, type TemplateKind } from "@/components/templates/template-data";
import type { Search } from "@/components/board-list/search-params";
import { filterChoices, normalizeText } from "@/components/ui/hooks/filter-choices";

export interface TemplatesView {
  /** Of the category and the search. */
  found: Readonly<Record<TemplateKind, Template[]>>;
  categories: CategoryCount[];
  total: number;
}

export interface CategoryCount {
  title: string;
  count: number;
}

export function templatesView(templates: readonly Template[], { search, category }: Search): TemplatesView {
  const inCategory = templates.filter((template) => category === "" || isIn(template, category));
  const choices = inCategory.map((template, at) => ({
    value: at,
    text: template.title,
    hint: `${template.category} ${template.description}`,
    template,
  }));
  const found = filterChoices(choices, search).map(({ template }) => template);
  return {
    found: {
      user: found.filter(({ kind }) => kind === "user"),
      default: found.filter(({ kind }) => kind === "default"),
    },
    categories: categoriesOf(templates),
    total: templates.length,
  };
}

const isIn = (template: Template, category: string) => normalizeText(template.category) === normalizeText(category);

/** Most used first. Those that differ only in case count as one. */
function categoriesOf(templates: readonly Template[]): CategoryCount[] {
  const counts = new Map<string, CategoryCount>();
  for (const { category } of templates) {
    const key = normalizeText(category);
    if (key === "") continue;
    const known = counts.get(key) ?? { title: category.trim(), count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count || one.title.localeCompare(other.title));
}
