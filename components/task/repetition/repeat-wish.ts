import { type Day, dayIn, dayOf, partsOf } from "@/lib/recurrence/zoned";
import {
  MONTHS,
  monthTypeOf,
  nextRun,
  ORDINALS,
  type Schedule,
  WEEK_DAYS,
  weekdayOf,
  withDefaults,
} from "@/lib/recurrence/schedule";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export type RepeatRule = NonNullable<TaskCardJson["repeat_task_meta"]>;

/** A rule as the dialog edits it. */
export interface RepeatWish {
  unit: Schedule["unit"];
  every: number;
  /** From Sunday, 0; of weekly rules. */
  weekDays: readonly number[];
  /** Of monthly and yearly rules: on the date of the first day, or as `repeat_in_month_type` says. Null keeps `monthDays`. */
  monthType: string | null;
  /** Several days of a month, which only the API can choose, or the one that the first day lacks: the 31st from 28 February. */
  monthDays: readonly number[];
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** `HH:MM`; empty is midnight. */
  time: string;
  timezone: string;
  /** Null is the stage where the task is. */
  stageId: number | null;
  whenComplete: boolean;
  createNew: boolean;
}

/** Of a task without a rule: every week from today. */
export const firstWish = (today: string, timezone: string): RepeatWish => ({
  ...{ unit: "weekly", every: 1, weekDays: [weekdayOn(today)], monthType: null, monthDays: [] },
  ...{ firstDay: today, time: "", timezone, stageId: null, whenComplete: true, createNew: false },
});

export function wishOf(rule: RepeatRule, today: string): RepeatWish {
  const { time_zone: timezone, next_repeat_date: next } = rule;
  const firstDay = next ? textOf(dayIn(timezone, new Date(`${next.replace(" ", "T")}Z`))) : today;
  return {
    unit: unitOf(rule.repeat_type),
    every: rule.repeat_in,
    weekDays: rule.selected_repeat_week_days.map(weekdayOf).filter((day) => day >= 0),
    monthType: rule.repeat_in_month_type,
    monthDays: isDateOf(firstDay, rule.selected_month_days) ? [] : rule.selected_month_days,
    firstDay,
    time: rule.time ?? "",
    timezone,
    stageId: rule.selected_stage,
    whenComplete: rule.repeat_when_complete === 1,
    createNew: rule.create_new === 1,
  };
}

const isDateOf = (firstDay: string, [date, ...others]: readonly number[]) =>
  date === partsOf(dayFrom(firstDay)).date && others.length === 0;

/** A single day of the month or of the week was that of the first day, and follows it. "Second Tuesday" needs a first day that is one. */
export const withFirstDay = (wish: RepeatWish, firstDay: string): RepeatWish => ({
  ...{ ...wish, firstDay },
  ...(wish.monthDays.length === 1 && { monthDays: [] }),
  ...(isOnlyFirst(wish) && { weekDays: [weekdayOn(firstDay)] }),
  ...(!isStillPossible(wish, firstDay) && { monthType: null }),
});

const isOnlyFirst = ({ weekDays, firstDay }: RepeatWish) =>
  weekDays.length === 1 && weekDays[0] === weekdayOn(firstDay);

const isStillPossible = ({ monthType }: RepeatWish, firstDay: string) =>
  monthType === null || monthTypesOn(firstDay).includes(monthType);

const UNITS = ["daily", "weekly", "monthly", "yearly"] as const;
const unitOf = (type: string): Schedule["unit"] => UNITS.find((unit) => unit === type) ?? "daily";

const isByMonth = ({ unit }: RepeatWish) => unit === "monthly" || unit === "yearly";

/** What `create-repeat-task` takes. */
export const bodyOf = (wish: RepeatWish) => ({
  repeat_type: wish.unit,
  repeat_in: wish.every,
  ...(wish.unit === "weekly" && { selected_repeat_week_days: namesOf(wish.weekDays) }),
  ...(isByMonth(wish) && { ...monthBody(wish) }),
  next_repeat_date: wish.firstDay,
  time: wish.time === "" ? "00:00" : wish.time,
  time_zone: wish.timezone,
  ...(wish.stageId !== null && { selected_stage: wish.stageId }),
  repeat_when_complete: wish.whenComplete ? 1 : 0,
  create_new: wish.createNew ? 1 : 0,
});

const namesOf = (weekDays: readonly number[]) => weekDays.flatMap((day) => WEEK_DAYS[day] ?? []);

const monthBody = ({ unit, monthType, monthDays, firstDay }: RepeatWish) => ({
  ...(monthType === null
    ? { selected_month_days: monthDays.length > 0 ? [...monthDays] : [partsOf(dayFrom(firstDay)).date] }
    : { repeat_in_month_type: monthType }),
  ...(unit === "yearly" && { selected_month: MONTHS[partsOf(dayFrom(firstDay)).month] ?? MONTHS[0] }),
});

function scheduleOf(wish: RepeatWish): Schedule {
  const body = { ...monthBody(wish) };
  return withDefaults(
    {
      ...{ unit: wish.unit, every: wish.every, weekDays: namesOf(wish.weekDays) },
      monthDays: "selected_month_days" in body ? (body.selected_month_days ?? []) : [],
      monthType: wish.monthType,
      month: wish.unit === "yearly" ? (MONTHS[partsOf(dayFrom(wish.firstDay)).month] ?? null) : null,
      time: wish.time === "" ? null : wish.time,
      timezone: wish.timezone,
    },
    dayFrom(wish.firstDay),
  );
}

/** The next dates, as the server computes them. Empty if the rule has none. */
export function nextDates(wish: RepeatWish, now: Date, count: number): Date[] {
  if (wish.every < 1 || (wish.unit === "weekly" && wish.weekDays.length === 0)) return [];
  const schedule = scheduleOf(wish);
  const dates: Date[] = [];
  let [day, after] = [dayFrom(wish.firstDay), now];
  while (dates.length < count) {
    after = nextRun(schedule, day, after);
    day = dayIn(schedule.timezone, after);
    dates.push(after);
  }
  return dates;
}

/** Which days of a month can be chosen, by the first day: its date, its weekday, and the ends of the month. */
export function monthTypesOn(firstDay: string): string[] {
  const { year, month, date, weekday } = partsOf(dayFrom(firstDay));
  const last = partsOf(dayOf(year, month + 1, 0)).date;
  const ordinal = ORDINALS[Math.floor((date - 1) / 7)];
  return [
    ...(ordinal && ordinal !== "last" ? [monthTypeOf(ordinal, weekday)] : []),
    ...(date + 7 > last ? [monthTypeOf("last", weekday)] : []),
    "firstDay",
    "lastDay",
  ];
}

export function dayFrom(text: string): Day {
  const [year = 1970, month = 1, date = 1] = text.split("-").map(Number);
  return dayOf(year, month - 1, date);
}

const textOf = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const weekdayOn = (text: string): number => partsOf(dayFrom(text)).weekday;
