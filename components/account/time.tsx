import { type Clock, whenWords } from "@/lib/when";

/** A moment in words, the whole of it in the tooltip. Drawn by the server, in the person's own time zone. */
export function Time({ date, clock }: { date: Date; clock: Clock }) {
  const { words, whole } = whenWords(date, clock);
  return (
    <time dateTime={date.toISOString()} title={whole}>
      {words}
    </time>
  );
}
