import { classNames } from "@/components/ui/class-names";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { relativeTimeOf, type Moment, timeOf } from "@/lib/dates/when";

interface TimeProps {
  at: string;
  clock: ClockOnScreen;
}

/** Behind a sentence, how long ago or when. */
export const Ago = ({ at, clock }: TimeProps) => <Behind {...relativeTimeOf(new Date(at), clock)} />;

/** The same for what stands under its day. */
export const TimeOfDay = ({ at, clock }: TimeProps) => (
  <Behind {...timeOf(new Date(at), clock)} className="tabular-nums" />
);

/** A dot stays with the sentence before it. */
const Behind = ({ iso, words, whole, className }: Moment & { className?: string }) => (
  <>
    <span aria-hidden>{"\u00a0·"}</span>{" "}
    <time dateTime={iso} title={whole} className={classNames("whitespace-nowrap", className)}>
      {words}
    </time>
  </>
);
