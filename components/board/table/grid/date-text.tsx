import { classNames } from "@/components/ui/class-names";
import { dueStyles } from "@/components/badges/due-styles";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";

interface DateTextProps {
  at: string | null;
  clock: ClockOnScreen;
  /** Of an open task, whose date may be soon or overdue. */
  isDue?: boolean;
}

export function DateText({ at, clock, isDue = false }: DateTextProps) {
  if (!at) return null;
  const { words, whole, state } = dueText(at, clock);
  return (
    <time
      dateTime={at}
      title={whole}
      className={classNames("min-w-0 truncate tabular-nums", isDue && dueStyles[state])}
    >
      {words}
    </time>
  );
}
