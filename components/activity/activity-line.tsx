import { useId } from "react";
import { LineSentence } from "@/components/activity/line-sentence";
import { Ago } from "@/components/activity/times";
import { classNames } from "@/components/ui/class-names";
import type { LineInFeed } from "@/lib/activity/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface ActivityLineProps {
  line: LineInFeed;
  clock: ClockOnScreen;
  /** From 1. */
  place: number;
  of: number;
  className?: string;
}

export function ActivityLine({ line, clock, place, of, className }: ActivityLineProps) {
  const sentenceId = useId();
  return (
    <article
      tabIndex={-1}
      aria-labelledby={sentenceId}
      aria-posinset={place}
      aria-setsize={of}
      className={classNames("flex gap-3 rounded-sm outline-offset-2", className)}
    >
      <LineSentence id={sentenceId} line={line} clock={clock} time={<Ago at={line.created_at} clock={clock} />} />
    </article>
  );
}
