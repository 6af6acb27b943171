export interface LegendEntry {
  name: string;
  /** Its figures, such as a sum. */
  value?: string;
  mark: React.ReactNode;
}

export function Legend({ entries, isColumn }: { entries: readonly LegendEntry[]; isColumn?: boolean }) {
  return (
    <ul className={isColumn ? "min-w-52 flex-1 space-y-1" : "mt-3 flex flex-wrap gap-x-4 gap-y-1"}>
      {entries.map(({ name, value, mark }, at) => (
        <li key={at} className="flex max-w-full min-w-0 items-center gap-1.5 text-sm">
          {mark}
          <bdi
            title={name}
            className={isColumn ? "min-w-0 flex-1 truncate text-match-parent" : "max-w-48 min-w-0 truncate"}
          >
            {name}
          </bdi>
          {value && <span className="shrink-0 text-gray-11 tabular-nums">{value}</span>}
        </li>
      ))}
    </ul>
  );
}

export const Swatch = ({ fill }: { fill: string }) => (
  <svg aria-hidden className="size-3.5 shrink-0">
    <rect width="100%" height="100%" rx="2" fill={fill} />
  </svg>
);
