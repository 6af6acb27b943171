import { z } from "zod";
import { KINDS, SHORT_FORMS } from "@/scripts/openapi/records/short-forms";

interface ShortRecord {
  /** `GET /boards/v2/managers boards[]` */
  at: string;
  kind: string;
  schema: z.ZodObject;
  missing: string[];
}

/** Records in a response that lack keys of their kind, allowed or not. */
export function shortRecords(answer: z.core.$ZodType, at: string, name = ""): ShortRecord[] {
  const isWrapped = answer instanceof z.ZodNullable || answer instanceof z.ZodOptional;
  if (isWrapped) return shortRecords(answer.def.innerType, at, name);
  if (answer instanceof z.ZodArray) return shortRecords(answer.def.element, `${at}[]`, name);
  if (answer instanceof z.ZodRecord) return shortRecords(answer.def.valueType, `${at}{}`, name);
  if (answer instanceof z.ZodUnion) return answer.def.options.flatMap((option) => shortRecords(option, at, name));
  if (!(answer instanceof z.ZodObject)) return [];

  const kinds = matchingKinds(answer, name);
  const found = kinds.map(({ kind, whole }) => ({ at, kind, schema: answer, missing: missingKeys(answer, whole) }));
  const inner = Object.entries(answer.shape).flatMap(([key, value]) =>
    // The rows of a paginator have the paginator's name.
    shortRecords(value as z.core.$ZodType, `${at} ${key}`, key === "data" ? name : key),
  );
  return [...found.filter(({ missing }) => missing.length > 0), ...inner];
}

/** The kinds that match by name and id, or by marker keys. */
function matchingKinds({ shape }: z.ZodObject, name: string) {
  const kinds = Object.entries(KINDS).map(([kind, each]) => ({ kind, ...each }));
  const namedSchemas = kinds.filter(({ names }) => "id" in shape && names?.test(name));
  if (namedSchemas.length > 0) return namedSchemas;
  return kinds.filter(
    ({ whole, markers }) => markers.every((marker) => marker in shape) && !isOfOtherType(shape, whole.shape),
  );
}

/** Stages and labels have the same keys but different `type` literals. */
function isOfOtherType(shape: z.core.$ZodShape, whole: z.core.$ZodShape): boolean {
  const [own, other] = [shape.type, whole.type];
  return own instanceof z.ZodLiteral && other instanceof z.ZodLiteral && own.value !== other.value;
}

const missingKeys = ({ shape }: z.ZodObject, whole: z.ZodObject) =>
  Object.entries(whole.shape).flatMap(([key, value]) => (key in shape || value instanceof z.ZodOptional ? [] : [key]));

export const isAllowed = ({ schema }: ShortRecord) => SHORT_FORMS.some(({ form }) => form === schema);
