"use client";
import { useMemo, useRef, useState } from "react";

export type Checked = ReturnType<typeof useChecked>;

/** The rows that are chosen with their check boxes. Rows that are not shown do not count. */
export function useChecked(taskIds: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(NONE);
  const last = useRef<number | null>(null);
  const ids = useMemo(() => new Set(taskIds.filter((id) => chosen.has(id))), [taskIds, chosen]);

  function toggle(id: number, isExtending: boolean) {
    const isOn = !ids.has(id);
    const next = new Set(ids);
    for (const each of isExtending ? between(taskIds, last.current, id) : [id]) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    last.current = id;
    setChosen(next);
  }

  return {
    ids,
    toggle,
    toggleAll: () => setChosen(ids.size === taskIds.length ? NONE : new Set(taskIds)),
    clear: () => setChosen(NONE),
  };
}

const NONE: ReadonlySet<number> = new Set();

function between(ids: readonly number[], one: number | null, other: number): readonly number[] {
  const [from, to] = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)];
  return from < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
