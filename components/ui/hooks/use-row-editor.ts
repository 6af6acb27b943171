"use client";
import { type RefObject, useState } from "react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";

/** Board id to the row that is being edited and its unsaved input: closing the dialog does not lose it. */
export type RowDrafts<Row, Input> = Map<number, { row: Row | "new"; typed: Input }>;

interface RowEditorOptions<Row, Input> {
  rows: readonly Row[];
  mayEdit: boolean;
  /** Contains `[data-row]` of each row, with `[data-edits]` in it, and the button `[data-adds]`. */
  container: RefObject<HTMLElement | null>;
  drafts: RowDrafts<Row, Input>;
  boardId: number;
}

const ADD = "[data-adds]";

/** Edits one row of a list in place, or a new one. A row that somebody else deletes meanwhile stays as the last one. */
export function useRowEditor<Row extends { id: number }, Input extends object>({
  rows,
  mayEdit,
  container,
  drafts,
  boardId,
}: RowEditorOptions<Row, Input>) {
  const { edited, typed, edit, type } = useRowDraft(drafts, boardId);
  const focusNext = useFocusAfterRender(container);
  const row = mayEdit && edited !== "new" ? edited : null;
  const isThere = (id: number | undefined) => rows.some((each) => each.id === id);
  const isGone = row !== null && !isThere(row.id);

  return {
    row,
    isGone,
    isNew: mayEdit && edited === "new",
    rows: isGone ? [...rows, row] : rows,
    edit,
    /** Null while the input is as it was. */
    typed,
    type,
    focusNext,
    end() {
      focusNext(`[data-row="${row?.id}"] [data-edits]`, ADD);
      edit(null);
    },
    /** @returns null where the focus stays */
    focusAfterDeleting: (id: number | undefined, isDone: boolean) =>
      isThere(id) && !isDone ? null : (container.current?.querySelector<HTMLElement>(ADD) ?? null),
  };
}

function useRowDraft<Row, Input>(drafts: RowDrafts<Row, Input>, boardId: number) {
  const [edited, setEdited] = useState<Row | "new" | null>(() => drafts.get(boardId)?.row ?? null);
  const [typed, setTyped] = useState<Input | null>(() => drafts.get(boardId)?.typed ?? null);
  useUnsavedWarning(typed !== null);

  function edit(next: Row | "new" | null) {
    drafts.delete(boardId);
    setTyped(null);
    setEdited(next);
  }

  function type(next: Input) {
    if (edited) drafts.set(boardId, { row: edited, typed: next });
    setTyped(next);
  }

  return { edited, typed, edit, type };
}
