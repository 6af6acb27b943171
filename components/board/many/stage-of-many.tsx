"use client";
import { useTranslations } from "next-intl";
import { movingAll } from "@/components/board-store/edits/tasks-at-once";
import type { BoardInView } from "@/components/board-store/board-in-view";
import type { ManyPanelProps } from "@/components/board/many/action-bar";
import { Picker } from "@/components/ui/pickers/picker";

interface StageProps extends Pick<ManyPanelProps, "tasks" | "saving" | "close"> {
  board: Pick<BoardInView, "stages">;
}

export function StageOfMany({ board, tasks, saving, close }: StageProps) {
  const t = useTranslations("task.properties");
  const stages = board.stages.filter(({ id }) => id > 0);
  return (
    <Picker
      label={t("stages")}
      choices={stages.map(({ id, title: text }) => ({ value: id, text }))}
      chosen={stages.filter(({ id }) => tasks.every(({ stage_id }) => stage_id === id)).map(({ id }) => id)}
      onToggle={(id) => {
        close();
        const edit = movingAll(tasks, id);
        if (edit.edits.length > 0) saving.save(edit);
      }}
    />
  );
}
