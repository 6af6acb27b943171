"use client";
import { hasOptions, TYPES, typeName } from "@/components/custom-fields/field-types";
import { Alert } from "@/components/ui/feedback/alert";
import { RowForm } from "@/components/ui/controls/row-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { FieldTypeName } from "@/lib/custom-fields/types";

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
  const { title, type, options } = typed ?? {
    title: field?.title ?? "",
    type: typeOf(field),
    options: field?.settings.select_options?.join("\n") ?? "",
  };
  const state = useForm(() => onSave({ title, type, options: linesOf(options) }));
  const change = (to: Partial<FieldDraft>) => onType({ title, type, options, ...to });
  const chooseType = (name: string) => change({ type: TYPES.find(({ value }) => value === name)?.value ?? "text" });

  return (
    <RowForm
      label={field ? `Change ${field.title}` : "New field"}
      state={state}
      submit={field && !isGone ? "Save" : "Add field"}
      onCancel={onCancel}
    >
      {isGone && <Alert kind="warning">Somebody deleted this field meanwhile. You can add it again.</Alert>}
      <div className="flex flex-wrap gap-3">
        <TextField
          label="Name"
          name="title"
          dir="auto"
          required
          autoFocus
          maxLength={100}
          autoComplete="off"
          value={title}
          onChange={({ target }) => change({ title: target.value })}
          error={state.errors.title}
          hint={field && `${typeName(type)}: the type of a field stays.`}
          className="min-w-40 flex-1"
        />
        {!field && (
          <SelectField
            label="Type"
            name="type"
            choices={TYPES}
            value={type}
            onChange={({ target }) => chooseType(target.value)}
            error={state.errors.type}
            className="w-40"
          />
        )}
      </div>
      {hasOptions(type) && (
        <TextAreaField
          label="Options"
          name="options"
          value={options}
          onChange={({ target }) => change({ options: target.value })}
          error={state.errors.options}
          hint={field ? "One on each line. Tasks lose the options that you rename or take away." : "One on each line."}
        />
      )}
    </RowForm>
  );
}

const typeOf = (field: CustomFieldJson | undefined): FieldTypeName =>
  TYPES.find(({ value }) => value === field?.settings.custom_field_type)?.value ?? "text";

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
