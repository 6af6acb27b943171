"use client";
import type { FieldValueProps } from "@/components/task/properties/custom-field-properties";
import { lineLook, PropertyLine } from "@/components/task/properties/property";
import { CheckBox } from "@/components/ui/controls/check-box";

export function CheckedValue({ field: { title }, value, mayEdit, fill }: FieldValueProps) {
  const words = value === true ? "Yes" : "No";
  return (
    <PropertyLine name={title}>
      {mayEdit ? (
        <CheckBox label={title} checked={value === true} onChange={fill} className={`${lineLook} hover:bg-gray-4`}>
          {words}
        </CheckBox>
      ) : (
        <div className={lineLook}>{words}</div>
      )}
    </PropertyLine>
  );
}
