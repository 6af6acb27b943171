import type { DocumentNote } from "@/lib/board-document/notes";

/** What happens to many things alike is one note for all of them. */
export class SharedNotes {
  private readonly counts = new Map<string, number>();

  add(reason: string, count = 1): void {
    if (count > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }

  /** As notes of the given kind, whose title is how many things there were. */
  all(kind: DocumentNote["kind"]): DocumentNote[] {
    return [...this.counts].map(([reason, count]) => ({ kind, title: String(count), reason }));
  }
}
