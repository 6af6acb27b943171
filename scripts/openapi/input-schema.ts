import { z } from "zod";
import { Refusal } from "@/lib/errors";
import type { Schema } from "@/lib/openapi/types";

/** Body types are coerced (`lib/http/input/types.ts`). In a query everything is a string. */
const LENIENT: Record<string, Schema> = {
  integer: { type: ["integer", "string"] },
  number: { type: ["number", "string"] },
  string: { type: ["string", "number"] },
  boolean: { type: ["boolean", "integer", "string"], description: "`true`, `1`, `yes`, `on` and their opposites." },
  array: {
    type: ["array", "integer", "string"],
    items: { type: ["integer", "string"] },
    description: "A single value is accepted as a list of one.",
  },
};
const IN_QUERY: Record<string, Schema> = { array: { items: { type: "integer" } } };

/** By their names on the wire, without those in the path; null when there are none. */
export function inputSchema(input: z.ZodType | undefined, place: "query" | "body", inPath: string[]): Schema | null {
  if (!input) return null;

  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema as Schema, place),
  }) as Schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name)),
  );
  if (Object.keys(properties).length === 0) return null;

  const required = (schema.required ?? []).filter((name) => Object.hasOwn(properties, name));
  return { ...schema, type: "object", properties, ...(required.length > 0 ? { required } : { required: undefined }) };
}

/** Custom zod types describe their output; this replaces it with their input. */
function describe(zodSchema: z.core.$ZodTypes, schema: Schema, place: "query" | "body"): void {
  // A custom type marks itself with `required: true`; JSON Schema lists required names in the parent.
  if (!Array.isArray(schema.required)) delete schema.required;
  if (zodSchema instanceof z.ZodObject) describeFields(zodSchema, schema, place);
  if (z.globalRegistry.get(zodSchema)?.type) describeType(schema, place);
  if (Array.isArray(schema.takes)) schema.type = schema.takes as string[];
  delete schema.takes;
}

function describeType(schema: Schema, place: "query" | "body"): void {
  if (typeof schema.type === "string" && !schema.enum && !schema.items)
    Object.assign(schema, (place === "body" ? LENIENT : IN_QUERY)[schema.type]);
}

function describeFields({ shape }: z.ZodObject, schema: Schema, place: "query" | "body"): void {
  const fields = Object.entries(shape as Record<string, z.ZodType>);
  const required = fields
    .filter(([, field]) => field.meta()?.required === true || !takes(field, undefined))
    .map(([name]) => name);
  delete schema.required;
  if (required.length > 0) schema.required = required;

  for (const [name, field] of fields)
    if (place === "body" && !required.includes(name) && takes(field, null)) allowNull(schema.properties?.[name]);
}

function takes(field: z.ZodType, value: unknown): boolean {
  try {
    return field.safeParse(value).success;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function allowNull(schema: Schema | undefined): void {
  if (!schema?.type) return;
  schema.type = [...new Set([schema.type, "null"].flat())];
  if (schema.enum) schema.enum = [...new Set([...schema.enum, null])];
}
