"use client";
import type { Save } from "@/components/board-store/use-save";
import { CheckboxValue } from "@/components/task/properties/checkbox-value";
import { SelectValue } from "@/components/task/properties/select-value";
import { DateValue } from "@/components/task/properties/date-value";
import { PropertyRow } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { TextValue } from "@/components/task/properties/text-value";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";

type Value = FieldValueJson["settings"]["value"];

interface FieldProps extends Omit<PropertyEditProps, "save" | "board"> {
  field: CustomFieldJson;
  value: Value;
  onChange: (value: Value) => void;
  /** For values that show a refusal themselves. @throws ApiError */
  saveValue: (value: Value) => Promise<unknown>;
}

export function CustomFieldProperties({
  board,
  save,
  saveAsync,
  ...props
}: PropertyEditProps & Pick<Save, "saveAsync">) {
  const { task, viewer } = props;
  if (!viewer.isPro) return null;

  const values = task.task_custom_fields;
  return board.custom_fields.map((field) => {
    if (!values) return <LoadingValue key={field.id} name={field.title} />;
    const value = values.find(({ foreign_id }) => foreign_id === field.id)?.settings.value ?? null;
    const edit = (next: Value): TaskEdit => ({ kind: "fill-task", taskId: task.id, fieldId: field.id, value: next });
    return (
      <OneField
        key={`${task.id} ${field.id}`}
        {...props}
        field={field}
        value={value}
        onChange={(next) => save(edit(next))}
        saveValue={(next) => saveAsync(edit(next))}
      />
    );
  });
}

function OneField({
  field: { title: name, settings },
  value,
  onChange,
  saveValue,
  viewer,
  clock,
  mayEdit,
}: FieldProps) {
  const row = { name, mayEdit };
  const { custom_field_type: type, select_options: options = [] } = settings;
  switch (type) {
    case "select":
    case "multi-select":
      return (
        <SelectValue
          {...row}
          multiple={type === "multi-select"}
          options={options}
          value={[value].flat().filter((each) => typeof each === "string")}
          onChange={(chosen) =>
            onChange(chosen.length === 0 ? null : type === "select" ? (chosen[0] ?? null) : [...chosen])
          }
        />
      );
    case "checkbox":
      return <CheckboxValue {...row} value={value === true} onChange={onChange} />;
    case "date":
      return (
        <DateValue
          {...row}
          value={typeof value === "string" ? value : null}
          viewer={viewer}
          clock={clock}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextValue
          {...row}
          isNumber={type === "number"}
          value={value === null ? "" : String(value)}
          locale={viewer.locale}
          saveValue={(text) => saveValue(text || null)}
        />
      );
  }
}

/** Until the whole task is loaded. */
const LoadingValue = ({ name }: { name: string }) => (
  <PropertyRow name={name}>
    <div className="flex min-h-8 items-center px-2 pointer-coarse:min-h-11">
      <Skeleton className="h-4 w-20" />
    </div>
  </PropertyRow>
);
