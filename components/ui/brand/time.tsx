import type { Moment } from "@/lib/dates/when";

/** Inside of a sentence. */
export function Time({ iso, inSentence, full }: Moment) {
  return (
    <time dateTime={iso} title={full}>
      {inSentence}
    </time>
  );
}
