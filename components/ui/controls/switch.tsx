"use client";
import { useId } from "react";

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once, in a row that is pressed as a whole. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-4 py-2 has-disabled:cursor-default">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-gray-11">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-grid h-5 w-9 shrink-0 items-center rounded-full border border-gray-8 bg-gray-5 transition-colors has-checked:border-accent has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-full outline-none"
        />
        <span
          aria-hidden
          className="pointer-events-none ms-0.5 size-3.5 rounded-full bg-gray-9 transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-4"
        />
      </span>
    </label>
  );
}
