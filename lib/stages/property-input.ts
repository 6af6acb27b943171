import { z } from "zod";
import { isUnset } from "@/lib/dates/dates";
import { parameter } from "@/lib/http/input/parameter";
import { parseProperty, type PropertyChange } from "@/lib/http/input/property";
import { stageColor, stageSettings, stageStatus, stageTitle } from "@/lib/stages/inputs";

/** The properties that clients may change, and how to parse them (compatibility.md, C37). */
const PROPERTIES = {
  title: stageTitle,
  status: stageStatus,
  color: stageColor,
  bg_color: stageColor,
  /** The server sets the time. */
  archived_at: parameter({ type: "string" }).transform((value) => !isUnset(value)),
  settings: z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), stageSettings),
} as const;

export type StageChange = PropertyChange<typeof PROPERTIES>;

export const UpdateStageProperty = z
  .object({
    property: parameter({ type: "string", required: true, enum: Object.keys(PROPERTIES) }),
    value: parameter({ type: "string" }).optional(),
  })
  .transform((input, ctx) => parseProperty(PROPERTIES, input, ctx));
