import type { Moment } from "@/lib/dates/when";

/** A moment within a sentence, the whole of it in the tooltip. */
export function Time({ iso, words, whole }: Moment) {
  return (
    <time dateTime={iso} title={whole}>
      {words.replace(/^(Today|Yesterday|Just now)/, (word) => word.toLowerCase())}
    </time>
  );
}
