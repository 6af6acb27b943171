import { type Stage } from "@/generated/prisma/client";
import { dateFrom } from "@/lib/dates/dates";
import { IDEA_COLUMNS, type IdeaColumn, type Mapping } from "@/lib/ideas/import/columns";
import type { CsvRow } from "@/lib/csv/rows";
import { LONGEST_PUBLIC_TEXT, paragraphsOf } from "@/lib/ideas/text";
import { isEmailAddress, LONGEST_EMAIL_ADDRESS } from "@/lib/text/email-address";
import { withoutDisguise } from "@/lib/text/invisible";
import { isLongerThan, plainLine } from "@/lib/text/text";

export interface NewIdea {
  line: number;
  title: string;
  description: string | null;
  authorName: string | null;
  authorEmail: string | null;
  votes: number;
  stage: Pick<Stage, "id" | "title" | "defaultTaskStatus">;
  createdAt: Date;
}

/** Why a row is refused, with the cell that caused it. */
export type RefusedRow = { line: number; reason: RefusalReason; value: string };

export type RefusalReason =
  | "title_missing"
  | "title_too_long"
  | "description_too_long"
  | "author_name_too_long"
  | "author_email_invalid"
  | "votes_invalid"
  | "stage_unknown"
  | "created_invalid";

const LONGEST_NAME = 192;
const MOST_VOTES = 10_000;

class Refused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly value = "",
  ) {
    super(reason);
  }
}

type Stages = readonly NewIdea["stage"][];

interface ReadRows {
  ideas: NewIdea[];
  refused: RefusedRow[];
}

/** Turns rows into ideas; a row with a wrong cell is refused as a whole. A row without a stage goes to `otherwise`. */
export function ideasOfRows(
  rows: readonly CsvRow[],
  mapping: Mapping,
  stages: Stages,
  otherwise: NewIdea["stage"],
  now = new Date(),
): ReadRows {
  const read: ReadRows = { ideas: [], refused: [] };
  for (const row of rows) {
    try {
      read.ideas.push(ideaOf(row, cellsOf(row, mapping), stages, otherwise, now));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      read.refused.push({ line: row.line, reason: error.reason, value: [...error.value].slice(0, 100).join("") });
    }
  }
  return read;
}

type Cells = Record<IdeaColumn, string>;

const cellsOf = ({ cells }: CsvRow, mapping: Mapping): Cells =>
  Object.fromEntries(
    IDEA_COLUMNS.map((column) => {
      const at = mapping[column];
      return [column, at === null ? "" : (cells[at] ?? "").trim()];
    }),
  ) as Cells;

function ideaOf({ line }: CsvRow, cells: Cells, stages: Stages, otherwise: NewIdea["stage"], now: Date): NewIdea {
  return {
    line,
    title: titleOf(cells.title),
    description: descriptionOf(cells.description),
    authorName: nameOf(cells.author_name),
    authorEmail: emailOf(cells.author_email),
    votes: votesOf(cells.votes),
    stage: stageOf(cells.stage, stages) ?? otherwise,
    createdAt: timeOf(cells.created, now) ?? now,
  };
}

function titleOf(cell: string): string {
  const title = plainLine(cell);
  if (title === "") throw new Refused("title_missing", cell);
  if (isLongerThan(title, LONGEST_NAME)) throw new Refused("title_too_long", title);
  return title;
}

function descriptionOf(cell: string): string | null {
  if (isLongerThan(cell, LONGEST_PUBLIC_TEXT)) throw new Refused("description_too_long", cell);
  return paragraphsOf(withoutDisguise(cell).replace(/\r\n?/g, "\n")) || null;
}

function nameOf(cell: string): string | null {
  const name = plainLine(cell);
  if (isLongerThan(name, LONGEST_NAME)) throw new Refused("author_name_too_long", name);
  return name || null;
}

function emailOf(cell: string): string | null {
  if (cell === "") return null;
  if (cell.length > LONGEST_EMAIL_ADDRESS || !isEmailAddress(cell)) throw new Refused("author_email_invalid", cell);
  return cell;
}

function votesOf(cell: string): number {
  if (cell === "") return 0;
  const votes = /^\d{1,5}$/.test(cell) ? Number(cell) : NaN;
  if (!(votes <= MOST_VOTES)) throw new Refused("votes_invalid", cell);
  return votes;
}

function stageOf(cell: string, stages: Stages): NewIdea["stage"] | null {
  const title = plainLine(cell).toLowerCase();
  if (title === "") return null;
  const stage = stages.find((each) => each.title.toLowerCase() === title);
  if (!stage) throw new Refused("stage_unknown", cell);
  return stage;
}

/** `2026-05-01`, with or without a time, or any other format of the API; no time to come. */
function timeOf(cell: string, now: Date): Date | null {
  if (cell === "") return null;
  const time = dateFrom(cell);
  if (!time || time > now || time.getUTCFullYear() < 1970) throw new Refused("created_invalid", cell);
  return time;
}
