"use client";
import { classNames } from "@/components/ui/class-names";
import { controlLook, Field, type FieldTexts } from "@/components/ui/field";

type TextAreaFieldProps = FieldTexts & Omit<React.ComponentProps<"textarea">, "id"> & { name: string; optional?: boolean };

/** Grows with what is typed, where the browser can. */
export function TextAreaField({ label, hint, error, optional, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <textarea rows={3} dir="auto" {...area} {...control} className={classNames(controlLook, "field-sizing-content h-auto max-h-60 min-h-20 py-2 pointer-coarse:h-auto")} />}
    </Field>
  );
}
