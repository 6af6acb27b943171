"use client";
import { useId } from "react";
import { LineSentence } from "@/components/activity/line-sentence";
import { TimeOfDay } from "@/components/activity/times";
import type { LineJson } from "@/lib/activity/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface ActivityDayProps {
  words: string;
  whole: string;
  lines: readonly LineJson[];
  clock: ClockOnScreen;
  link: (id: number, title: React.ReactNode) => React.ReactNode;
}

export function ActivityDay({ words, whole, lines, clock, link }: ActivityDayProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3
        id={headingId}
        title={whole}
        className="sticky top-0 z-1 -mx-5 bg-floating px-5 pt-4 pb-1.5 text-sm font-medium"
      >
        {words}
      </h3>
      <ul aria-labelledby={headingId} className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-2">
            <LineSentence
              line={{ ...line, action: line.action_key, column: line.column_key }}
              clock={clock}
              task={link}
              time={<TimeOfDay at={line.created_at} clock={clock} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
