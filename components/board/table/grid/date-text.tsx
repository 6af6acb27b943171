import { DueDate } from "@/components/badges/due-date";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";

interface DateTextProps {
  at: string | null;
  clock: ClockOnScreen;
  /** Of an open task, whose date may be soon or overdue. */
  isDue?: boolean;
}

export function DateText({ at, clock, isDue = false }: DateTextProps) {
  if (!at) return null;
  const due = dueText(at, clock);
  return (
    <DueDate at={at} due={due} words={due.words} isOpen={isDue} isNamed className="min-w-0 truncate tabular-nums" />
  );
}
