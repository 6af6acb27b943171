"use client";
import { useFormatter, useTranslations } from "next-intl";
import { COUNTED, type CountedName } from "@/components/imports/import-data";

interface CountsProps {
  label: string;
  counts: Partial<Record<CountedName, number | null>>;
}

/** How many of what; kinds of which there are none are left out, but for tasks. */
export function Counts({ label, counts }: CountsProps) {
  const t = useTranslations("imports.counts");
  const { number } = useFormatter();
  const shown = COUNTED.filter((name) => name === "tasks" || (counts[name] ?? 0) > 0);
  return (
    <dl aria-label={label} className="grid grid-cols-2 py-2 sm:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="flex flex-col-reverse px-4 py-2">
          <dt className="text-sm text-gray-11">{t(name)}</dt>
          <dd className="text-xl leading-tight font-semibold tabular-nums">{number(counts[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
