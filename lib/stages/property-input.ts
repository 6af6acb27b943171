import { z } from "zod";
import { isUnset } from "@/lib/dates/dates";
import { Invalid } from "@/lib/errors";
import { described } from "@/lib/http/described";
import { stageColor, stageSettings, stageStatus, stageTitle } from "@/lib/stages/inputs";

/** Each property that a stage may be asked to change, and how its value is read (facts.md, 6.3). */
const PROPERTIES = {
  title: stageTitle,
  status: stageStatus,
  color: stageColor,
  bg_color: stageColor,
  /** The server says when. */
  archived_at: described({ type: "string" }).transform((value) => !isUnset(value)),
  settings: z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), stageSettings),
} as const;

type Properties = typeof PROPERTIES;
export type StageChange = {
  [Name in keyof Properties]: { property: Name; value: z.output<Properties[Name]> };
}[keyof Properties];

/** PUT update-stage-property: one property and its value. */
export const UpdateStageProperty = z
  .object({
    property: described({ type: "string", required: true, enum: Object.keys(PROPERTIES) }),
    value: described({ type: "string" }).optional(),
  })
  .transform(({ property, value }, ctx): StageChange => {
    if (typeof property !== "string" || property === "") {
      ctx.addIssue({ code: "custom", path: ["property"], params: { rule: "required" } });
      return z.NEVER;
    }
    if (!Object.hasOwn(PROPERTIES, property))
      throw new Invalid("Invalid property", { params: { property: "Invalid property" } });

    const read = PROPERTIES[property as keyof Properties].safeParse(value);
    if (read.success && value === undefined)
      ctx.addIssue({ code: "custom", path: ["value"], params: { rule: "required" } });
    if (read.success) return { property, value: read.data } as StageChange;
    for (const issue of read.error.issues)
      ctx.addIssue({
        code: "custom",
        path: [property],
        params: issue.code === "custom" ? issue.params : { rule: "format" },
      });
    return z.NEVER;
  });
