import type { Moment } from "@/lib/dates/when";

export function Time({ iso, text: words, full: whole }: Moment) {
  return (
    <time dateTime={iso} title={whole}>
      {words.replace(/^(Today|Yesterday|Just now)/, (word) => word.toLowerCase())}
    </time>
  );
}
