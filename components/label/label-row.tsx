"use client";
import { Pencil, Trash2 } from "lucide-react";
import { LabelPill } from "@/components/label/label-pill";
import { Button } from "@/components/ui/button";
import { colorWord } from "@/lib/colors";
import type { LabelJson } from "@/lib/labels/present";

interface LabelRowProps {
  label: LabelJson;
  mayEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function LabelRow({ label, mayEdit, onEdit, onDelete }: LabelRowProps) {
  const name = nameOf(label);
  return (
    <div className="flex min-h-11 items-center gap-2 py-1">
      <span className="flex min-w-0 flex-1">
        <LabelPill size="normal" title={label.title} color={label.color} background={label.bg_color} preset={label.settings?.color_preset} />
      </span>
      {mayEdit && (
        <div className="flex shrink-0">
          <Button kind="quiet" size="icon" data-edits aria-label={`Change ${name}`} onClick={onEdit}>
            <Pencil {...icon} />
          </Button>
          <Button kind="quiet" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 {...icon} />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Of one without a name, what its colour is called. */
export const nameOf = ({ title, bg_color }: LabelJson): string => title || `the label ${colorWord(bg_color).toLowerCase()}`;
