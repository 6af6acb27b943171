"use client";
import type { FieldValueProps } from "@/components/task/properties/custom-field-properties";
import { rowStyle, PropertyRow } from "@/components/task/properties/property";
import { CheckBox } from "@/components/ui/controls/check-box";

export function CheckboxValue({ field: { title }, value, mayEdit, onChange }: FieldValueProps) {
  const words = value === true ? "Yes" : "No";
  return (
    <PropertyRow name={title}>
      {mayEdit ? (
        <CheckBox label={title} checked={value === true} onChange={onChange} className={`${rowStyle} hover:bg-gray-4`}>
          {words}
        </CheckBox>
      ) : (
        <div className={rowStyle}>{words}</div>
      )}
    </PropertyRow>
  );
}
