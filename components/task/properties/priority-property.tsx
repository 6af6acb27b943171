"use client";
import { useTranslations } from "next-intl";
import { PRIORITIES, PriorityMark, priorityName } from "@/components/badges/priority-icon";
import { NoValue, Property } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Picker } from "@/components/ui/pickers/picker";
import { propertyEdit } from "@/components/board-store/edits/property-edits";
import type { Translate } from "@/lib/i18n/translate";

export function PriorityProperty({ task, mayEdit, save }: PropertyEditProps) {
  const t = useTranslations("task.properties");
  const priorities = useTranslations("badges.priorities");
  const name = priorityName(task.priority, priorities);
  return (
    <Property
      id="priority"
      name={t("names.priority")}
      words={name}
      mayEdit={mayEdit}
      panelStyle="w-56 p-1"
      panel={(close) => <PriorityPanel task={task} save={save} close={close} />}
    >
      {task.priority === "" ? (
        <NoValue>{name}</NoValue>
      ) : (
        <>
          <PriorityMark priority={task.priority} />
          {name}
        </>
      )}
    </Property>
  );
}

type PriorityPanelProps = Pick<PropertyEditProps, "task" | "save"> & { close: () => void; typed?: string };

export function PriorityPanel({ task, save, close, typed }: PriorityPanelProps) {
  const t = useTranslations("task.properties");
  const priorities = useTranslations("badges.priorities");
  return (
    <Picker
      label={t("priorities")}
      choices={priorityChoices(priorities)}
      initialText={typed}
      chosen={[task.priority]}
      onToggle={(priority) => {
        close();
        if (priority !== task.priority) save(propertyEdit(task, "priority", priority));
      }}
    />
  );
}

export const priorityChoices = (names: Translate<"badges.priorities">) =>
  PRIORITIES.map((value) => ({
    value,
    text: priorityName(value, names),
    icon: <PriorityMark priority={value} />,
  }));
