"use client";
import { useTranslations } from "next-intl";
import { rowStyle, PropertyRow, type ValueProps } from "@/components/task/properties/property";
import { CheckBox } from "@/components/ui/controls/check-box";

export function CheckboxValue({ name, value, mayEdit, onChange }: ValueProps<boolean>) {
  const t = useTranslations("task.properties.checkbox");
  const words = value ? t("checked") : t("unchecked");
  return (
    <PropertyRow name={name}>
      {mayEdit ? (
        <CheckBox label={name} checked={value} onChange={onChange} className={`${rowStyle} hover:bg-gray-4`}>
          {words}
        </CheckBox>
      ) : (
        <div className={rowStyle}>{words}</div>
      )}
    </PropertyRow>
  );
}
