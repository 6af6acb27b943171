import { classNames } from "@/components/ui/class-names";
import { isWeekend } from "@/lib/timesheet/week-days";

/** The columns beside those of the days. */
export const TASK = "task";
export const SUM = "sum";

/** The columns have a width of their own, so that a long title leaves room for the days. */
export const gridStyle = "w-full min-w-220 lg:min-w-230 print:min-w-0";

export const rowStyle =
  "grid grid-cols-[minmax(14rem,1fr)_repeat(7,minmax(5rem,6rem))_6rem] lg:grid-cols-[minmax(16rem,1fr)_repeat(7,minmax(5rem,6.5rem))_6.5rem] print:grid-cols-[minmax(8rem,1fr)_repeat(7,4.5rem)_5rem]!";

const BASE =
  "relative flex min-w-0 items-center border-gray-6 px-2 text-base focus:outline-2 focus:-outline-offset-2 focus:outline-focus";

export const cellStyle = (...more: Parameters<typeof classNames>): string => classNames(BASE, ...more);

/** The first column and the one of the sums stay in view. */
export const firstStyle = "sticky start-0 z-2 border-e bg-inherit print:static";
export const sumStyle = "sticky end-0 z-2 justify-end border-s bg-inherit font-medium tabular-nums print:static";

export const dayStyle = (day: string, today: string): string =>
  classNames(
    "justify-end tabular-nums",
    day === today ? "bg-accent-soft" : isWeekend(day) ? "bg-gray-3" : "bg-inherit",
  );
