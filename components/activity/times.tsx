import { classNames } from "@/components/ui/class-names";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { relativeTimeOf, type Moment, timeOf } from "@/lib/dates/when";

interface TimeProps {
  at: string;
  clock: ClockOnScreen;
}

export const Ago = ({ at, clock }: TimeProps) => <TrailingTime {...relativeTimeOf(new Date(at), clock)} />;

export const TimeOfDay = ({ at, clock }: TimeProps) => (
  <TrailingTime {...timeOf(new Date(at), clock)} className="tabular-nums" />
);

/** The dot must not wrap onto a line of its own. */
const TrailingTime = ({ iso, text: words, full: whole, className }: Moment & { className?: string }) => (
  <>
    <span aria-hidden>{"\u00a0·"}</span>{" "}
    <time dateTime={iso} title={whole} className={classNames("whitespace-nowrap", className)}>
      {words}
    </time>
  </>
);
