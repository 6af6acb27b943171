import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { csvOf } from "@/lib/text/csv";
import { downloadedName } from "@/lib/text/file-name";
import { type SheetLog, type SheetPerson, type SheetTask, sumsOf } from "@/lib/timesheet/sheet";

export interface CsvWords {
  title: string;
  task: string;
  board: string;
  person: string;
  sum: string;
  deletedUser: string;
}

/** Hours with a decimal point, as programs expect them. */
const hours = (minutes = 0): string => (minutes === 0 ? "" : String(Math.round((minutes / 60) * 100) / 100));

type Cells = readonly (readonly string[])[];

/** What the grid shows, with its sums. */
export function taskCells(
  days: readonly string[],
  tasks: readonly SheetTask[],
  logs: readonly SheetLog[],
  words: CsvWords,
): Cells {
  const sums = sumsOf(
    logs.map(({ taskId, day, minutes }) => ({ row: taskId, day, minutes })),
    days,
  );
  const minutesIn = (task: SheetTask, day: string) =>
    logs.reduce((sum, log) => (log.taskId === task.id && log.day === day ? sum + log.minutes : sum), 0);
  return [
    [words.task, words.board, ...days, words.sum],
    ...tasks.map((task) => [
      task.title,
      task.board,
      ...days.map((day) => hours(minutesIn(task, day))),
      hours(sums.rows.get(task.id)),
    ]),
    [words.sum, "", ...days.map((day) => hours(sums.days.get(day))), hours(sums.week)],
  ];
}

export function peopleCells(days: readonly string[], people: readonly SheetPerson[], words: CsvWords): Cells {
  const amounts = people.flatMap(({ id, minutes }) =>
    Object.entries(minutes).map(([day, each]) => ({ row: id, day, minutes: each })),
  );
  const sums = sumsOf(amounts, days);
  return [
    [words.person, ...days, words.sum],
    ...people.map(({ id, name, minutes }) => [
      name ?? words.deletedUser,
      ...days.map((day) => hours(minutes[day])),
      hours(sums.rows.get(id)),
    ]),
    [words.sum, ...days.map((day) => hours(sums.days.get(day))), hours(sums.week)],
  ];
}

/** Downloads a file named after the week. */
export function saveCsv(cells: Cells, { days }: Pick<TimesheetView, "days">, { title }: CsvWords) {
  const file = new Blob([csvOf(cells)], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = downloadedName(title, days[0] ?? "", "csv");
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
