"use client";
import { useFormatter, useTranslations } from "next-intl";
import { DetailsChevron } from "@/components/ui/controls/details-chevron";
import type { ImportResultJson } from "@/lib/ideas/import/import";

/** Which rows are left out, and why. */
export function RefusedRows({ result: { refused, refused_count } }: { result: ImportResultJson }) {
  const t = useTranslations("ideas.import");
  const { number } = useFormatter();
  if (refused_count === 0) return null;
  return (
    <details open className="group/details rounded-md border border-gray-6">
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 px-3 font-medium pointer-coarse:min-h-11">
        <DetailsChevron />
        {t("refused", { count: refused_count })}
      </summary>
      <ul className="max-h-48 overflow-y-auto border-t border-gray-6 px-3 py-2 text-sm">
        {refused.map(({ line, reason, value }) => (
          <li key={line} className="py-0.5 wrap-anywhere">
            {t.rich(`reasons.${reason}`, { line: number(line), value, text: (chunks) => <bdi>{chunks}</bdi> })}
          </li>
        ))}
        {refused.length < refused_count && (
          <li className="py-0.5 text-gray-11">{t("more", { count: refused_count - refused.length })}</li>
        )}
      </ul>
    </details>
  );
}
