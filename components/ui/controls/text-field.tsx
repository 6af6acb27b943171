"use client";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, Field, type FieldTexts } from "@/components/ui/controls/field";

/** Visibly read-only. */
const READ_ONLY = "read-only:border-gray-6 read-only:bg-gray-3 read-only:text-gray-11";

type TextFieldProps = FieldTexts & Omit<React.ComponentProps<"input">, "id"> & { name: string; optional?: boolean };

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          placeholder=" "
          {...input}
          {...control}
          className={classNames(controlStyle, READ_ONLY)}
        />
      )}
    </Field>
  );
}
