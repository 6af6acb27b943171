"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useAfterPause } from "@/components/filters/panel/use-after-pause";
import { controlStyle } from "@/components/ui/controls/field";

interface ContainsFieldProps {
  /** What was typed before. */
  choices: readonly string[];
  onChange: (choices: string[]) => void;
}

/** What the value of a text field contains. */
export function ContainsField({ choices, onChange }: ContainsFieldProps) {
  const t = useTranslations("filters.fields");
  const saved = choices.join(" ");
  const [typed, setTyped] = useState(saved);
  const text = typed.trim();
  useAfterPause(text, () => text !== saved && onChange(text ? [text] : []));

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
