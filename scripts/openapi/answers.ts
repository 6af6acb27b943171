import type { Schema } from "@/lib/openapi/types";

/** Stands for what an example leaves out (`scripts/docs/compare.ts`). */
const LEFT_OUT = "…";

/** The example without the places where something was left out. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== LEFT_OUT).map(shortened);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== LEFT_OUT).map(([name, inner]) => [name, shortened(inner)]));
}

/** An answer of which `_fields` kept some keys only: each of its maps is a part of one. */
export function picked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(picked);
  return isMap(value) ? { ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, picked(inner)])), [LEFT_OUT]: LEFT_OUT } : value;
}

/**
 * What all of these values are: the keys that were seen, each with the types that were seen, and whether a whole one was seen at all. What
 * was null or left out everywhere can be anything.
 */
export function schemaOf(values: unknown[]): Schema {
  const seen = values.filter((value) => value !== LEFT_OUT);
  const types = [...new Set(seen.map(typeOf))];
  if (types.every((type) => type === "null")) return {};

  const named = types.includes("number") ? types.filter((type) => type !== "integer") : types;
  return { type: named.length === 1 ? named[0] : named.sort(), ...inList(seen.filter(Array.isArray)), ...inMap(seen.filter(isMap)) };
}

function inList(lists: unknown[][]): Schema {
  const items = lists.flat();
  return items.length > 0 ? { items: schemaOf(items) } : {};
}

function inMap(maps: Record<string, unknown>[]): Schema {
  const names = [...new Set(maps.flatMap(Object.keys))].filter((name) => name !== LEFT_OUT);
  if (names.length === 0) return {};
  const properties = Object.fromEntries(names.map((name) => [name, schemaOf(maps.filter((map) => Object.hasOwn(map, name)).map((map) => map[name]))]));
  const isPartOnly = maps.every((map) => Object.hasOwn(map, LEFT_OUT));
  return { properties, ...(isPartOnly && { additionalProperties: true, description: "Not all of its keys are shown." }) };
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
