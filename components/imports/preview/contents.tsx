"use client";
import { useTranslations } from "next-intl";
import { Counts } from "@/components/imports/counts";
import type { PreviewJson } from "@/components/imports/import-data";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

interface ContentsProps {
  preview: PreviewJson;
  /** Below the counts. */
  children?: React.ReactNode;
}

export function Contents({ preview, children }: ContentsProps) {
  const t = useTranslations("imports.preview");
  const { boards, stages, tasks, subtasks, comments, attachments, labels, custom_fields } = preview;
  const counts = { tasks, subtasks, comments, attachments, labels, custom_fields, stages: stages.length };
  return (
    <Section id="contents" title={t("contents")}>
      <Counts label={t("contents")} counts={counts} />
      {tasks === 0 && <p className="border-t border-gray-6 px-4 py-3 text-gray-11">{t("empty")}</p>}
      {children}
      {boards.length < 2 && stages.length > 0 && <Stages stages={stages} />}
    </Section>
  );
}

function Stages({ stages }: Pick<PreviewJson, "stages">) {
  const t = useTranslations("imports.preview");
  return (
    <div className="border-t border-gray-6">
      <h3 className="px-4 pt-3 pb-1 text-sm font-medium text-gray-11">{t("stages")}</h3>
      <Rows aria-label={t("stages")} className="max-h-80 overflow-y-auto pb-1">
        {stages.map(({ title, tasks }, at) => (
          <li key={at} className="flex items-baseline gap-3 px-4 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{title}</bdi>
            </span>
            {tasks !== null && (
              <span className="text-sm text-gray-11 tabular-nums">{t("tasksIn", { count: tasks })}</span>
            )}
          </li>
        ))}
      </Rows>
    </div>
  );
}
