import { z } from "zod";
import { MISSING } from "@/security/fuzz/values";

export interface Shape {
  type?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

export const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** The allowed values of the parameter `property`. */
export const propertiesOf = (schema: z.ZodType | undefined): string[] =>
  (schema && shapeOf(schema).properties?.property?.enum?.map(String)) ?? [];

/** The path of every parameter: `["task", "title"]`; the first row of a list is `["stages", "0", "title"]`. */
export const parametersOf = (schema: z.ZodType | undefined): string[][] => (schema ? placesIn(shapeOf(schema)) : []);

function placesIn({ type, properties = {}, items, anyOf = [] }: Shape, depth = 0): string[][] {
  if (depth > 6) return [];
  const inside = Object.entries(properties).flatMap(([name, shape]) => [
    [name],
    ...placesIn(shape, depth + 1).map((rest) => [name, ...rest]),
  ]);
  const rows =
    type === "array" || items ? [["0"], ...placesIn(items ?? {}, depth + 1).map((rest) => ["0", ...rest])] : [];
  return [...inside, ...rows, ...anyOf.flatMap((shape) => placesIn(shape, depth + 1))];
}

/** A copy of the body with the value at this path. Anything but an object on the way becomes an object. */
export function withValue(body: unknown, [name = "", ...rest]: string[], value: unknown): Record<string, unknown> {
  const map = { ...(typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {}) };
  if (rest.length > 0)
    return {
      ...map,
      [name]: rest[0] === "0" ? [withValue(undefined, rest, value)["0"]] : withValue(map[name], rest, value),
    };
  if (value !== MISSING) return { ...map, [name]: value };

  delete map[name];
  return map;
}
