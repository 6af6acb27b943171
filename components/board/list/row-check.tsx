"use client";
import { Circle, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";

interface RowCheckProps {
  title: string;
  isDone: boolean;
  /** Null for people who may not edit. */
  onToggle: (() => void) | null;
}

/** No tab stop: a key does the same on the row. */
export function RowCheck({ title, isDone, onToggle }: RowCheckProps) {
  const t = useTranslations("boardList");
  const Icon = isDone ? CircleCheck : Circle;
  const icon = (
    <Icon aria-hidden className={isDone ? "size-4.5 text-green-text" : "size-4.5 text-gray-9"} strokeWidth={1.5} />
  );
  if (!onToggle)
    return (
      <span
        role="img"
        aria-label={t(isDone ? "doneOf" : "openOf", { title })}
        className="grid size-8 shrink-0 place-items-center"
      >
        {icon}
      </span>
    );

  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-label={t("doneOf", { title })}
      tabIndex={-1}
      onClick={onToggle}
      className="relative z-1 grid size-8 shrink-0 place-items-center rounded-full hover:bg-gray-4 pointer-coarse:size-11"
    >
      {icon}
    </button>
  );
}
