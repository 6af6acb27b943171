import { z } from "zod";
import { KINDS, SHORT_FORMS } from "@/scripts/openapi/records/short-forms";

interface ShortRecord {
  /** `GET /boards/v2/managers boards[]` */
  at: string;
  kind: string;
  schema: z.ZodObject;
  lacks: string[];
}

/** What an answer has that looks like a record and lacks keys of it, be it allowed or not. */
export function shortRecords(answer: z.core.$ZodType, at: string, name = ""): ShortRecord[] {
  if (answer instanceof z.ZodNullable || answer instanceof z.ZodOptional) return shortRecords(answer.def.innerType, at, name);
  if (answer instanceof z.ZodArray) return shortRecords(answer.def.element, `${at}[]`, name);
  if (answer instanceof z.ZodRecord) return shortRecords(answer.def.valueType, `${at}{}`, name);
  if (answer instanceof z.ZodUnion) return answer.def.options.flatMap((option) => shortRecords(option, at, name));
  if (!(answer instanceof z.ZodObject)) return [];

  const found = likeness(answer, name).map(({ kind, whole }) => ({ at, kind, schema: answer, lacks: requiredOf(whole).filter((key) => !(key in answer.shape)) }));
  // A paginator's rows are what it is called.
  const inner = Object.entries(answer.shape).flatMap(([key, value]) => shortRecords(value as z.core.$ZodType, `${at} ${key}`, key === "data" ? name : key));
  return [...found.filter(({ lacks }) => lacks.length > 0), ...inner];
}

/** Of which kinds of records it seems to be: by its keys, or because it has an id and stands where such records stand. */
function likeness({ shape }: z.ZodObject, name: string) {
  const kinds = Object.entries(KINDS).map(([kind, each]) => ({ kind, ...each }));
  const named = kinds.filter(({ names }) => "id" in shape && names?.test(name));
  return named.length > 0 ? named : kinds.filter(({ whole, marks }) => marks.every((mark) => mark in shape) && !isOfOtherType(shape, whole.shape));
}

/** Stages and labels have the same keys, but say what they are. */
function isOfOtherType(shape: z.core.$ZodShape, whole: z.core.$ZodShape): boolean {
  const [own, other] = [shape.type, whole.type];
  return own instanceof z.ZodLiteral && other instanceof z.ZodLiteral && own.value !== other.value;
}

const requiredOf = ({ shape }: z.ZodObject) => Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional));

export const isAllowed = ({ schema }: ShortRecord) => SHORT_FORMS.some(({ form }) => form === schema);
