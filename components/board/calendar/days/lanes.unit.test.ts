import { expect, test } from "vitest";
import { BLANK } from "@/components/board-store/edits/blank-task";
import { layoutWeek } from "@/components/board/calendar/days/lanes";
import { weekOf } from "@/components/board/calendar/days/months";
import { type CalendarTask, inOrder } from "@/components/board/calendar/days/spans";

const WEEK = weekOf("2026-11-23", 1);

const on = (id: number, first: string, last = first): CalendarTask => ({
  task: { ...BLANK, id, title: `Task ${id}`, position: "1.00", stage_id: 1 },
  span: { first: `2026-11-${first}`, last: `2026-11-${last}`, time: null },
});

/** By day: the ids in its lanes, 0 where none begins, and how many are not drawn. */
const drawn = (tasks: CalendarTask[], lanes: number) =>
  layoutWeek(tasks.toSorted(inOrder), WEEK, lanes).map((day) => [
    ...day.lanes.map((segment) => segment?.task.id ?? 0),
    ...(day.hidden > 0 ? [`+${day.hidden}`] : []),
  ]);

test("bars keep their lane on all their days, and shorter tasks fill what is free", () => {
  expect(drawn([on(1, "23", "25"), on(2, "24"), on(3, "24", "28"), on(4, "23"), on(5, "26")], 4)).toEqual([
    [1, 4],
    [0, 3, 2],
    [0, 0],
    [5, 0],
    [0, 0],
    [0, 0],
    [],
  ]);
});

test("a bar is cut at the ends of the week, and says on which side it goes on", () => {
  const [first] = layoutWeek([on(1, "20", "24")], WEEK, 3);
  const [, , , , , saturday] = layoutWeek([on(1, "28", "30")], WEEK, 3);

  expect(first?.lanes[0]).toMatchObject({ length: 2, hasBefore: true, hasAfter: false });
  expect(saturday?.lanes[0]).toMatchObject({ length: 2, hasBefore: false, hasAfter: true });
});

test("a day with more tasks than lanes leaves its last lane to their number", () => {
  const tasks = [1, 2, 3, 4, 5].map((id) => on(id, "25"));

  expect(drawn(tasks, 3)[2]).toEqual([1, 2, "+3"]);
  expect(drawn(tasks.slice(0, 3), 3)[2]).toEqual([1, 2, 3]);
});

test("a bar that gives way to a number is counted on each of its days", () => {
  const tasks = [on(1, "23", "26"), on(2, "23", "25"), on(3, "24", "25"), on(4, "24")];

  expect(drawn(tasks, 3).slice(0, 4)).toEqual([[1, 2], [0, 0, "+2"], [0, 0, "+1"], [0]]);
});

test("the work grows with the number of tasks and not with its square: 100,000 tasks of one week are laid out", () => {
  const days = WEEK.map((day) => day.slice(8));
  const tasks = Array.from({ length: 100_000 }, (_, at) => {
    const [first = "23", last = "29"] = [days[at % 7], days[Math.min(6, (at % 7) + (at % 3))]];
    return on(at + 1, first, last);
  }).toSorted(inOrder);

  const started = performance.now();
  const layout = layoutWeek(tasks, WEEK, 5);
  const took = performance.now() - started;

  const counted = layout.map(({ tasks: all, hidden }) => all.length - hidden);
  expect(Math.max(...counted)).toBeLessThanOrEqual(5);
  expect(layout.reduce((sum, day) => sum + day.tasks.length, 0)).toBeGreaterThan(100_000);
  expect(took).toBeLessThan(5_000);
});
