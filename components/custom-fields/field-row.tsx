"use client";
import { GripVertical } from "lucide-react";
import { TypeIcon, typeName } from "@/components/custom-fields/field-types";
import { classNames } from "@/components/ui/class-names";
import { RowButtons } from "@/components/ui/lists/row-buttons";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

interface FieldRowProps {
  field: CustomFieldJson;
  mayEdit: boolean;
  grip: React.ComponentProps<"button">;
  onEdit: () => void;
  onDelete: () => void;
}

export function FieldRow({ field: { title, settings }, mayEdit, grip, onEdit, onDelete }: FieldRowProps) {
  return (
    <div className="flex min-h-12 items-center gap-2 py-1">
      {mayEdit && (
        <button
          {...grip}
          type="button"
          data-grip
          aria-label={`Move ${title}`}
          className="-ms-2 grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-gray-11 hover:bg-gray-4 active:cursor-grabbing pointer-coarse:size-11"
        >
          <GripVertical aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      )}
      <TypeIcon type={settings.custom_field_type} />
      <div className={classNames("min-w-0 flex-1", !mayEdit && "ps-1")}>
        <p className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="truncate text-sm text-gray-11">
          {typeName(settings.custom_field_type)}
          {settings.select_options && <bdi>: {settings.select_options.join(", ")}</bdi>}
        </p>
      </div>
      {mayEdit && <RowButtons name={title} onEdit={onEdit} onDelete={onDelete} />}
    </div>
  );
}
