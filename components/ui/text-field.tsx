"use client";
import { controlLook, Field, type FieldTexts } from "@/components/ui/field";

type TextFieldProps = FieldTexts & Omit<React.ComponentProps<"input">, "id"> & { name: string; optional?: boolean };

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  );
}
