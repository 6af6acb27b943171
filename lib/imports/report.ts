import type { DocumentPerson } from "@/lib/board-document/document";
import { type DocumentNote, DocumentNotes } from "@/lib/board-document/notes";

export const COUNTED = [
  "stages",
  "labels",
  "custom_fields",
  "tasks",
  "subtasks",
  "comments",
  "attachments",
  "time_tracks",
  "dependencies",
] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

// Types instead of interfaces, which are not assignable to JSON.
export type ImportReport = {
  counts: Counts;
  /** Of those whom the document mentions. */
  people: { matched: number; unmatched: Pick<DocumentPerson, "name" | "email">[] };
  notes: ReportNote[];
  /** How many there are beyond those in `notes`. */
  more_notes: number;
};

export type ReportNote = { [Key in keyof DocumentNote]: DocumentNote[Key] };

const MOST = DocumentNotes.MOST;

export const noCounts = (): Counts => Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;

/** Reads a report as it is stored. */
export function reportOf(stored: unknown): ImportReport {
  const { counts, people, notes = [], more_notes = 0 } = (stored ?? {}) as Partial<ImportReport>;
  return {
    counts: { ...noCounts(), ...counts },
    people: people ?? { matched: 0, unmatched: [] },
    notes,
    more_notes,
  };
}

/** What another step has written is added to the report; `moreNotes` were only counted. */
export function withMore(
  report: ImportReport,
  counts: Partial<Counts>,
  notes: DocumentNote[],
  moreNotes = 0,
): ImportReport {
  const all = [...report.notes, ...notes];
  return {
    ...report,
    counts: Object.fromEntries(COUNTED.map((name) => [name, report.counts[name] + (counts[name] ?? 0)])) as Counts,
    notes: all.slice(0, MOST),
    more_notes: report.more_notes + moreNotes + Math.max(0, all.length - MOST),
  };
}

export const withPeople = (
  report: ImportReport,
  matched: number,
  unmatched: ImportReport["people"]["unmatched"],
): ImportReport => ({ ...report, people: { matched, unmatched: unmatched.slice(0, MOST) } });
