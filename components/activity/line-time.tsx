import type { ClockOnScreen } from "@/lib/dates-on-screen";
import { agoOf } from "@/lib/when";

/** When it happened, behind a sentence. */
export function LineTime({ at, clock }: { at: string; clock: ClockOnScreen }) {
  const { words, whole } = agoOf(new Date(at), clock);
  return (
    <>
      {" "}
      <time dateTime={at} title={whole} className="whitespace-nowrap before:content-['·_'/'']">
        {words}
      </time>
    </>
  );
}
