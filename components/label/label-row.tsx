"use client";
import { LabelPill } from "@/components/badges/label-pill";
import { RowButtons } from "@/components/ui/lists/row-buttons";
import { colorName } from "@/components/badges/colors";
import type { LabelJson } from "@/lib/labels/present";

interface LabelRowProps {
  label: LabelJson;
  mayEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function LabelRow({ label, mayEdit, onEdit, onDelete }: LabelRowProps) {
  const name = nameOf(label);
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
      {mayEdit && <RowButtons name={name} onEdit={onEdit} onDelete={onDelete} />}
    </div>
  );
}

export const nameOf = ({ title, bg_color }: LabelJson): string =>
  title || `the label ${colorName(bg_color).toLowerCase()}`;
