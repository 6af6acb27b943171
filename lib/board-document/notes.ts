/** Something that was left out, or arrived differently, such as a file that could not be downloaded. */
export interface DocumentNote {
  kind:
    | "activity"
    | "attachment"
    | "board"
    | "comment"
    | "custom_field"
    | "dependency"
    | "label"
    | "person"
    | "stage"
    | "task"
    | "vote";
  /** Of the thing, as people know it. */
  title: string;
  reason: string;
}

/** Only the first are kept; the others are counted. A file could have one for each of its bytes. */
export class DocumentNotes {
  static readonly MOST = 500;
  readonly first: DocumentNote[] = [];
  more = 0;

  add(note: DocumentNote): void {
    if (this.first.length < DocumentNotes.MOST) this.first.push(note);
    else this.more += 1;
  }

  addAll(notes: Iterable<DocumentNote>): void {
    for (const note of notes) this.add(note);
  }
}

/** What people call something of a board: its title or name, or nothing. */
export function titleOf(thing: unknown): string {
  const { title, name } = (thing ?? {}) as { title?: unknown; name?: unknown };
  return [title, name].find((each): each is string => typeof each === "string" && each.trim() !== "") ?? "";
}
