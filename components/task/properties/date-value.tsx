"use client";
import { NoValue, Property, type ValueProps } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { DatePicker } from "@/components/ui/controls/date-picker";
import { dueText, fromWire, toWire } from "@/lib/dates/dates-on-screen";

export function DateValue({
  name,
  value,
  viewer,
  clock,
  mayEdit,
  onChange,
  keyName,
}: ValueProps<string | null> & Pick<PropertyEditProps, "viewer" | "clock"> & { keyName?: string }) {
  const { words, whole } = dueText(value, clock);
  return (
    <Property
      name={name}
      words={words || "None"}
      keyName={keyName}
      mayEdit={mayEdit}
      panelStyle="w-fit p-1"
      panel={() => (
        <DatePicker
          withTime
          value={fromWire(value, viewer.timeZone)}
          onChange={(next) => onChange(toWire(next, viewer.timeZone))}
          {...viewer}
        />
      )}
    >
      {value ? (
        <time dateTime={value} title={whole}>
          {words}
        </time>
      ) : (
        <NoValue />
      )}
    </Property>
  );
}
