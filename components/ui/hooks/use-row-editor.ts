"use client";
import { type RefObject, useState } from "react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";

interface OpenForm<Row, Input> {
  row: Row | "new";
  /** Null while the input is as it was. */
  typed: Input | null;
}

/** Board id to the rows that are being edited and their unsaved input: closing the dialog does not lose it. */
export type RowDrafts<Row, Input> = Map<number, readonly OpenForm<Row, Input>[]>;

interface RowEditorOptions<Row, Input> {
  rows: readonly Row[];
  mayEdit: boolean;
  /** Contains `[data-row]` of each row, with `[data-edits]` in it, and the button `[data-adds]`. */
  container: RefObject<HTMLElement | null>;
  drafts: RowDrafts<Row, Input>;
  boardId: number;
}

const ADD = "[data-adds]";

/**
 * Edits rows of a list in place, or a new one. Editing another row closes the form only if nothing was typed into it.
 * A row that somebody else deletes meanwhile stays as the last one.
 */
export function useRowEditor<Row extends { id: number }, Input extends object>(options: RowEditorOptions<Row, Input>) {
  const { rows, mayEdit, container, drafts, boardId } = options;
  const { forms, edit, type, close } = useForms(drafts, boardId);
  const focusNext = useFocusAfterRender(container);
  const isThere = (id: number | undefined) => rows.some((each) => each.id === id);
  const gone = forms.flatMap(({ row }) => (mayEdit && row !== "new" && !isThere(row.id) ? row : []));

  const formOf = (key: number | "new") => {
    const form = mayEdit ? forms.find(({ row }) => keyOf(row) === key) : undefined;
    return form ? { ...form, isGone: key !== "new" && !isThere(key), ...actionsOf(key) } : null;
  };
  const actionsOf = (key: number | "new") => ({
    type: (typed: Input) => type(key, typed),
    end() {
      focusNext(`[data-row="${key}"] [data-edits]`, ADD);
      close(key);
    },
  });

  return {
    rows: gone.length > 0 ? [...rows, ...gone] : rows,
    hasForms: mayEdit && forms.some(({ row }) => row !== "new"),
    /** What the form of a row needs; null while it has none. */
    formOf,
    edit,
    focusNext,
    /** @returns null where the focus stays */
    focusAfterDeleting: (id: number | undefined, isDone: boolean) =>
      isThere(id) && !isDone ? null : (container.current?.querySelector<HTMLElement>(ADD) ?? null),
  };
}

const keyOf = (row: { id: number } | "new") => (row === "new" ? row : row.id);

function useForms<Row extends { id: number }, Input>(drafts: RowDrafts<Row, Input>, boardId: number) {
  const [forms, setForms] = useState(() => drafts.get(boardId) ?? []);
  useUnsavedWarning(forms.some(({ typed }) => typed !== null));

  function change(to: (before: readonly OpenForm<Row, Input>[]) => readonly OpenForm<Row, Input>[]) {
    setForms((before) => {
      const next = to(before);
      drafts.set(
        boardId,
        next.filter(({ typed }) => typed !== null),
      );
      return next;
    });
  }

  return {
    forms,
    edit: (row: Row | "new") =>
      change((before) => [...before.filter(({ typed }) => typed !== null), { row, typed: null }]),
    type: (key: number | "new", typed: Input) =>
      change((before) => before.map((form) => (keyOf(form.row) === key ? { ...form, typed } : form))),
    close: (key: number | "new") => change((before) => before.filter(({ row }) => keyOf(row) !== key)),
  };
}
