"use client";
import Link from "next/link";
import { CELL, FIRST } from "@/components/reports/parts/table-head";
import type { TableCell, TableColumn, TableRow } from "@/components/reports/parts/table-data";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/lists/avatars";

interface TableRowsProps {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** How many of them; the others are for paper. */
  shown: number;
}

export const TableRows = ({ columns, rows, shown }: TableRowsProps) => (
  <tbody className="divide-y divide-gray-6">
    {rows.map(({ id, cells }, index) => (
      <tr key={id} className={classNames("break-inside-avoid", index >= shown && "hidden print:table-row")}>
        {cells.map((cell, at) =>
          at === 0 ? (
            <th key={at} scope="row" className={classNames(CELL, FIRST, "h-9 py-1.5 text-start font-normal")}>
              <Content cell={cell} />
            </th>
          ) : (
            <Cell key={at} column={columns[at]} cell={cell} />
          ),
        )}
      </tr>
    ))}
  </tbody>
);

export const TableSums = ({ columns, sums }: { columns: readonly TableColumn[]; sums: readonly TableCell[] }) => (
  <tfoot>
    <tr className="border-t border-gray-7 font-medium">
      {sums.map((cell, at) =>
        at === 0 ? (
          <th key={at} scope="row" className={classNames(CELL, FIRST, "h-9 text-start")}>
            {cell.text}
          </th>
        ) : (
          <Cell key={at} column={columns[at]} cell={cell} />
        ),
      )}
    </tr>
  </tfoot>
);

/** May not fit into two lines. */
const LONG = 24;

const Cell = ({ column, cell }: { column: TableColumn | undefined; cell: TableCell }) => (
  <td className={classNames(CELL, "h-9 py-1.5", column?.isNumber ? "text-end whitespace-nowrap" : "min-w-28")}>
    <Content cell={cell} />
  </td>
);

function Content({ cell: { text, href, person, color } }: { cell: TableCell }) {
  const clamped = (
    <span
      dir="auto"
      title={text.length > LONG ? text : undefined}
      className="line-clamp-2 text-match-parent wrap-anywhere print:line-clamp-4"
    >
      {text}
    </span>
  );
  const words = href ? (
    <Link
      href={href}
      prefetch={false}
      className="block w-fit max-w-full font-medium hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
    >
      {clamped}
    </Link>
  ) : (
    clamped
  );
  if (!person && !color) return words;

  return (
    <span className="flex items-center gap-2">
      {person && <PersonAvatar id={person.id} name={text} photo={person.photo} size={20} />}
      {color && (
        <span className="relative size-3 shrink-0 rounded-full after:absolute after:inset-0 after:rounded-full after:border after:border-gray-12/10">
          <ColorFill light={color} />
        </span>
      )}
      <span className="min-w-0">{words}</span>
    </span>
  );
}
