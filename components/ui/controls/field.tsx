"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

export interface FieldTexts {
  label: string;
  /** Where what is around says the same to the eye. */
  labelHidden?: boolean;
  hint?: React.ReactNode;
  /** Linked to the control by aria-describedby. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  optional?: boolean;
  className?: string;
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => React.ReactNode;
}

export function Field({ label, labelHidden, hint, error, optional, className, children }: FieldProps) {
  const t = useTranslations("ui.controls");
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;

  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={classNames("text-sm font-medium", labelHidden && "sr-only")}>
        {label}
        {optional && <span className="font-normal text-gray-11"> {t("optional")}</span>}
      </label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {error && <ProblemLine id={errorId}>{error}</ProblemLine>}
      {hint && (
        <p id={hintId} className="text-sm text-gray-11">
          {hint}
        </p>
      )}
    </div>
  );
}

export const fieldStyle =
  "min-w-0 rounded-sm border border-gray-8 bg-field px-3 text-gray-12 transition-colors placeholder:text-gray-11 " +
  "hover:border-gray-9 focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus " +
  "aria-invalid:border-red-text aria-invalid:focus-visible:outline-red-text " +
  "disabled:cursor-not-allowed disabled:border-gray-6 disabled:bg-gray-3 disabled:text-gray-11";

export const controlStyle = `${fieldStyle} h-9 w-full pointer-coarse:h-11`;

/** Longer titles can't be read. */
export const TITLE_LENGTH = 255;

/** A text that is longer already, because an API client wrote it, stays editable. */
export const maxLengthFor = (text: string, most = TITLE_LENGTH): number => Math.max(most, text.length);
