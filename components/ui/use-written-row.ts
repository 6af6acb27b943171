"use client";
import { type RefObject, useState } from "react";
import { useWantedFocus } from "@/components/ui/use-wanted-focus";

interface Written<Row> {
  rows: readonly Row[];
  mayEdit: boolean;
  /** Holds `[data-row]` of each, with `[data-edits]` in it, and the button `[data-adds]`. */
  whole: RefObject<HTMLElement | null>;
}

const ADD = "[data-adds]";

/** The row of a list that is written in its place, or a new one. One that somebody deletes meanwhile stays as the last, with what is typed into it. */
export function useWrittenRow<Row extends { id: number }>({ rows, mayEdit, whole }: Written<Row>) {
  const [written, write] = useState<Row | "new" | null>(null);
  const focusNext = useWantedFocus(whole);
  const row = mayEdit && written !== "new" ? written : null;
  const isThere = (id: number | undefined) => rows.some((each) => each.id === id);
  const isGone = row !== null && !isThere(row.id);

  return {
    row,
    isGone,
    isNew: mayEdit && written === "new",
    /** All that are shown. */
    rows: isGone ? [...rows, row] : rows,
    write,
    focusNext,
    end() {
      focusNext(`[data-row="${row?.id}"] [data-edits]`, ADD);
      write(null);
    },
    /** After the question whether a row is to be deleted; null is where it was before. */
    focusAfterDeleting: (id: number | undefined) => (isThere(id) ? null : (whole.current?.querySelector<HTMLElement>(ADD) ?? null)),
  };
}
