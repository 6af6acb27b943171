"use client";
import { useEffect, useRef } from "react";

interface CheckBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** The id of an explanation. */
  describedBy?: string;
  /** Text beside the box, part of its label. */
  children?: React.ReactNode;
  className?: string;
}

/** The label is large enough for touch. The box is styled in `app/check-box.css`. */
export function CheckBox({
  label,
  checked,
  mixed = false,
  disabled,
  onChange,
  describedBy,
  children,
  className = "min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11",
}: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);

  return (
    <label className={`flex items-center gap-2 ${className}`}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
