import type { DocumentNote } from "@/lib/board-document/notes";
import { type Counts, noCounts } from "@/lib/imports/report";
import type { WriteContext } from "@/lib/imports/write/context";

/** A context whose counts and notes can be read at the end. */
export function collecting(given: Omit<WriteContext, "note" | "count">): {
  context: WriteContext;
  counts: Counts;
  notes: DocumentNote[];
} {
  const [counts, notes] = [noCounts(), [] as DocumentNote[]];
  const context: WriteContext = {
    ...given,
    note: (note) => void notes.push(note),
    count: (kind, number) => void (counts[kind] += number),
  };
  return { context, counts, notes };
}
