import { z } from "zod";

/** Schemas with a name in the document (`#/components/schemas/…`). */
export const namedSchemas = new Map<string, z.ZodType>();

/** Does not compile when a key of the schema and of the present function's JSON differ. */
export const checked =
  <Json>() =>
  <Schema extends z.ZodType>(schema: Same<z.output<Schema>, Json> extends true ? Schema : never): Schema =>
    schema;

export const record =
  <Json>() =>
  <Schema extends z.ZodType>(
    id: string,
    schema: Same<z.output<Schema>, Json> extends true ? Schema : never,
  ): Schema => {
    namedSchemas.set(id, schema);
    return schema;
  };

/** The base record of an extended one, and the added keys. */
export const extensions = new WeakMap<z.core.$ZodType, { base: z.ZodObject; added: string[] }>();

/** A record with additional keys: the document refers to the base record and lists only these keys. */
export function extended<Shape extends z.core.$ZodShape, Added extends z.core.$ZodLooseShape>(
  base: z.ZodObject<Shape>,
  added: Added,
) {
  const schema = base.extend(added);
  extensions.set(schema, { base, added: Object.keys(added) });
  return schema;
}

function value(id: string, schema: z.ZodString, description: string, format?: string): z.ZodString {
  const described = schema.meta({ description, ...(format && { format }) });
  namedSchemas.set(id, described);
  return described;
}

export const Moment = value(
  "Moment",
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
  "A time in UTC, as 2026-03-18T09:30:00+00:00.",
  "date-time",
);
export const PlainTime = value(
  "PlainTime",
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  "A time in UTC, as 2026-03-18 09:30:00.",
);
export const ZonelessTime = value(
  "ZonelessTime",
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  "A time in UTC, as 2026-03-18T09:30:00.",
);
export const Position = value(
  "Position",
  z.string().regex(/^-?\d+\.\d\d$/),
  "A place in a list: a decimal with two places, as text.",
);
export const dates = { created_at: Moment, updated_at: Moment };
export const address = z.string().meta({ format: "uri" });

export const text = z.string();
export const textOrNull = text.nullable();
export const flag = z.boolean();
export const id = z.int();
export const count = z.int().min(0);
/** Of `updated_at`, for `expected_updated_at_ms`. */
export const milliseconds = z.int().describe("`updated_at` in milliseconds since 1970.");

/** PHP sends an empty map as a list. */
export const StringMap = z.union([z.record(z.string(), z.string()), z.array(z.never())]);
namedSchemas.set("StringMap", StringMap);

type Plain = string | number | bigint | boolean | null | undefined;

/** Literals widen to strings and unions of records to one record, so that a schema may be narrower than its type. */
type Wide<T> =
  | WidePlain<Extract<T, Plain>>
  | WideList<Extract<T, readonly unknown[]>>
  | WideMap<Exclude<T, Plain | readonly unknown[]>>;

type WidePlain<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;
type WideList<T> = T extends readonly (infer Item)[] ? Wide<Item>[] : never;
type WideMap<T> = [T] extends [never] ? never : Keys<T, keyof T>;
type Keys<T, Key extends keyof T> = {
  [Each in Key]-?: [undefined extends T[Each] ? "optional" : "always", Wide<Exclude<T[Each], undefined>>];
};

/** Whether two types have the same keys with the same types, nullability and optionality. */
export type Same<One, Other> = [Wide<One>] extends [Wide<Other>]
  ? [Wide<Other>] extends [Wide<One>]
    ? true
    : false
  : false;
