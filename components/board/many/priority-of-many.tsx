"use client";
import { useTranslations } from "next-intl";
import { PRIORITIES } from "@/components/badges/priority-icon";
import { prioritizingAll } from "@/components/board-store/edits/tasks-at-once";
import type { ManyPanelProps } from "@/components/board/many/action-bar";
import { priorityChoices } from "@/components/task/properties/priority-property";
import { Picker } from "@/components/ui/pickers/picker";

export function PriorityOfMany({ tasks, saving, close }: Pick<ManyPanelProps, "tasks" | "saving" | "close">) {
  const t = useTranslations("task.properties");
  const priorities = useTranslations("badges.priorities");
  return (
    <Picker
      label={t("priorities")}
      choices={priorityChoices(priorities)}
      chosen={PRIORITIES.filter((each) => tasks.every(({ priority }) => priority === each))}
      onToggle={(priority) => {
        close();
        const edit = prioritizingAll(tasks, priority);
        if (edit.edits.length > 0) saving.save(edit);
      }}
    />
  );
}
