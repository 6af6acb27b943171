"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { endsOf, rangeOf } from "@/components/filters/choices";
import { useAfterPause } from "@/components/filters/panel/use-after-pause";
import { controlStyle } from "@/components/ui/controls/field";

interface NumberRangeProps {
  range: string | undefined;
  onChange: (choices: string[]) => void;
}

export function NumberRange({ range, onChange }: NumberRangeProps) {
  const t = useTranslations("filters.fields");
  const [ends, setEnds] = useState(endsOf(range));
  const choices = rangeOf(ends.from, ends.to);
  const [next = ""] = choices;
  useAfterPause(next, () => next !== (range ?? "") && onChange(choices));

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
