"use client";
import { useTranslations } from "next-intl";
import { NoValue, Property, type PropertyId, type ValueProps } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { DatePanel } from "@/components/task/properties/date-panel";
import { dueText } from "@/lib/dates/dates-on-screen";

export function DateValue({
  id,
  name,
  value,
  viewer,
  clock,
  mayEdit,
  onChange,
}: ValueProps<string | null> & Pick<PropertyEditProps, "viewer" | "clock"> & { id?: PropertyId }) {
  const t = useTranslations("task.properties");
  const { words, whole } = dueText(value, clock);
  return (
    <Property
      id={id}
      name={name}
      words={words || t("none.date")}
      mayEdit={mayEdit}
      panelStyle="w-fit p-1"
      panel={(close) => <DatePanel {...{ name, value, viewer, clock, onChange, close }} />}
    >
      {value ? (
        <time dateTime={value} title={whole}>
          {words}
        </time>
      ) : (
        <NoValue>{t("none.date")}</NoValue>
      )}
    </Property>
  );
}
