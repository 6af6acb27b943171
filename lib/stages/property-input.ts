import { z } from "zod";
import { isUnset } from "@/lib/dates/dates";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
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

type Properties = typeof PROPERTIES;
export type StageChange = {
  [Name in keyof Properties]: { property: Name; value: z.output<Properties[Name]> };
}[keyof Properties];

export const UpdateStageProperty = z
  .object({
    property: parameter({ type: "string", required: true, enum: Object.keys(PROPERTIES) }),
    value: parameter({ type: "string" }).optional(),
  })
  .transform(({ property, value }, ctx): StageChange => {
    if (typeof property !== "string" || property === "") {
      ctx.addIssue({ code: "custom", path: ["property"], params: { rule: "required" } });
      return z.NEVER;
    }
    if (!Object.hasOwn(PROPERTIES, property))
      throw new Invalid("Invalid property", { params: { property: "Invalid property" } });

    const parsed = PROPERTIES[property as keyof Properties].safeParse(value);
    if (parsed.success && value === undefined)
      ctx.addIssue({ code: "custom", path: ["value"], params: { rule: "required" } });
    if (parsed.success) return { property, value: parsed.data } as StageChange;
    for (const issue of parsed.error.issues)
      ctx.addIssue({
        code: "custom",
        path: [property],
        params: issue.code === "custom" ? issue.params : { rule: "format" },
      });
    return z.NEVER;
  });
