import { z } from "zod";
import { Invalid } from "@/lib/errors";

type Schemas = Record<string, z.ZodType>;

export type PropertyChange<Properties extends Schemas> = {
  [Name in keyof Properties]: { property: Name; value: z.output<Properties[Name]> };
}[keyof Properties];

/** Parses the value of the named property by its schema. Null clears a property; a missing value must not, as a misspelt field name would.
 * @throws Invalid for an unknown property */
export function parseProperty<Properties extends Schemas>(
  properties: Properties,
  { property, value }: { property: unknown; value?: unknown },
  ctx: z.core.$RefinementCtx,
): PropertyChange<Properties> {
  const refuse = (name: string, params: unknown) =>
    ctx.addIssue({ code: "custom", path: [name], params: params as Record<string, unknown> });
  if (typeof property !== "string" || property === "") {
    refuse("property", { rule: "required" });
    return z.NEVER;
  }
  if (!Object.hasOwn(properties, property))
    throw new Invalid("Invalid property", { params: { property: "Invalid property" } });

  const parsed = properties[property]?.safeParse(value);
  if (parsed?.success && value === undefined) refuse("value", { rule: "required" });
  for (const issue of parsed?.error?.issues ?? [])
    refuse(property, issue.code === "custom" ? issue.params : { rule: "format" });
  return { property, value: parsed?.data } as PropertyChange<Properties>;
}
