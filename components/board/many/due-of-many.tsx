"use client";
import { useTranslations } from "next-intl";
import { dueEdit } from "@/components/board-store/edits/property-edits";
import type { ManyPanelProps } from "@/components/board/many/action-bar";
import { DatePanel } from "@/components/task/properties/date-panel";

export function DueOfMany({ tasks, viewer, clock, saving, close }: Omit<ManyPanelProps, "board">) {
  const t = useTranslations("task.properties");
  const [first] = tasks;
  const isSame = tasks.every(({ due_at }) => due_at === first?.due_at);
  return (
    <DatePanel
      name={t("names.due")}
      value={isSame ? (first?.due_at ?? null) : null}
      viewer={viewer}
      clock={clock}
      onChange={(dueAt) =>
        saving.saveMany(tasks.filter(({ due_at }) => due_at !== dueAt).map((task) => dueEdit(task, dueAt)))
      }
      close={close}
    />
  );
}
