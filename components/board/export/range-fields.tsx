"use client";
import { useTranslations } from "next-intl";
import type { Range } from "@/components/board/export/export-formats";
import { TextField } from "@/components/ui/controls/text-field";

interface RangeFieldsProps {
  range: Range;
  problem: string;
  onChange: (range: Range) => void;
}

/** The browser's own date fields: they can be typed into, and phones show their wheels. */
export function RangeFields({ range, problem, onChange }: RangeFieldsProps) {
  const t = useTranslations("exports");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        type="date"
        name="from"
        label={t("from")}
        required
        value={range.from}
        onChange={({ target }) => onChange({ ...range, from: target.value })}
      />
      <TextField
        type="date"
        name="to"
        label={t("to")}
        required
        error={problem}
        value={range.to}
        onChange={({ target }) => onChange({ ...range, to: target.value })}
      />
    </div>
  );
}
