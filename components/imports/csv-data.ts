import type { ImportOptions } from "@/components/imports/import-data";
import type { Messages } from "@/lib/i18n/messages";

/** What the preview of a table shows besides. */
export interface CsvJson {
  columns: string[];
  /** What a column can become. */
  fields: string[];
  map: MappedColumn[];
  /** The first ones. */
  rows: string[][];
  delimiter: string;
  encoding: string;
}

export interface MappedColumn {
  csv: string;
  table: string | null;
}

export type Field = keyof Messages["imports"]["csv"]["fields"];

/** In the order in which they are offered. */
const FIELDS: readonly Field[] = [
  ...(["task_title", "description", "stage", "status", "priority", "labels", "assignees"] as const),
  ...(["due_at", "started_at", "completion", "created_at", "archived_at", "subtasks", "position"] as const),
  ...(["custom_field", "board_title", "board", "type", "source", "slug"] as const),
];

export const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

export const fieldsIn = ({ fields }: CsvJson): Field[] => FIELDS.filter((field) => fields.includes(field));

/** Of which one column is read. */
const DATES: ReadonlySet<string> = new Set<Field>(["due_at", "started_at", "created_at", "archived_at"]);

export type ColumnProblem = { kind: "taken"; by: string } | { kind: "noDate"; value: string };

/** By the place of the column. `readDate` says what the server would do with a cell. */
export function problemsOf(
  { map, rows }: Pick<CsvJson, "map" | "rows">,
  readsAsDate: (cell: string) => boolean,
): Map<number, ColumnProblem> {
  const problems = new Map<number, ColumnProblem>();
  map.forEach(({ table }, place) => {
    if (table === null) return;
    const first = map.findIndex((other) => other.table === table);
    const value = DATES.has(table)
      ? rows.map((cells) => cells[place] ?? "").find((cell) => cell && !readsAsDate(cell))
      : "";
    if (table !== "custom_field" && first < place) problems.set(place, { kind: "taken", by: map[first]?.csv ?? "" });
    else if (value) problems.set(place, { kind: "noDate", value });
  });
  return problems;
}

/** Whether the server can read the table like this; dates that it can't read are left out. */
export const isUsable = (map: readonly MappedColumn[], problems: ReadonlyMap<number, ColumnProblem>): boolean =>
  map.some(({ table }) => table === "task_title") && ![...problems.values()].some(({ kind }) => kind === "taken");

/** Empty where the server finds out. */
export interface Reading {
  delimiter: string;
  encoding: string;
  date_format: string;
}

export const AUTOMATIC: Reading = { delimiter: "", encoding: "", date_format: "" };

export const optionsOf = (reading: Reading, map: readonly MappedColumn[] | null): ImportOptions => ({
  ...Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== "")),
  ...(map && { map: map.map(({ csv, table }) => ({ csv, table })) }),
});
