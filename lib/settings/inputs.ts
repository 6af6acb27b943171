import { z } from "zod";
import { LONGEST_LINE, parameter } from "@/lib/http/input/parameter";
import { email, flag, optional, title, webAddress, wholeNumber } from "@/lib/http/input/types";
import { plainLine } from "@/lib/text/text";
import { isTimezone } from "@/lib/dates/timezones";
import { isLocale, translatedLocale } from "@/lib/i18n/locale";

const format = { params: { rule: "format" } };
const text = (most: number) =>
  z
    .string()
    .max(LONGEST_LINE)
    .transform(plainLine)
    .refine((line) => line.length <= most, format);

export const timezone = z.string().max(64).refine(isTimezone, format);
/** "" for the language of each reader's browser. */
export const language = z
  .string()
  .max(20)
  .refine((name) => name === "" || isLocale(name), format);
/** The locale of a page, which only makes suggestions: anything but a translated one counts as absent. */
export const pageLocale = parameter({ type: "string" })
  .optional()
  .transform((value): string | undefined =>
    typeof value === "string" && isLocale(value) && translatedLocale(value) !== null ? value : undefined,
  );
export const weekday = wholeNumber.refine((day) => day >= 0 && day <= 6, format);

export const UpdateSiteSettings = z.object({
  title: title.optional(),
  description: text(500).optional(),
  email: optional(email),
  timezone: optional(timezone),
  date_format: optional(text(50)),
  time_format: optional(text(50)),
  start_of_week: optional(weekday),
  language: language.optional(),
});
export type UpdateSiteSettings = z.infer<typeof UpdateSiteSettings>;

/** `HH:MM`, with or without a leading zero. */
const clock = z
  .string()
  .max(LONGEST_LINE)
  .trim()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/)
  .transform((time) => time.padStart(5, "0"));

/** Null clears, like "". */
const clearable = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? "", schema);

const lines = (most: number) =>
  z
    .string()
    .max(2 * LONGEST_LINE)
    .transform((value) => value.split(/\r?\n/).map(plainLine).join("\n").trim())
    .refine((text) => text.length <= most, format);

const name = clearable(text(200));
const address = clearable(lines(1_000));
const logo = z
  .preprocess((value) => (value === "" ? null : value), webAddress.nullable())
  .transform((address) => address ?? "");

export const UpdateGeneralSettings = z
  .object({
    updatedSettings: z
      .object({
        daily_reminder_enabled: optional(flag),
        daily_remind_at: optional(clock),
        business_name: name.optional(),
        business_address: address.optional(),
        business_logo: logo.optional(),
        allow_members_to_create_boards: optional(flag),
      })
      .meta({ required: true }),
  })
  .transform(({ updatedSettings }) => updatedSettings);
export type UpdateGeneralSettings = z.infer<typeof UpdateGeneralSettings>;

/** For the preview while someone is typing: invalid values count as empty. */
export const ExampleBusiness = z.object({
  business_name: name.catch(""),
  business_address: address.catch(""),
  business_logo: logo.catch(""),
});
