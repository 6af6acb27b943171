"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { SortOrder, TableColumn } from "@/components/reports/parts/table-data";
import { classNames } from "@/components/ui/class-names";

interface TableHeadProps {
  columns: readonly TableColumn[];
  order: SortOrder | null;
  onOrder: (order: SortOrder) => void;
}

export const TableHead = ({ columns, order, onOrder }: TableHeadProps) => (
  <thead>
    <tr className="border-b border-gray-6 text-sm text-gray-11 *:h-9 *:font-medium">
      {columns.map((column, at) => {
        const sorted = order?.column === at ? (order.isDescending ? "descending" : "ascending") : undefined;
        return (
          <th
            key={at}
            scope="col"
            aria-sort={sorted}
            className={classNames(
              CELL,
              at === 0 ? `${FIRST} min-w-40 text-start max-sm:min-w-32` : column.isNumber ? "text-end" : "text-start",
            )}
          >
            <button
              type="button"
              onClick={() => onOrder(nextOrder(at, column, order))}
              className="group relative -mx-1.5 inline-flex h-7 items-center rounded-sm px-1.5 whitespace-nowrap hover:bg-gray-4 hover:text-gray-12 pointer-coarse:h-11"
            >
              {column.label}
              <Arrow sorted={sorted} isBefore={column.isNumber} />
            </button>
          </th>
        );
      })}
    </tr>
  </thead>
);

/** Stays in view when the table scrolls sideways. */
export const FIRST = "sticky start-0 z-1 bg-surface print:static";

export const CELL = "px-3 first:ps-4 last:pe-4";

interface ArrowProps {
  sorted: "ascending" | "descending" | undefined;
  isBefore?: boolean;
}

/** In the gap between columns, so that sorting doesn't move them. */
function Arrow({ sorted, isBefore }: ArrowProps) {
  const Icon = sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <Icon
      aria-hidden
      className={classNames(
        "absolute size-3",
        isBefore ? "end-full" : "start-full",
        !sorted && "invisible group-hover:visible group-focus-visible:visible",
      )}
    />
  );
}

/** The first press shows the most, or begins with A. */
const nextOrder = (at: number, { isNumber }: TableColumn, order: SortOrder | null): SortOrder => ({
  column: at,
  isDescending: order?.column === at ? !order.isDescending : Boolean(isNumber),
});
