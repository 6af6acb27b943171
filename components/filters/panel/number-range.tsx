"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "next-intl";
import { endsOf, rangeOf } from "@/components/filters/choices";
import { PAUSE } from "@/components/filters/panel/contains-field";
import { controlStyle } from "@/components/ui/controls/field";

interface NumberRangeProps {
  range: string | undefined;
  onChange: (choices: string[]) => void;
}

export function NumberRange({ range, onChange }: NumberRangeProps) {
  const t = useTranslations("filters.fields");
  const [ends, setEnds] = useState(endsOf(range));
  const send = useEffectEvent(() => {
    const next = rangeOf(ends.from, ends.to);
    if ((next[0] ?? "") !== (range ?? "")) onChange(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE);
    return () => clearTimeout(timer);
  }, [ends]);

  return (
    <div className="mb-1 flex shrink-0 gap-1">
      {(["from", "to"] as const).map((end) => (
        <input
          key={end}
          type="number"
          step="any"
          aria-label={t(end === "from" ? "least" : "most")}
          placeholder={t(end === "from" ? "least" : "most")}
          value={ends[end]}
          onChange={({ target }) => setEnds({ ...ends, [end]: target.value })}
          className={controlStyle}
        />
      ))}
    </div>
  );
}
