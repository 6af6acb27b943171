"use client";
import { useId, useState } from "react";
import type { Row, Section } from "@/components/palette/row";

const PAGE = 8;

/** Which row is active: the first one until the person moves, and the same row while others come and go. */
export function useRows(sections: readonly Section[]) {
  const listId = useId();
  const rows = sections.flatMap((section) => section.rows);
  const [pointed, point] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === pointed),
  );
  const active: Row | undefined = rows[at];
  const idOf = ({ id }: Row) => `${listId} ${id}`.replace(/\s+/g, "-");

  function moveTo(index: number) {
    const row = rows[index];
    if (!row) return;
    point(row.id);
    document.getElementById(idOf(row))?.scrollIntoView({ block: "nearest" });
  }

  /** Wraps at both ends. @returns whether the key was meant for the list */
  function handleKey({ key, shiftKey }: React.KeyboardEvent): boolean {
    const [count, last] = [rows.length, rows.length - 1];
    if (count === 0 || shiftKey) return false;
    if (key === "ArrowDown") moveTo((at + 1) % count);
    else if (key === "ArrowUp") moveTo((at - 1 + count) % count);
    else if (key === "PageDown") moveTo(Math.min(at + PAGE, last));
    else if (key === "PageUp") moveTo(Math.max(at - PAGE, 0));
    else if (key === "Home") moveTo(0);
    else if (key === "End") moveTo(last);
    else return false;
    return true;
  }

  return { listId, active, idOf, point: (row: Row) => point(row.id), reset: () => point(null), handleKey };
}
