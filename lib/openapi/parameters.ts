import type { Schema } from "@/lib/openapi/types";

export interface ParameterRow {
  /** The parameter's full name: `task[title]`, `stages[].title` in lists. */
  name: string;
  type: string;
  words: string[];
  isRequired: boolean;
  note: string;
}

export function parameterRows(schema: Schema, within = ""): ParameterRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const name = within ? `${within}.${key}` : key;
    return [
      parameterRow(name, inner, schema.required?.includes(key) ?? false),
      ...parameterRows(inner, name),
      ...parameterRows(inner.items ?? {}, `${name}[]`),
    ];
  });
}

export function parameterRow(name: string, schema: Schema, isRequired: boolean): ParameterRow {
  const words = [schema, ...(schema.anyOf ?? [])]
    .flatMap((each) => each.enum ?? [])
    .filter((word) => word !== null && word !== "");
  return { name, type: typeOf(schema), words: words.map(String), isRequired, note: schema.description ?? "" };
}

/** The intended types of a body. The guide describes which other types are converted. */
const INTENDED_TYPES: Record<string, string> = {
  "integer,string": "whole number",
  integer: "whole number",
  "number,string": "number",
  "string,number": "text",
  string: "text",
  "boolean,integer,string": "true or false",
  boolean: "true or false",
  "array,integer,string": "list of ids",
  "object,string": "object or text",
};

function typeOf({ type, anyOf, items, contentMediaType }: Schema): string {
  if (contentMediaType) return "file";
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");

  const types = [type ?? []].flat().filter((each) => each !== "null");
  if (types.length === 0 || types.length > 3) return "anything";
  if (types.join() === "array" && items) return `list of ${manyOf(typeOf(items))}`;
  return INTENDED_TYPES[types.join()] ?? types.join(" or ");
}

const MANY: Record<string, string> = {
  "whole number": "whole numbers",
  object: "objects",
  text: "texts",
  file: "files",
  "object or text": "objects or texts",
  "list of ids": "lists of ids",
};
const manyOf = (type: string) => MANY[type] ?? type;
