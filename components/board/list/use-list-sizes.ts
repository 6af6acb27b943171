"use client";
import { useMemo, useSyncExternalStore } from "react";

export interface ListSizes {
  header: number;
  row: number;
  tail: number;
}

/** As the classes of headers and rows say, in rem. */
const LIST_SIZES = {
  fine: { header: 2.25, row: 2.5, tail: 3.25 },
  coarse: { header: 2.75, row: 2.75, tail: 3.5 },
  narrow: { header: 2.75, row: 4.25, tail: 3.5 },
};

const QUERIES = { narrow: "(width < 40rem)", coarse: "(pointer: coarse)" };

/** Below groups to which no tasks are ever added. */
const SPACE = 1;

interface SizeOptions {
  canAdd: boolean;
  /** Of a view with other rows. */
  sizes?: SizesByScreen;
}

export type SizesByScreen = Readonly<Record<"fine" | "coarse" | "narrow", ListSizes>>;

/** In pixels. All rows have the same height, so that none has to be measured. */
export function useListSizes({ canAdd, sizes = LIST_SIZES }: SizeOptions): ListSizes {
  const screen = useSyncExternalStore(subscribe, screenNow, () => "fine 16");
  return useMemo(() => sizesOf(screen, canAdd, sizes), [screen, canAdd, sizes]);
}

function sizesOf(screen: string, canAdd: boolean, sizes: SizesByScreen): ListSizes {
  const [name, rem] = screen.split(" ");
  const { header, row, tail } = name === "narrow" || name === "coarse" ? sizes[name] : sizes.fine;
  return { header: header * Number(rem), row: row * Number(rem), tail: (canAdd ? tail : SPACE) * Number(rem) };
}

function screenNow(): string {
  const name = matchMedia(QUERIES.narrow).matches ? "narrow" : matchMedia(QUERIES.coarse).matches ? "coarse" : "fine";
  return `${name} ${Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}`;
}

function subscribe(listener: () => void) {
  const queries = Object.values(QUERIES).map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => queries.forEach((query) => query.removeEventListener("change", listener));
}
