import type { ClockOnScreen } from "@/lib/dates-on-screen";
import { agoOf, timeOf } from "@/lib/when";

interface TimeProps {
  at: string;
  clock: ClockOnScreen;
}

export function Ago({ at, clock }: TimeProps) {
  const { words, whole } = agoOf(new Date(at), clock);
  return (
    <time dateTime={at} title={whole}>
      {words}
    </time>
  );
}

/** For what stands under its day. */
export function TimeOfDay({ at, clock }: TimeProps) {
  const { words, whole } = timeOf(new Date(at), clock);
  return (
    <time dateTime={at} title={whole} className="tabular-nums">
      {words}
    </time>
  );
}
