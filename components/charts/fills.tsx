import type { ChartColor } from "@/components/charts/chart-data";
import { inkOf } from "@/components/charts/chart-colors";

/** Each looks different without its colour, too. The first is plain. */
const PATTERNS = [
  "",
  "M-2 2l4 -4M0 8l8 -8M6 10l4 -4",
  "M2 2h.01M6 6h.01",
  "M0 4h8",
  "M-2 6l4 4M0 0l8 8M6 -2l4 4",
  "M4 0v8",
  "M0 4h8M4 0v8",
  "M0 0l8 8M8 0l-8 8",
] as const;

/** Colours begin again after the palette's last; the pattern differs then. */
const patternAt = (at: number) => PATTERNS[(at + Math.floor(at / PATTERNS.length)) % PATTERNS.length];

export const fillAt = (id: string, at: number): string => `url(#${id}-${at})`;

/** What `fillAt` refers to. */
export function Fills({ id, colors }: { id: string; colors: readonly ChartColor[] }) {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        {colors.map((color, at) => (
          <pattern key={at} id={`${id}-${at}`} {...inkOf(color)} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill="currentColor" />
            <path
              d={patternAt(at)}
              className="stroke-surface"
              strokeWidth="1.5"
              strokeOpacity="0.6"
              strokeLinecap="round"
              fill="none"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
