"use client";
import { useTranslations } from "next-intl";
import { hasOptions, isType, typeName } from "@/components/custom-fields/field-types";
import { Alert } from "@/components/ui/feedback/alert";
import { RowForm } from "@/components/ui/controls/row-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import { FIELD_TYPES, type FieldTypeName } from "@/lib/custom-fields/types";

export interface FieldInput {
  title: string;
  type: FieldTypeName;
  options: string[];
}

/** As in the form: one option per line. */
export type FieldDraft = Omit<FieldInput, "options"> & { options: string };

interface FieldFormProps {
  /** Absent while a new field is created. */
  field?: CustomFieldJson;
  typed: FieldDraft | null;
  onType: (typed: FieldDraft) => void;
  /** Somebody deleted the field meanwhile. */
  isGone?: boolean;
  /** @throws ApiError */
  onSave: (input: FieldInput) => Promise<void>;
  onCancel: () => void;
}

export function FieldForm({ field, typed, onType, isGone = false, onSave, onCancel }: FieldFormProps) {
  const t = useTranslations("fields");
  const types = useTranslations("fields.types");
  const actions = useTranslations("ui.actions");
  const { title, type, options } = typed ?? {
    title: field?.title ?? "",
    type: typeOf(field),
    options: field?.settings.select_options?.join("\n") ?? "",
  };
  const state = useForm(() => onSave({ title, type, options: linesOf(options) }));
  const change = (to: Partial<FieldDraft>) => onType({ title, type, options, ...to });

  return (
    <RowForm
      label={field ? t("form.edit", { title: field.title }) : t("form.new")}
      state={state}
      submit={isGone ? t("form.addAgain") : field ? actions("save") : t("dialog.add")}
      onCancel={onCancel}
    >
      {isGone && <Alert kind="warning">{t("form.gone")}</Alert>}
      <div className="flex flex-wrap gap-3">
        <TextField
          label={t("form.name")}
          name="title"
          dir="auto"
          required
          autoFocus
          maxLength={100}
          autoComplete="off"
          value={title}
          onChange={({ target }) => change({ title: target.value })}
          error={state.errors.title}
          hint={field && t("form.fixedType", { type: typeName(type, types) })}
          className="min-w-40 flex-1"
        />
        {!field && (
          <SelectField
            label={t("form.type")}
            name="type"
            choices={FIELD_TYPES.map((value) => ({ value, label: types(value) }))}
            value={type}
            onChange={({ target }) => isType(target.value) && change({ type: target.value })}
            error={state.errors.type}
            className="w-40"
          />
        )}
      </div>
      {hasOptions(type) && (
        <TextAreaField
          label={t("form.options")}
          name="options"
          value={options}
          onChange={({ target }) => change({ options: target.value })}
          error={state.errors.options}
          hint={field ? t("form.changedOptions") : t("form.onePerLine")}
        />
      )}
    </RowForm>
  );
}

function typeOf(field: CustomFieldJson | undefined): FieldTypeName {
  const type = field?.settings.custom_field_type ?? "";
  return isType(type) ? type : "text";
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
