import { useId } from "react";

interface SampleRowsProps {
  title: string;
  columns: readonly { key: string; title: string }[];
  rows: readonly { key: number | string; cells: readonly string[] }[];
}

/** The first rows of a file, as they will be read. */
export function SampleRows({ title, columns, rows }: SampleRowsProps) {
  const titleId = useId();
  if (columns.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 font-medium">
        {title}
      </h3>
      {/* Scrolls by keyboard, too. */}
      <div
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-gray-6 bg-surface"
      >
        <table className="w-full text-start text-sm">
          <thead>
            <tr className="border-b border-gray-6 bg-gray-2">
              {columns.map(({ key, title: name }) => (
                <th key={key} scope="col" className="px-2.5 py-1.5 text-start font-medium whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className="border-b border-gray-6 last:border-0">
                {columns.map((column, at) => (
                  <td key={column.key} className="px-2.5 py-1.5">
                    <bdi className="inline-block max-w-55 truncate align-bottom">{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
