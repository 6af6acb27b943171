"use client";
import { useFormatter, useTranslations } from "next-intl";
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
  const t = useTranslations("fields.row");
  return (
    <div className="flex min-h-12 items-center gap-2 py-1">
      {mayEdit && (
        <button
          {...grip}
          type="button"
          data-grip
          aria-label={t("move", { title })}
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
          <TypeAndOptions type={settings.custom_field_type} options={settings.select_options} />
        </p>
      </div>
      {mayEdit && <RowButtons name={title} onEdit={onEdit} onDelete={onDelete} />}
    </div>
  );
}

function TypeAndOptions({ type, options }: { type: string; options: readonly string[] | undefined }) {
  const t = useTranslations("fields.row");
  const name = typeName(type, useTranslations("fields.types"));
  const list = useFormatter().list(options ?? [], { type: "unit" });
  return options ? t.rich("options", { type: name, list, options: (chunks) => <bdi>{chunks}</bdi> }) : name;
}
