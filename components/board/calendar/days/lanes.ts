import { type CalendarTask, isOnDay } from "@/components/board/calendar/days/spans";

/** What is drawn of a task in one week. */
export interface Segment extends CalendarTask {
  /** In days, from the day where it is drawn. */
  length: number;
  /** The task began in an earlier week. */
  hasBefore: boolean;
  hasAfter: boolean;
}

export interface DayLayout {
  day: string;
  /** By lane: what begins on this day, or null where nothing does. */
  lanes: readonly (Segment | null)[];
  /** How many of its tasks are not drawn. */
  hidden: number;
  /** All of the day, in order. */
  tasks: readonly CalendarTask[];
}

interface Placed extends Segment {
  column: number;
  lane: number;
}

/**
 * Gives each task of a week the first lane that is free on all its days, so that a task that changes moves only what
 * comes after it. Where a day has more tasks than lanes, its last lane is left free to say how many.
 *
 * @param tasks in the order of `inOrder`
 */
export function layoutWeek(tasks: readonly CalendarTask[], days: readonly string[], lanes: number): DayLayout[] {
  const placed = placedIn(tasks, days, lanes);
  const hidden = days.map((_, column) => placed.filter((each) => each.lane < 0 && covers(each, column)).length);
  const isCounted = hidden.map((count) => count > 0);
  for (const each of placed.filter(({ lane }) => lane === lanes - 1)) {
    const columns = hidden.map((_, column) => column).filter((column) => covers(each, column));
    if (!columns.some((column) => isCounted[column])) continue;
    each.lane = -1;
    for (const column of columns) hidden[column] = (hidden[column] ?? 0) + 1;
  }
  const drawn = placed.filter(({ lane }) => lane >= 0);
  return days.map((day, column) => ({
    day,
    lanes: lanesOf(column, drawn),
    hidden: hidden[column] ?? 0,
    tasks: tasks.filter((task) => isOnDay(task, day)),
  }));
}

/** The lane is -1 where there is none. */
function placedIn(tasks: readonly CalendarTask[], days: readonly string[], lanes: number): Placed[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const taken: number[] = [];
  // In one week most tasks have one day, and after those that fit each day is full.
  const free = days.map(() => 0);
  return tasks.flatMap(({ task, span }) => {
    if (span.last < first || span.first > last) return [];
    const column = span.first < first ? 0 : days.indexOf(span.first);
    const end = span.last > last ? days.length - 1 : days.indexOf(span.last);
    const mask = maskOf(column, end);
    let lane = Math.max(...free.slice(column, end + 1));
    while (lane < lanes && ((taken[lane] ?? 0) & mask) !== 0) lane += 1;
    if (lane < lanes) taken[lane] = (taken[lane] ?? 0) | mask;
    for (let at = column; at <= end; at += 1)
      while ((free[at] ?? 0) < lanes && ((taken[free[at] ?? 0] ?? 0) & (1 << at)) !== 0) free[at] = (free[at] ?? 0) + 1;
    return [
      {
        ...{ task, span, column, length: end - column + 1, lane: lane < lanes ? lane : -1 },
        hasBefore: span.first < first,
        hasAfter: span.last > last,
      },
    ];
  });
}

const maskOf = (from: number, to: number): number => ((1 << (to - from + 1)) - 1) << from;

const covers = ({ column, length }: Placed, at: number): boolean => column <= at && at < column + length;

function lanesOf(column: number, drawn: readonly Placed[]): (Segment | null)[] {
  const lanes: (Segment | null)[] = [];
  for (const each of drawn) {
    if (!covers(each, column)) continue;
    while (lanes.length <= each.lane) lanes.push(null);
    if (each.column === column) lanes[each.lane] = each;
  }
  return lanes;
}
