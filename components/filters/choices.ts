import type { TaskFilters } from "@/components/filters/filters";
import { filtersIn, withFilters } from "@/components/filters/search-params";

export const PROPERTIES = [
  "board",
  "assignee",
  "stage",
  "status",
  "priority",
  "label",
  "due",
  "start",
  "created",
  "updated",
  "has",
] as const;

export type FieldProperty = `field.${number}`;
/** What tasks are filtered by, as it is called in addresses. */
export type Property = (typeof PROPERTIES)[number] | FieldProperty;

export const propertyOf = (fieldId: number): FieldProperty => `field.${fieldId}`;

export const isField = (property: Property): property is FieldProperty => property.startsWith("field.");

export const fieldIdOf = (property: FieldProperty): number => Number(property.slice("field.".length));

/** The choices of one filter, as texts of the address. */
export function choicesOf(filters: TaskFilters, property: Property): string[] {
  const params = withFilters(new URLSearchParams(), filters);
  return isField(property) ? params.getAll(property) : (params.get(property) ?? "").split(",").filter(Boolean);
}

export function withChoices(filters: TaskFilters, property: Property, choices: readonly string[]): TaskFilters {
  const params = withFilters(new URLSearchParams(), filters);
  params.delete(property);
  if (isField(property)) for (const choice of choices) params.append(property, choice);
  else if (choices.length > 0) params.set(property, choices.join());
  // The mode is kept while the last label is exchanged.
  return { ...filtersIn(params), labelMode: filters.labelMode };
}

export const without = (filters: TaskFilters, property: Property): TaskFilters => ({
  ...withChoices(filters, property, []),
  ...(property === "label" && { labelMode: "any" as const }),
});

export function toggled(filters: TaskFilters, property: Property, choice: string): TaskFilters {
  const chosen = choicesOf(filters, property);
  const others = chosen.filter((each) => each !== choice);
  return withChoices(filters, property, others.length < chosen.length ? others : [...chosen, choice]);
}

/** The filters that are set, in their order. */
export const setProperties = (filters: TaskFilters): Property[] => [
  ...PROPERTIES.filter((property) => choicesOf(filters, property).length > 0),
  ...Object.entries(filters.fields).flatMap(([id, choices]) => (choices.length > 0 ? [propertyOf(Number(id))] : [])),
];

/** `from..to` of days or numbers, with an open end. */
export const isRange = (choice: string): boolean => choice.includes("..");

export const rangeOf = (from: string, to: string): string[] => (from || to ? [`${from}..${to}`] : []);

export function endsOf(range: string | undefined): { from: string; to: string } {
  const [from = "", to = ""] = (range ?? "").split("..");
  return { from, to };
}
