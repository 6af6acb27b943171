import { z } from "zod";
import { parameter, LONGEST_LINE } from "@/lib/http/input/parameter";
import { date, flag, id, optional, wholeNumber, word } from "@/lib/http/input/types";
import { MONTHS, weekdayOf } from "@/lib/recurrence/schedule";
import { isZone } from "@/lib/recurrence/zoned";

const format = { params: { rule: "format" } };
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const weekDays = parameter({ type: "array" }).transform((value, ctx): string[] => {
  const words = asList(value).map((each) =>
    typeof each === "string" || typeof each === "number" ? String(each).trim() : "",
  );
  if (words.some((each) => !/^([a-z]{3,9}|[0-7])$/i.test(each) || weekdayOf(each) < 0))
    ctx.addIssue({ code: "custom", ...format });
  return words.filter((each, at) => words.findIndex((other) => weekdayOf(other) === weekdayOf(each)) === at);
});

const monthDays = parameter({ type: "array" }).transform((value, ctx): number[] => {
  const days = asList(value).map((each) =>
    typeof each === "number" || (typeof each === "string" && /^\s*\d+\s*$/.test(each)) ? Number(each) : NaN,
  );
  if (days.some((day) => !(Number.isInteger(day) && day >= 1 && day <= 31)))
    ctx.addIssue({ code: "custom", ...format });
  return [...new Set(days)].sort((one, other) => one - other);
});

/** `Jan`, `january` or 1. */
const month = parameter({ type: "string", enum: [...MONTHS] }).transform((value, ctx): string => {
  const found =
    typeof value === "string" || typeof value === "number"
      ? (MONTHS[Number(value) - 1] ??
        MONTHS.find((name) => name.toLowerCase() === String(value).trim().slice(0, 3).toLowerCase()))
      : undefined;
  if (!found) ctx.addIssue({ code: "custom", ...format });
  return found ?? "";
});

const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

/** `14:30`, `14:30:00` or `2:30 pm`. */
const time = parameter({ type: "string" }).transform((value, ctx): string => {
  const [, hour = "", minute = "", half] = (typeof value === "string" ? CLOCK.exec(value.trim()) : null) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  const isTime =
    hour !== "" && hours < 24 && Number(minute) < 60 && (!half || (Number(hour) >= 1 && Number(hour) <= 12));
  if (!isTime) ctx.addIssue({ code: "custom", ...format });
  return `${String(hours).padStart(2, "0")}:${minute}`;
});

const DAY_ONLY = /^\s*\d{4}-\d{2}-\d{2}\s*$/;
const firstDate = parameter({ type: "string" }).transform((value, ctx) => {
  const parsed = date.safeParse(value);
  if (!parsed.success) ctx.addIssue({ code: "custom", params: { rule: "date" } });
  return parsed.data ? { date: parsed.data, isDayOnly: typeof value === "string" && DAY_ONLY.test(value) } : null;
});

const zone = parameter({ type: "string" }).transform((value, ctx): string => {
  const name = typeof value === "string" ? value.trim() : "";
  if (name === "" || !isZone(name)) ctx.addIssue({ code: "custom", ...format });
  return name;
});

const MAX_INTERVAL = 999;

/** POST create-repeat-task (compatibility.md, C56). */
export const RepeatTask = z
  .object({
    repeat_type: word("daily", "weekly", "monthly", "yearly"),
    repeat_in: optional(wholeNumber.refine((every) => every >= 1 && every <= MAX_INTERVAL, format)),
    create_new: optional(flag),
    repeat_when_complete: optional(flag),
    selected_month: optional(month),
    repeat_in_month_type: optional(
      z
        .string()
        .max(LONGEST_LINE)
        .trim()
        .regex(/^[A-Za-z]{1,16}$/),
    ),
    selected_repeat_week_days: optional(weekDays),
    selected_month_days: optional(monthDays),
    next_repeat_date: optional(firstDate),
    time: optional(time),
    time_zone: optional(zone),
    selected_stage: optional(id),
  })
  .transform((sent) => ({
    unit: sent.repeat_type,
    every: sent.repeat_in ?? 1,
    createNew: sent.create_new ?? false,
    whenComplete: sent.repeat_when_complete ?? false,
    month: sent.selected_month ?? null,
    monthType: sent.repeat_in_month_type ?? null,
    weekDays: sent.selected_repeat_week_days ?? [],
    monthDays: sent.selected_month_days ?? [],
    first: sent.next_repeat_date ?? null,
    time: sent.time ?? null,
    timezone: sent.time_zone ?? null,
    stageId: sent.selected_stage ?? null,
  }));
export type RepeatTask = z.infer<typeof RepeatTask>;
