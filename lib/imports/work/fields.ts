import type { DocumentField } from "@/lib/board-document/document";
import type { RawField, RawValue } from "@/lib/imports/work/raw";

const TYPES = new Map<string, DocumentField["type"]>(
  Object.entries({
    date: "date",
    enum: "select",
    multi_enum: "multi-select",
    number: "number",
  }),
);

/** What we have no type for, such as people and formulas, is text as Asana shows it. */
const typeOf = ({ resource_subtype, type }: RawField): DocumentField["type"] =>
  TYPES.get(resource_subtype ?? type ?? "") ?? "text";

/** The custom fields of a project, with the options that are offered or used. */
export class Fields {
  private readonly known = new Map<string, { title: string; type: DocumentField["type"]; options: Set<string> }>();

  add(field: RawField): void {
    const known = this.known.get(field.gid) ?? { title: field.name, type: typeOf(field), options: new Set() };
    for (const { name } of field.enum_options) known.options.add(name);
    this.known.set(field.gid, known);
  }

  addValue(value: RawValue): void {
    this.add(value);
    const options = this.known.get(value.gid)?.options;
    for (const { name } of [value.enum_value, ...value.multi_enum_values].filter((option) => option !== null))
      options?.add(name);
  }

  all() {
    return [...this.known].map(([id, { title, type, options }], at) => {
      return { id, title, type, options: [...options], position: at + 1 };
    });
  }
}

export const fieldValues = (values: RawValue[]) =>
  values.flatMap((value) => {
    const found = valueOf(value);
    return found === null || found.length === 0 ? [] : [{ field: value.gid, value: found }];
  });

/** Numbers are texts here, which the field reads again. */
function valueOf(value: RawValue): string | string[] | null {
  switch (typeOf(value)) {
    case "date":
      return value.date_value?.date_time ?? value.date_value?.date ?? null;
    case "select":
      return value.enum_value?.name ?? null;
    case "multi-select":
      return value.multi_enum_values.map(({ name }) => name);
    case "number":
      return value.number_value === null ? null : String(value.number_value);
    default:
      return value.text_value ?? value.display_value ?? value.people_value.map(({ name }) => name).join(", ");
  }
}

const PRIORITIES = new Map<string, string>(
  Object.entries({
    low: "low",
    medium: "medium",
    high: "high",
    urgent: "urgent",
    critical: "urgent",
    niedrig: "low",
    mittel: "medium",
    hoch: "high",
    dringend: "urgent",
  }),
);
const PRIORITY_FIELD = /^priori(?:ty|tät)$/i;

/** Asana's own template for priorities is a custom field. */
export function priorityOf(values: RawValue[]): string {
  const chosen = values.find(({ name, enum_value }) => enum_value !== null && PRIORITY_FIELD.test(name.trim()));
  return PRIORITIES.get(chosen?.enum_value?.name.trim().toLowerCase() ?? "") ?? "none";
}
