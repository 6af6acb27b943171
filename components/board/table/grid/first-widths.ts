import type { TableColumn } from "@/components/board/table/columns/columns";

/** Until the script sets the widths: the markup may not have styles. The numbers are those of the columns. */
const WIDTHS: Readonly<Record<number, string>> = {
  112: "in-data-unsized:w-28",
  144: "in-data-unsized:w-36",
  176: "in-data-unsized:w-44",
  320: "in-data-unsized:w-80 in-data-unsized:max-sm:w-50",
};

export const firstWidth = ({ width }: TableColumn): string | undefined => WIDTHS[width];
