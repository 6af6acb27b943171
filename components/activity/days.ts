import { type ClockOnScreen, dateOfWire, dayIn, dueText } from "@/lib/dates/dates-on-screen";

interface Day<Line> {
  /** `YYYY-MM-DD` in the reader's time zone. */
  date: string;
  words: string;
  whole: string;
  lines: Line[];
}

/** Lines must be sorted by time. */
export function daysOf<Line extends { created_at: string }>(lines: readonly Line[], clock: ClockOnScreen): Day<Line>[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const date = dayIn(dateOfWire(line.created_at), clock.timeZone);
    days.set(date, [...(days.get(date) ?? []), line]);
  }
  return [...days].map(([date, ofDay]) => {
    const { words, whole } = dueText(date, clock);
    return { date, words, whole, lines: ofDay };
  });
}

export function topicsOf<Line extends { object_type: string; object_id: number }>(
  lines: readonly Line[],
): [Line, ...Line[]][] {
  const topics: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = topics.at(-1);
    if (last && last[0].object_type === line.object_type && last[0].object_id === line.object_id) last.push(line);
    else topics.push([line]);
  }
  return topics;
}

/** Leaves out a board's line about a task when the task's own line before it says the same. */
export const withoutDuplicates = <Line extends { object_type: string; action: string; column: string | null }>(
  lines: readonly Line[],
): Line[] =>
  lines.filter((line, at) => {
    const before = lines[at + 1];
    return (
      line.object_type !== "board_activity" ||
      line.column !== "task" ||
      before?.object_type !== "task_activity" ||
      before.column !== "task" ||
      before.action !== line.action
    );
  });
