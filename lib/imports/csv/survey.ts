import type { CsvRow } from "@/lib/csv/rows";
import { plainLine, withoutTags } from "@/lib/text/text";
import { Unprocessable } from "@/lib/errors";
import type { MappedTable } from "@/lib/imports/csv/cells";
import { type DateFormat, DateSurvey } from "@/lib/imports/csv/dates";

/** What the board has to have before its tasks: everything that a table names in several rows. */
export interface Survey {
  first: CsvRow | null;
  total: number;
  stages: string[];
  labels: string[];
  people: string[];
  dates: DateSurvey;
}

const MOST: Record<"stages" | "labels" | "people", number> = { stages: 500, labels: 1_000, people: 5_000 };

const DATE_COLUMNS = ["due_at", "started_at", "archived_at", "completion", "created_at"] as const;

/** Names that differ only in capital letters are one. @throws Unprocessable for a column that names too many */
export async function surveyOf(rows: AsyncGenerator<CsvRow>, { cell }: MappedTable): Promise<Survey> {
  const names = {
    stages: new Map<string, string>(),
    labels: new Map<string, string>(),
    people: new Map<string, string>(),
  };
  const survey = { first: null as CsvRow | null, total: 0, dates: new DateSurvey() };
  const add = (kind: keyof typeof names, name: string) => {
    const key = name.toLowerCase();
    if (name === "" || names[kind].has(key)) return;
    if (names[kind].size === MOST[kind]) throw new Unprocessable(TOO_MANY[kind]);
    names[kind].set(key, name);
  };
  for await (const row of rows) {
    survey.first ??= row;
    survey.total += 1;
    add("stages", stageOf(cell(row, "stage")));
    for (const label of namesIn(cell(row, "labels"))) add("labels", label);
    for (const person of namesIn(cell(row, "assignees"))) add("people", person);
    for (const column of DATE_COLUMNS) survey.dates.add(cell(row, column));
  }
  if (survey.total === 0) throw new Unprocessable("The file has no rows.");
  const listed = (kind: keyof typeof names) => [...names[kind].values()];
  return { ...survey, stages: listed("stages"), labels: listed("labels"), people: listed("people") };
}

const TOO_MANY: Record<keyof typeof MOST, string> = {
  stages: "The column of the stages has more than 500 different names. Is it the right one?",
  labels: "The column of the labels has more than 1,000 different names. Is it the right one?",
  people: "The column of the assignees has more than 5,000 different people. Is it the right one?",
};

/** Stages are known by their title. */
export const stageOf = (cell: string): string => plainLine(cell).slice(0, 200);

/** Several in one cell. */
export const namesIn = (cell: string): string[] =>
  withoutTags(cell.slice(0, 10_000))
    .split(/[,;\n|]/)
    .map((name) => name.trim().slice(0, 200))
    .filter(Boolean);

/** Where commas separate columns, months usually come first. */
export const usualFormat = (delimiter: string): DateFormat => (delimiter === "," ? "m/d/y" : "d/m/y");
