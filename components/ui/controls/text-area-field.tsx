"use client";
import { classNames } from "@/components/ui/class-names";
import { Field, fieldStyle, type FieldTexts } from "@/components/ui/controls/field";

type TextAreaFieldProps = FieldTexts &
  Omit<React.ComponentProps<"textarea">, "id"> & { name: string; optional?: boolean };

export function TextAreaField({ label, hint, error, optional, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea
          rows={3}
          dir="auto"
          placeholder=" "
          {...area}
          {...control}
          className={classNames(fieldStyle, "field-sizing-content max-h-60 min-h-20 w-full py-2")}
        />
      )}
    </Field>
  );
}
