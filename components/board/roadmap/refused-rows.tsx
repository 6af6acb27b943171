"use client";
import { useFormatter, useTranslations } from "next-intl";
import { FoldedList } from "@/components/ui/lists/folded-list";
import type { ImportResultJson } from "@/lib/ideas/import/import";

/** Which rows are left out, and why. */
export function RefusedRows({ result: { refused, refused_count } }: { result: ImportResultJson }) {
  const t = useTranslations("ideas.import");
  const { number } = useFormatter();
  if (refused_count === 0) return null;
  return (
    <FoldedList
      open
      title={t("refused", { count: refused_count })}
      more={refused.length < refused_count && t("more", { count: refused_count - refused.length })}
    >
      {refused.map(({ line, reason, value }) => (
        <li key={line} className="py-0.5 wrap-anywhere">
          {t.rich(`reasons.${reason}`, { line: number(line), value, text: (chunks) => <bdi>{chunks}</bdi> })}
        </li>
      ))}
    </FoldedList>
  );
}
