"use client";
import { useTranslations } from "next-intl";
import { LabelPill } from "@/components/badges/label-pill";
import { fullLabelName } from "@/components/badges/label-name";
import type { StartDraft } from "@/components/templates/start/use-start-draft";
import type { Template } from "@/components/templates/template-data";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";

export function LabelChoices({ template: { labels }, draft }: { template: Template; draft: StartDraft }) {
  const t = useTranslations("templates.start");
  const unnamed = useTranslations("badges.unnamedLabels");
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("labels")}</legend>
      <div className="mb-1 flex min-h-8 items-center justify-between gap-2">
        <span aria-hidden className="text-sm font-medium">
          {t("labels")}
        </span>
        <Button kind="quiet" size="small" onClick={draft.labels.toggleAll}>
          {draft.labels.chosen.length > 0 ? t("noLabels") : t("allLabels")}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {labels.map((label) => (
          <li key={label.id} className="min-w-0">
            <CheckBox
              label={fullLabelName(label, unnamed)}
              checked={draft.labels.has(label.id)}
              onChange={() => draft.labels.toggle(label.id)}
            >
              <LabelPill
                title={label.title}
                color={label.color}
                background={label.bg_color}
                preset={label.color_preset}
              />
            </CheckBox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
