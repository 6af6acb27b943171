"use client";
import { useEffect, useId, useState } from "react";

/** A combobox whose list is always open. The focus stays in its text field. */
export function useCombobox(count: number, onChoose: (row: number) => void) {
  const id = useId();
  const idOf = (row: number) => rowId(id, row);
  const { active, moveTo, restart } = useActiveRow(id, count);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = rowAfter(event.key, active, count);
    if (next === null && event.key !== "Enter") return;

    event.preventDefault();
    if (next !== null) moveTo(next, true);
    else if (active >= 0) onChoose(active);
  }

  return {
    active,
    /** For when other rows are there. */
    restart,
    field: fieldProps(`${id}list`, active >= 0 ? idOf(active) : undefined, onKeyDown),
    list: { id: `${id}list`, role: "listbox" } as const,
    row: (row: number) => ({
      id: idOf(row),
      role: "option" as const,
      "data-highlighted": row === active ? "" : undefined,
      onPointerMove: () => row !== active && moveTo(row, false),
      // The focus stays in the field.
      onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(row),
    }),
  };
}

const rowId = (id: string, row: number) => `${id}row${row}`;

function useActiveRow(id: string, count: number) {
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, count - 1);

  // The row under the pointer is in view already.
  const [byKeyboard, setByKeyboard] = useState(false);
  useEffect(() => {
    if (byKeyboard && active >= 0) document.getElementById(rowId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active, byKeyboard]);

  function moveTo(row: number, isByKeyboard: boolean) {
    setByKeyboard(isByKeyboard);
    setWanted(row);
  }

  return { active, moveTo, restart: () => setWanted(0) };
}

const fieldProps = (listId: string, activeId: string | undefined, onKeyDown: React.KeyboardEventHandler) =>
  ({
    role: "combobox",
    "aria-expanded": true,
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-activedescendant": activeId,
    autoComplete: "off",
    spellCheck: false,
    onKeyDown,
  }) as const;

/** Wraps at both ends; null for keys that do not move. */
function rowAfter(key: string, row: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (row + 1) % count;
  if (key === "ArrowUp") return (row - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
