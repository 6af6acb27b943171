import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { type DocumentNote, DocumentNotes } from "@/lib/board-document/notes";
import { closesByTitle } from "@/lib/boards/write/default-stages";
import { mapped, type MappedTable } from "@/lib/imports/csv/cells";
import { CSV_FIELDS, guessedMap, MORE_COLUMNS } from "@/lib/imports/csv/columns";
import { CsvOptions, nameOfDelimiter, SEPARATORS } from "@/lib/imports/csv/options";
import { stageOf, type Survey, surveyOf, usualFormat } from "@/lib/imports/csv/survey";
import { type CsvTable, firstRows, openTable } from "@/lib/imports/csv/table";
import { idOfName, type RowContext, taskOfRow } from "@/lib/imports/csv/task";
import { NO_COLOR } from "@/lib/imports/convert/colors";
import { openImportFile } from "@/lib/imports/session-file";
import type { ImportSource } from "@/lib/imports/source";

/** A page of the contract's flow. */
export const ROWS_PER_PAGE = 100;

/** A table of any spreadsheet. */
export const csvSource: ImportSource = {
  tasksPerPage: ROWS_PER_PAGE,
  async read(session) {
    const options = CsvOptions.parse(session.options);
    const table = await tableOf(session, options);
    const map = mapped(table.headers, mapIn(options, table));
    const survey = await surveyOf(table.rows(), map);
    const notes = new DocumentNotes();
    const dates = survey.dates.result(usualFormat(table.format.delimiter));
    const format = options.date_format ?? dates.format;
    if (options.date_format === null && dates.ambiguous) notes.add(ambiguous(dates.ambiguous, format));
    const context: RowContext = { ...map, format, note: (note) => notes.add(note) };
    return {
      board: boardOf(session, survey, map, options),
      total: survey.total,
      notes,
      tasks: tasksOf(table, context),
    };
  },
  async preview(session) {
    const options = CsvOptions.parse(session.options);
    const table = await tableOf(session, options);
    const rows = await firstRows(table.rows(), SAMPLE);
    return {
      columns: table.headers,
      fields: [...Object.keys(CSV_FIELDS), ...MORE_COLUMNS],
      map: mapIn(options, table).map(({ csv, table: target }) => ({ csv, table: target ?? null })),
      rows: rows.map(({ cells }) => cells.map((cell) => cell.slice(0, LONGEST_SAMPLE))),
      delimiter: nameOfDelimiter(table.format.delimiter),
      encoding: table.format.encoding,
      date_format: options.date_format,
    };
  },
};

const SAMPLE = 5;
const LONGEST_SAMPLE = 200;

const tableOf = (session: ImportSession, { delimiter, encoding }: CsvOptions): Promise<CsvTable> =>
  openTable(() => openImportFile(session), {
    ...(delimiter && { delimiter: SEPARATORS[delimiter] }),
    ...(encoding && { encoding }),
  });

const mapIn = ({ map }: CsvOptions, { headers }: CsvTable) =>
  map?.map(({ csv, table }) => ({ csv, table: table ?? null })) ?? guessedMap(headers);

const ambiguous = (example: string, format: string): DocumentNote => ({
  kind: "task",
  title: example,
  reason:
    format === "m/d/y"
      ? "Dates like this were read as month, day, year."
      : "Dates like this were read as day, month, year.",
});

function boardOf(
  { title }: ImportSession,
  survey: Survey,
  { cell, fields }: MappedTable,
  { fallback_title, suffix }: CsvOptions,
) {
  const { first, stages, labels, people } = survey;
  const named = first ? cell(first, "board_title") || cell(first, "board") : "";
  return DocumentBoard.parse({
    title: `${title || named || fallback_title || "Untitled"}${suffix}`,
    type: first && cell(first, "type").toLowerCase() === "roadmap" ? "roadmap" : "to-do",
    stages: stages.map((stage, at) => {
      const status = closesByTitle(stage) ? "closed" : "open";
      return { id: idOfName(stage), title: stage, position: at + 1, status };
    }),
    labels: labels.map((label) => ({ id: idOfName(label), title: label, ...NO_COLOR })),
    people: people.map((person) => ({ id: idOfName(person), name: person, email: person.includes("@") ? person : "" })),
    custom_fields: fields.map(({ place, title: name }, at) => {
      return { id: String(place), title: name, type: "text", position: at + 1 };
    }),
  });
}

async function* tasksOf(table: CsvTable, context: RowContext): AsyncGenerator<DocumentTask> {
  const positions = new Map<string | null, number>();
  for await (const row of table.rows()) {
    const stage = stageOf(context.cell(row, "stage")).toLowerCase();
    const position = (positions.get(stage) ?? 0) + 1;
    const task = taskOfRow(row, position, context);
    if (task === null) continue;
    positions.set(stage, position);
    yield task;
  }
}
