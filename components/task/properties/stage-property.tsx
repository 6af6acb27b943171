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
      panel={(close) => <StagePanel task={task} board={board} save={save} close={close} />}
    >
      <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
    </Property>
  );
}

type StagePanelProps = Pick<PropertyEditProps, "task" | "board" | "save"> & { close: () => void; typed?: string };

export function StagePanel({ task, board, save, close, typed }: StagePanelProps) {
  const t = useTranslations("task.properties");
  return (
    <Picker
      label={t("stages")}
      choices={board.stages.map(({ id, title: text }) => ({ value: id, text }))}
      initialText={typed}
      chosen={task.stage_id === null ? [] : [task.stage_id]}
      onToggle={(id) => {
        close();
        if (id !== task.stage_id) save(stageEdit(task, id));
      }}
    />
  );
}
