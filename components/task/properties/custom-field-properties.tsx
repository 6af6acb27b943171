"use client";
import type { Save } from "@/components/board-store/use-save";
import { CheckedValue } from "@/components/task/properties/checked-value";
import { ChosenValue } from "@/components/task/properties/chosen-value";
import { DateValue } from "@/components/task/properties/date-value";
import { FirstPart, PropertyLine } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { WrittenValue } from "@/components/task/properties/written-value";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";

export type Value = FieldValueJson["settings"]["value"];

export interface FieldValueProps extends Omit<PropertyEditProps, "save" | "board"> {
  field: CustomFieldJson;
  /** Null for none. */
  value: Value;
  fill: (value: Value) => void;
  /** The same for who tells a refusal in a place of its own. @throws ApiError */
  filled: (value: Value) => Promise<unknown>;
}

/** What the task has in the custom fields of its board, in their order; a field that is called as a property is not opened in its place. */
export function CustomFieldProperties({
  board,
  save,
  saveAsync,
  ...props
}: PropertyEditProps & Pick<Save, "saveAsync">) {
  const { task, viewer } = props;
  if (!viewer.isPro) return null;

  const values = task.task_custom_fields;
  return (
    <FirstPart value="">
      {board.custom_fields.map((field) => {
        if (!values) return <Unknown key={field.id} name={field.title} />;
        const value = values.find(({ foreign_id }) => foreign_id === field.id)?.settings.value ?? null;
        const edit = (next: Value): TaskEdit => ({
          kind: "fill-task",
          taskId: task.id,
          fieldId: field.id,
          value: next,
        });
        return (
          <OneField
            key={`${task.id} ${field.id}`}
            {...props}
            field={field}
            value={value}
            fill={(next) => save(edit(next))}
            filled={(next) => saveAsync(edit(next))}
          />
        );
      })}
    </FirstPart>
  );
}

function OneField(props: FieldValueProps) {
  switch (props.field.settings.custom_field_type) {
    case "select":
    case "multi-select":
      return <ChosenValue {...props} />;
    case "checkbox":
      return <CheckedValue {...props} />;
    case "date":
      return <DateValue {...props} />;
    default:
      return <WrittenValue {...props} />;
  }
}

/** Until the whole task is told. */
const Unknown = ({ name }: { name: string }) => (
  <PropertyLine name={name}>
    <div className="flex min-h-8 items-center px-2 pointer-coarse:min-h-11">
      <Skeleton className="h-4 w-20" />
    </div>
  </PropertyLine>
);
