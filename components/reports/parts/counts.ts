import { useFormatter } from "next-intl";
import type { TableCell } from "@/components/reports/parts/table-data";

/** Numbers in the reader's language. */
export function useCounts() {
  const { number } = useFormatter();
  return {
    text: (value: number) => number(value),
    cell: (value: number): TableCell => ({ text: number(value), value }),
    percent: (value: number): TableCell => ({ text: number(value / 100, { style: "percent" }), value }),
  };
}
