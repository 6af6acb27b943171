import type { Moment } from "@/lib/dates/when";

/** For use inside a sentence, with the full date in the tooltip. */
export function Time({ iso, words, whole }: Moment) {
  return (
    <time dateTime={iso} title={whole}>
      {words.replace(/^(Today|Yesterday|Just now)/, (word) => word.toLowerCase())}
    </time>
  );
}
