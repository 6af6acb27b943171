"use client";
import { useEffect, useId, useState } from "react";

/**
 * A text field that moves through the list below it, by the pattern of a combobox whose list is always open: the focus
 * stays in the field, the row that Enter chooses is the active one.
 */
export function useCombobox(count: number, onChoose: (row: number) => void) {
  const id = useId();
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, count - 1);
  const idOf = (row: number) => `${id}row${row}`;

  // Only keys bring the active row into view: what the pointer is on is seen already.
  const [byKey, setByKey] = useState(false);
  useEffect(() => {
    if (byKey && active >= 0) document.getElementById(`${id}row${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, byKey]);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = rowAfter(event.key, active, count);
    if (next === null && event.key !== "Enter") return;

    event.preventDefault();
    if (next !== null) moveTo(next);
    else if (active >= 0) onChoose(active);
  }

  function moveTo(row: number) {
    setByKey(true);
    setActive(row);
  }

  function point(row: number) {
    setByKey(false);
    setActive(row);
  }

  return {
    active,
    /** For when other rows are there. */
    restart: () => setActive(0),
    field: {
      role: "combobox",
      "aria-expanded": true,
      "aria-autocomplete": "list",
      "aria-controls": `${id}list`,
      "aria-activedescendant": active >= 0 ? idOf(active) : undefined,
      autoComplete: "off",
      spellCheck: false,
      onKeyDown,
    } as const,
    list: { id: `${id}list`, role: "listbox" } as const,
    row: (row: number) => ({
      id: idOf(row),
      role: "option" as const,
      "data-highlighted": row === active ? "" : undefined,
      onPointerMove: () => row !== active && point(row),
      // The focus stays in the field.
      onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(row),
    }),
  };
}

/** Where a key leads, round at both ends; null for all other keys. */
function rowAfter(key: string, row: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (row + 1) % count;
  if (key === "ArrowUp") return (row - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
