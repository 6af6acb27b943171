"use client";
import { useState } from "react";

/** A row that left the list is no longer chosen. */
export function useSelection(ids: readonly number[]) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const chosen = ids.filter((id) => checked.has(id));
  return {
    chosen,
    isChosen: (id: number) => checked.has(id),
    choose: (id: number, on: boolean) =>
      setChecked(new Set(on ? [...checked, id] : [...checked].filter((each) => each !== id))),
    chooseAll: (on: boolean) => setChecked(new Set(on ? ids : [])),
  };
}
