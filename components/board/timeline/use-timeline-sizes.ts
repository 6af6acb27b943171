"use client";
import { type SizesByScreen, useListSizes } from "@/components/board/list/use-list-sizes";

/** As the classes of the rows say, in rem. On phones titles are above the bars. */
const SIZES: SizesByScreen = {
  fine: { header: 2.25, row: 2.25, tail: 3 },
  coarse: { header: 2.75, row: 2.75, tail: 3.5 },
  narrow: { header: 2.75, row: 4, tail: 3.5 },
};

export const useTimelineSizes = (canAdd: boolean) => useListSizes({ canAdd, sizes: SIZES });
