"use client";
import { useEffect, useRef } from "react";

interface CheckBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for are, some are not. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** What stands beside it and is pressed like it. */
  children?: React.ReactNode;
  className?: string;
}

/** In a label that is large enough for a finger. How it looks stands in `app/check-box.css`. */
export function CheckBox({
  label,
  checked,
  mixed = false,
  disabled,
  onChange,
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
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
