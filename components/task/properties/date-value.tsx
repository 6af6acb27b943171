"use client";
import type { FieldValueProps } from "@/components/task/properties/custom-field-properties";
import { NoValue, Property } from "@/components/task/properties/property";
import { DatePicker } from "@/components/ui/controls/date-picker";
import { dueText, fromWire, toWire } from "@/lib/dates/dates-on-screen";

export function DateValue({ field: { title }, value, viewer, clock, mayEdit, onChange }: FieldValueProps) {
  const at = typeof value === "string" ? value : null;
  const { words, whole } = dueText(at, clock);
  return (
    <Property
      name={title}
      words={words || "None"}
      mayEdit={mayEdit}
      panelStyle="w-fit p-1"
      panel={() => (
        <DatePicker
          withTime
          value={fromWire(at, viewer.timeZone)}
          onChange={(next) => onChange(toWire(next, viewer.timeZone))}
          {...viewer}
        />
      )}
    >
      {at ? (
        <time dateTime={at} title={whole}>
          {words}
        </time>
      ) : (
        <NoValue />
      )}
    </Property>
  );
}
