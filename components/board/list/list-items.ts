import type { ListRow } from "@/components/board/list/rows";

export interface ListSection {
  groupId: number;
  isOpen: boolean;
  /** Its end has a field for a new task, whose height differs. */
  isComposing: boolean;
  rows: readonly ListRow[];
}

export type ListItem =
  | { kind: "header" }
  | { kind: "row"; row: ListRow }
  /** The end of an open group: a button or a field for a new task, or space. */
  | { kind: "tail" };

/** What the list scrolls over, by index: of each group a header, its rows and its end. */
export class ListItems {
  readonly count: number;
  private readonly starts: number[] = [];

  constructor(readonly sections: readonly ListSection[]) {
    let count = 0;
    for (const { isOpen, rows } of sections) {
      this.starts.push(count);
      count += isOpen ? rows.length + 2 : 1;
    }
    this.count = count;
  }

  at(index: number): ListItem {
    const section = this.sectionOf(index);
    const inGroup = index - (this.starts[section] ?? 0);
    const row = this.sections[section]?.rows[inGroup - 1];
    if (inGroup === 0) return { kind: "header" };
    return row ? { kind: "row", row } : { kind: "tail" };
  }

  keyAt(index: number): string | number {
    const item = this.at(index);
    const section = this.sections[this.sectionOf(index)];
    const kind = item.kind === "tail" && section?.isComposing ? "field" : item.kind;
    return item.kind === "row" ? item.row.id : `${kind} ${section?.groupId}`;
  }

  /** -1 for a row that is not shown. */
  indexOf(rowId: number | null): number {
    for (const [section, { isOpen, rows }] of this.sections.entries()) {
      const found = isOpen ? rows.findIndex(({ id }) => id === rowId) : -1;
      if (found >= 0) return (this.starts[section] ?? 0) + 1 + found;
    }
    return -1;
  }

  /** The position among the sections. */
  sectionOf(index: number): number {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The indexes of the header and of what comes last. */
  rangeOf(section: number): { first: number; last: number } {
    return { first: this.starts[section] ?? 0, last: (this.starts[section + 1] ?? this.count) - 1 };
  }
}
