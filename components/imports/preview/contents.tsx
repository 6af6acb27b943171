"use client";
import { useTranslations } from "next-intl";
import { Counts } from "@/components/imports/counts";
import type { PreviewJson } from "@/components/imports/import-data";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

export function Contents({ preview }: { preview: PreviewJson }) {
  const t = useTranslations("imports.preview");
  const { stages, people: _people, notes: _notes, title: _title, ...counts } = preview;
  return (
    <Section id="contents" title={t("contents")}>
      <Counts label={t("contents")} counts={counts} />
      {preview.tasks === 0 && <p className="border-t border-gray-6 px-4 py-3 text-gray-11">{t("empty")}</p>}
      {stages.length > 0 && (
        <div className="border-t border-gray-6">
          <h3 className="px-4 pt-3 pb-1 text-sm font-medium text-gray-11">{t("stages")}</h3>
          <Rows aria-label={t("stages")} className="pb-1">
            {stages.map(({ title, tasks }, at) => (
              <li key={at} className="flex items-baseline gap-3 px-4 py-2">
                <bdi className="min-w-0 flex-1 wrap-anywhere">{title}</bdi>
                <span className="text-sm text-gray-11 tabular-nums">{t("tasksIn", { count: tasks })}</span>
              </li>
            ))}
          </Rows>
        </div>
      )}
    </Section>
  );
}
