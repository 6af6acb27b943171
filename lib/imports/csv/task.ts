import { DocumentTask } from "@/lib/board-document/task";
import type { DocumentNote } from "@/lib/board-document/notes";
import type { CsvRow } from "@/lib/csv/rows";
import type { MappedTable } from "@/lib/imports/csv/cells";
import { type DateFormat, dateOf } from "@/lib/imports/csv/dates";
import { namesIn, stageOf } from "@/lib/imports/csv/survey";
import { LONGEST_HTML } from "@/lib/text/html";
import { htmlOfPlainText } from "@/lib/text/markdown";
import { plainLine } from "@/lib/text/text";

export interface RowContext extends MappedTable {
  format: DateFormat;
  note: (note: DocumentNote) => void;
}

/** Ids of things that are known by their names. */
export const idOfName = (name: string): string => name.toLowerCase();

/** Null for a row without a title. */
export function taskOfRow(row: CsvRow, position: number, context: RowContext): DocumentTask | null {
  const { cell, note } = context;
  const title = plainLine(cell(row, "task_title"));
  if (title === "") {
    note({ kind: "task", title: row.cells.filter(Boolean).join(" · ").slice(0, 100), reason: noTitle(row) });
    return null;
  }
  return DocumentTask.parse({
    ...{
      id: String(row.line),
      title,
      slug: plainLine(cell(row, "slug")),
      source: plainLine(cell(row, "source")) || "import",
    },
    stage: idOfName(stageOf(cell(row, "stage"))) || null,
    type: cell(row, "type").toLowerCase(),
    priority: PRIORITIES.get(cell(row, "priority").toLowerCase()) ?? "low",
    description: htmlOf(cell(row, "description")) || null,
    position: positionOf(cell(row, "position"), position),
    ...datesOf(row, title, context),
    subtask_groups: groupsOf(row.line, cell(row, "subtasks")),
    labels: namesIn(cell(row, "labels")).map(idOfName),
    assignees: namesIn(cell(row, "assignees")).map(idOfName),
    custom_fields: context.fields.flatMap(({ place }) => {
      const value = (row.cells[place] ?? "").trim();
      return value === "" ? [] : [{ field: String(place), value }];
    }),
  });
}

const PRIORITIES = new Map<string, string>(
  Object.entries({
    none: "none",
    low: "low",
    normal: "medium",
    medium: "medium",
    high: "high",
    urgent: "urgent",
    critical: "urgent",
    niedrig: "low",
    mittel: "medium",
    hoch: "high",
    dringend: "urgent",
    منخفضة: "low",
    متوسطة: "medium",
    عالية: "high",
  }),
);

const MARKUP = /<\/?(?:p|br|div|ul|ol|li|h[1-6]|b|i|u|s|em|strong|a|code|pre|blockquote|table|img|span)\b[^<>]*>/i;

/** Exports of boards have HTML, which the board document makes safe; tables of people have text. */
const htmlOf = (cell: string): string =>
  MARKUP.test(cell) && cell.length <= LONGEST_HTML ? cell : htmlOfPlainText(cell);

function positionOf(cell: string, fallback: number): number {
  const number = /^\d{1,8}(?:[.,]\d{1,9})?$/.test(cell) ? Number(cell.replace(",", ".")) : 0;
  return number > 0 ? number : fallback;
}

const DONE = new Set([
  "closed",
  "completed",
  "complete",
  "done",
  "finished",
  "yes",
  "true",
  "1",
  "x",
  "100",
  "100%",
  "erledigt",
  "ja",
  "نعم",
]);

const noTitle = ({ line }: CsvRow) => `Line ${line} has no title.`;

function datesOf(row: CsvRow, title: string, { cell, format, note }: RowContext) {
  const date = (column: "due_at" | "started_at" | "archived_at" | "created_at") => {
    const text = cell(row, column);
    const found = NO_DATE.has(text) ? null : dateOf(text, format);
    if (found === null && !NO_DATE.has(text))
      note({ kind: "task", title, reason: `“${text.slice(0, 40)}” on line ${row.line} is not a date.` });
    return found;
  };
  const completion = cell(row, "completion");
  const completedAt = dateOf(completion, format);
  const isDone =
    DONE.has(cell(row, "status").toLowerCase()) || completedAt !== null || DONE.has(completion.toLowerCase());
  return {
    ...{ due_at: date("due_at"), started_at: date("started_at"), archived_at: date("archived_at") },
    created_at: date("created_at"),
    status: isDone ? "closed" : "open",
    last_completed_at: isDone ? (completedAt ?? new Date().toISOString()) : null,
  };
}

const NO_DATE = new Set(["", "null", "NULL", "0000-00-00", "0000-00-00 00:00:00", "-"]);

const MOST_SUBTASKS = 500;

/** A box before a title says whether it is done. */
const BOX = /^\s*(?:[-*] +)?\[[ xX]?\]/;

/** One in each line. Bars are between them where a cell has neither lines nor boxes, because titles may have bars, too. */
function groupsOf(line: number, cell: string) {
  const titles = cell
    .split(cell.includes("\n") || BOX.test(cell) ? "\n" : "|")
    .map((each) => each.trim())
    .filter(Boolean);
  const subtasks = titles.slice(0, MOST_SUBTASKS).map((each, at) => {
    const [, box, title = ""] = /^(?:[-*] +)?(?:\[([ xX]?)\] *)?(.*)$/.exec(each) ?? [];
    const isDone = box?.toLowerCase() === "x";
    return { id: `${line}-${at}`, title, position: at + 1, status: isDone ? "closed" : "open" };
  });
  return subtasks.length === 0 ? [] : [{ id: String(line), title: "", position: 1, subtasks }];
}
