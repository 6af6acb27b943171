"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "next-intl";
import { controlStyle } from "@/components/ui/controls/field";

/** Milliseconds without a key before tasks are filtered. */
export const PAUSE = 200;

interface ContainsFieldProps {
  /** What was typed before. */
  choices: readonly string[];
  onChange: (text: string) => void;
}

/** What the value of a text field contains. */
export function ContainsField({ choices, onChange }: ContainsFieldProps) {
  const t = useTranslations("filters.fields");
  const saved = choices.join(" ");
  const [typed, setTyped] = useState(saved);
  const send = useEffectEvent(() => typed.trim() !== saved && onChange(typed.trim()));
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <input
      type="text"
      dir="auto"
      aria-label={t("contains")}
      placeholder={t("contains")}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className={`${controlStyle} mb-1 shrink-0`}
    />
  );
}
