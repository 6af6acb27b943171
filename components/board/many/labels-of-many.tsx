"use client";
import { useTranslations } from "next-intl";
import { labelName } from "@/components/badges/label-name";
import { labelingAll } from "@/components/board-store/edits/tasks-at-once";
import type { ManyPanelProps } from "@/components/board/many/action-bar";
import { partText } from "@/components/board/many/assignees-of-many";
import { namedFirst } from "@/components/label/named-first";
import { LabelSwatch } from "@/components/task/properties/labels-property";
import { Picker } from "@/components/ui/pickers/picker";

/** A label is checked that is on all of the tasks; choosing one that is on some of them adds it to the others. */
export function LabelsOfMany({ board, tasks, saving }: ManyPanelProps) {
  const t = useTranslations("task.properties");
  const colors = useTranslations("badges.colors");
  const many = useTranslations("manyTasks");
  const countOf = (id: number) => tasks.filter(({ labels }) => labels.some((label) => label.id === id)).length;

  function toggle(id: number) {
    const label = board.labels.find((each) => each.id === id);
    if (!label) return;
    if (countOf(id) < tasks.length) return saving.save(labelingAll(tasks, label));
    saving.saveMany(tasks.map((task) => ({ kind: "label-task", taskId: task.id, label, isOn: false })));
  }

  return (
    <Picker
      label={t("names.labels")}
      multiple
      choices={namedFirst(board.labels).map((label) => ({
        value: label.id,
        text: labelName(label, colors),
        detail: partText(countOf(label.id), tasks.length, (count) => many("some", { count })),
        icon: <LabelSwatch label={label} />,
      }))}
      chosen={board.labels.map(({ id }) => id).filter((id) => countOf(id) === tasks.length)}
      onToggle={toggle}
      empty={t("labels.empty")}
      searchPlaceholder={t("labels.search")}
    />
  );
}
