"use client";
import { type RefObject, useState } from "react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";

/** By whose list it stands in, what is typed into a row and not saved yet: closing the dialog does not lose it. */
export type RowDrafts<Row, Typed> = Map<number, { row: Row | "new"; typed: Typed }>;

interface Written<Row, Typed> {
  rows: readonly Row[];
  mayEdit: boolean;
  /** Holds `[data-row]` of each, with `[data-edits]` in it, and the button `[data-adds]`. */
  whole: RefObject<HTMLElement | null>;
  kept: RowDrafts<Row, Typed>;
  /** The id of the board whose list it is. */
  owner: number;
}

const ADD = "[data-adds]";

/** The row of a list that is written in its place, or a new one. One that somebody deletes meanwhile stays as the last, with what is typed into it. */
export function useRowEditor<Row extends { id: number }, Typed extends object>({
  rows,
  mayEdit,
  whole,
  kept,
  owner,
}: Written<Row, Typed>) {
  const [written, setWritten] = useState(() => kept.get(owner)?.row ?? null);
  const [typed, setTyped] = useState(() => kept.get(owner)?.typed ?? null);
  const focusNext = useFocusAfterRender(whole);
  const row = mayEdit && written !== "new" ? written : null;
  const isThere = (id: number | undefined) => rows.some((each) => each.id === id);
  const isGone = row !== null && !isThere(row.id);
  useUnsavedWarning(typed !== null);

  function write(next: Row | "new" | null) {
    kept.delete(owner);
    setTyped(null);
    setWritten(next);
  }

  return {
    row,
    isGone,
    isNew: mayEdit && written === "new",
    /** All that are shown. */
    rows: isGone ? [...rows, row] : rows,
    write,
    /** What stands in the form where it is not what it began with. */
    typed,
    type(next: Typed) {
      if (written) kept.set(owner, { row: written, typed: next });
      setTyped(next);
    },
    focusNext,
    end() {
      focusNext(`[data-row="${row?.id}"] [data-edits]`, ADD);
      write(null);
    },
    /** After the question whether a row is to be deleted; null is where it was before. */
    focusAfterDeleting: (id: number | undefined) =>
      isThere(id) ? null : (whole.current?.querySelector<HTMLElement>(ADD) ?? null),
  };
}
