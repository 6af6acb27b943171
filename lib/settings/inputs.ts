import { z } from "zod";
import { email, optional, title, wholeNumber } from "@/lib/http/types";
import { plainLine } from "@/lib/text";
import { isTimezone } from "@/lib/timezones";

const format = { params: { rule: "format" } };
const text = (most: number) => z.string().transform(plainLine).refine((line) => line.length <= most, format);

export const timezone = z.string().refine(isTimezone, format);
export const language = z.string().regex(/^[a-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*$/);
export const weekday = wholeNumber.refine((day) => day >= 0 && day <= 6, format);

/** POST /wp/v2/settings: what is not sent stays; the address of the site is no setting of this kind. */
export const UpdateSiteSettings = z.object({
  title: title.optional(),
  description: text(500).optional(),
  email: optional(email),
  timezone: optional(timezone),
  date_format: optional(text(50)),
  time_format: optional(text(50)),
  start_of_week: optional(weekday),
  language: optional(language),
});
export type UpdateSiteSettings = z.infer<typeof UpdateSiteSettings>;
