"use client";
import { useTranslations } from "next-intl";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { PanelProps } from "@/components/board/quick-edit/quick-edit-panel";
import { DatePanel } from "@/components/task/properties/date-panel";
import { SelectPanel } from "@/components/task/properties/select-value";
import { TextValueField } from "@/components/task/properties/text-value-field";
import { CheckBox } from "@/components/ui/controls/check-box";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ApiError } from "@/lib/api";
import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";

type Value = FieldValueJson["settings"]["value"];

export function FieldPanel(props: PanelProps & { field: CustomFieldJson }) {
  const { field, name, task, request, viewer, clock, saving, close } = props;
  const value = task.task_custom_fields?.find(({ foreign_id }) => foreign_id === field.id)?.settings.value ?? null;
  const { custom_field_type: type, select_options: options = [] } = field.settings;
  const editTo = (next: Value): TaskEdit => ({ kind: "fill-task", taskId: task.id, fieldId: field.id, value: next });
  const change = (next: Value) => saving.save(editTo(next));

  switch (type) {
    case "select":
    case "multi-select":
      return (
        <SelectPanel
          name={name}
          options={options}
          multiple={type === "multi-select"}
          typed={request.typed}
          chosen={[value].flat().filter((each) => typeof each === "string")}
          onChange={(chosen) => change(selected(chosen, type))}
          close={close}
        />
      );
    case "checkbox":
      return <Tick name={name} isTicked={value === true} onChange={change} />;
    case "date":
      return (
        <DatePanel
          name={name}
          value={typeof value === "string" ? value : null}
          viewer={viewer}
          clock={clock}
          typed={request.typed}
          onChange={change}
          close={close}
        />
      );
    default:
      return (
        <TextPanel
          {...props}
          isNumber={type === "number"}
          value={value === null ? "" : String(value)}
          editTo={editTo}
        />
      );
  }
}

const selected = (chosen: readonly string[], type: "select" | "multi-select"): Value => {
  if (chosen.length === 0) return null;
  return type === "select" ? (chosen[0] ?? null) : [...chosen];
};

interface TickProps {
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

function Tick({ name, isTicked, onChange }: TickProps) {
  const t = useTranslations("task.properties.checkbox");
  return (
    <CheckBox label={name} checked={isTicked} onChange={onChange} className="min-h-8 px-2 pointer-coarse:min-h-11">
      {isTicked ? t("checked") : t("unchecked")}
    </CheckBox>
  );
}

interface TextPanelProps extends Pick<PanelProps, "name" | "request" | "saving" | "close" | "onRefused"> {
  isNumber: boolean;
  value: string;
  editTo: (value: Value) => TaskEdit;
}

/** The popover closes at once; it opens again with a text that was refused. */
function TextPanel({ name, request, isNumber, value, editTo, saving, close, onRefused }: TextPanelProps) {
  function commit(text: string) {
    close();
    if (text === value) return;
    saving
      .saveAsync(editTo(text || null))
      .catch((error: unknown) => onRefused({ ...request, typed: text, problem: messageOf(error) }));
  }

  return (
    <div className="w-72 max-w-full p-1">
      <TextValueField
        label={name}
        text={request.typed ?? value}
        saved={value}
        isNumber={isNumber}
        problem={request.problem ?? ""}
        onCommit={commit}
        onCancel={close}
      />
    </div>
  );
}

/** Without the name of the parameter, which the error's own message begins with. */
const messageOf = (error: unknown): string => (error instanceof ApiError && error.fields.value) || errorMessage(error);
