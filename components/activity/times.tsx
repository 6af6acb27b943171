import type { ClockOnScreen } from "@/lib/dates-on-screen";
import { agoOf, timeOf } from "@/lib/when";

interface TimeProps {
  at: string;
  clock: ClockOnScreen;
}

/** Behind a sentence, how long ago or when. */
export function Ago({ at, clock }: TimeProps) {
  const { words, whole } = agoOf(new Date(at), clock);
  return (
    <Behind>
      <time dateTime={at} title={whole} className="whitespace-nowrap">
        {words}
      </time>
    </Behind>
  );
}

/** The same for what stands under its day. */
export function TimeOfDay({ at, clock }: TimeProps) {
  const { words, whole } = timeOf(new Date(at), clock);
  return (
    <Behind>
      <time dateTime={at} title={whole} className="whitespace-nowrap tabular-nums">
        {words}
      </time>
    </Behind>
  );
}

/** A dot stays with the sentence before it. */
const Behind = ({ children }: { children: React.ReactNode }) => (
  <>
    <span aria-hidden>{"\u00a0·"}</span> {children}
  </>
);
