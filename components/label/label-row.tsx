"use client";
import { useTranslations } from "next-intl";
import { fullLabelName } from "@/components/badges/label-name";
import { LabelPill } from "@/components/badges/label-pill";
import { RowButtons } from "@/components/ui/lists/row-buttons";
import type { LabelJson } from "@/lib/labels/present";

interface LabelRowProps {
  label: LabelJson;
  mayEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function LabelRow({ label, mayEdit, onEdit, onDelete }: LabelRowProps) {
  const t = useTranslations("badges.unnamedLabels");
  return (
    <div className="flex min-h-11 items-center gap-2 py-1">
      <span className="flex min-w-0 flex-1">
        <LabelPill
          size="normal"
          title={label.title}
          color={label.color}
          background={label.bg_color}
          preset={label.settings?.color_preset}
        />
      </span>
      {mayEdit && <RowButtons name={fullLabelName(label, t)} onEdit={onEdit} onDelete={onDelete} />}
    </div>
  );
}
