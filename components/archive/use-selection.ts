"use client";
import { useState } from "react";

/** Which rows of a list are chosen; one that left the list is not any more. */
export function useSelection(ids: readonly number[]) {
  const [wished, wish] = useState<ReadonlySet<number>>(new Set());
  const chosen = ids.filter((id) => wished.has(id));
  return {
    chosen,
    isChosen: (id: number) => wished.has(id),
    choose: (id: number, on: boolean) =>
      wish(new Set(on ? [...wished, id] : [...wished].filter((each) => each !== id))),
    chooseAll: (on: boolean) => wish(new Set(on ? ids : [])),
  };
}
