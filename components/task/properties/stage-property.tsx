"use client";
import { useTranslations } from "next-intl";
import { Property } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Picker } from "@/components/ui/pickers/picker";
import { stageEdit } from "@/components/board-store/edits/property-edits";

/** The task becomes the last one of the chosen stage. */
export function StageProperty({ task, board, mayEdit, save }: PropertyEditProps) {
  const t = useTranslations("task.properties");
  const stage = board.stages.find(({ id }) => id === task.stage_id);
  const title = stage?.title ?? t("archivedStage");

  return (
    <Property
      id="stage"
      name={t("names.stage")}
      words={title}
      mayEdit={mayEdit && task.archived_at === null}
      panel={(close) => (
        <Picker
          label={t("stages")}
          choices={board.stages.map(({ id, title: text }) => ({ value: id, text }))}
          chosen={stage ? [stage.id] : []}
          onToggle={(id) => {
            close();
            if (id !== task.stage_id) save(stageEdit(task, id));
          }}
        />
      )}
    >
      <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
    </Property>
  );
}
