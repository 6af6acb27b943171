"use client";
import { ChevronDown } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, Field, type FieldTexts } from "@/components/ui/controls/field";

export interface Choice {
  value: string;
  label: string;
}

type SelectFieldProps = FieldTexts &
  Omit<React.ComponentProps<"select">, "id" | "children"> & {
    name: string;
    choices: readonly (Choice | ChoiceGroup)[];
  };

export interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

/** Native, so that it works well on phones and without JavaScript. */
export function SelectField({ label, labelHidden, hint, error, className, choices, ...select }: SelectFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classNames(controlStyle, "appearance-none pe-9")}>
            {choices.map((choice) =>
              "choices" in choice ? (
                <Group key={choice.label} {...choice} />
              ) : (
                <Option key={choice.value} {...choice} />
              ),
            )}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-gray-11"
            strokeWidth={1.5}
          />
        </div>
      )}
    </Field>
  );
}

function Group({ label, choices }: ChoiceGroup) {
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <Option key={choice.value} {...choice} />
      ))}
    </optgroup>
  );
}

const Option = ({ value, label }: Choice) => <option value={value}>{label}</option>;
