"use client";
import { Check } from "lucide-react";

type CheckboxProps = Omit<React.ComponentProps<"input">, "type" | "children"> & { label: React.ReactNode };

/** The browser's own box, drawn our way; the whole line is the target. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={`inline-flex min-h-8 cursor-pointer items-center gap-2 text-base pointer-coarse:min-h-11 ${className ?? ""}`}>
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-[4px] border border-gray-8 bg-field transition-colors checked:border-accent checked:bg-accent hover:border-gray-9"
        />
        <Check aria-hidden className="pointer-events-none relative size-3 text-on-accent opacity-0 peer-checked:opacity-100" strokeWidth={3} />
      </span>
      {label}
    </label>
  );
}
