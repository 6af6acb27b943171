"use client";
import { TypedDateField } from "@/components/task/properties/typed-date-field";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { DatePicker } from "@/components/ui/controls/date-picker";
import { fromWire, toWire } from "@/lib/dates/dates-on-screen";

interface DatePanelProps extends Pick<PropertyEditProps, "viewer" | "clock"> {
  name: string;
  value: string | null;
  /** What was typed before the panel opened. */
  typed?: string;
  onChange: (value: string | null) => void;
  close: () => void;
}

/** A date is typed, or chosen in a calendar. */
export function DatePanel({ name, value, viewer, clock, typed, onChange, close }: DatePanelProps) {
  const chosen = fromWire(value, viewer.timeZone);
  return (
    <>
      <TypedDateField
        name={name}
        typed={typed}
        clock={clock}
        // As in the calendar, a new day keeps the time.
        onDate={({ date, time }) => {
          close();
          onChange(toWire({ date, time: time ?? chosen?.time ?? null }, viewer.timeZone));
        }}
        onNothing={close}
      />
      <DatePicker withTime value={chosen} onChange={(next) => onChange(toWire(next, viewer.timeZone))} {...viewer} />
    </>
  );
}
