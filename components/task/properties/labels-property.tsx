"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useQueryClient } from "@tanstack/react-query";
import { boardKey, type BoardJson, boardPath } from "@/components/board-store/board-data";
import { LabelPill } from "@/components/badges/label-pill";
import { NoValue, Property } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Picker } from "@/components/ui/pickers/picker";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";
import { labelName } from "@/components/badges/label-name";
import { namedFirst } from "@/components/label/named-first";
import { nextPreset } from "@/components/label/next-preset";
import type { LabelJson } from "@/lib/labels/present";

export function LabelsProperty(props: PropertyEditProps) {
  const { task, mayEdit } = props;
  const t = useTranslations("task.properties");
  const colors = useTranslations("badges.colors");
  const labels = namedFirst(task.labels);
  const names = useFormatter().list(
    labels.map((label) => labelName(label, colors)),
    { type: "unit" },
  );

  return (
    <Property
      id="labels"
      name={t("names.labels")}
      words={names || t("none.labels")}
      mayEdit={mayEdit}
      panel={() => <LabelsPanel {...props} />}
    >
      {labels.length === 0 ? (
        <NoValue>{t("none.labels")}</NoValue>
      ) : (
        <span className="flex min-w-0 flex-wrap gap-1">
          {labels.map((label) => (
            <LabelPill
              key={label.id}
              title={label.title}
              color={label.color}
              background={label.bg_color}
              preset={label.settings?.color_preset}
            />
          ))}
        </span>
      )}
    </Property>
  );
}

type LabelsPanelProps = Pick<PropertyEditProps, "task" | "board" | "save"> & { typed?: string };

export function LabelsPanel({ task, board, save, typed }: LabelsPanelProps) {
  const t = useTranslations("task.properties");
  const colors = useTranslations("badges.colors");
  const create = useCreateLabel(board);
  const chosen = task.labels.map(({ id }) => id);

  function toggle(id: number) {
    const label = board.labels.find((each) => each.id === id) ?? task.labels.find((each) => each.id === id);
    if (label) save({ kind: "label-task", taskId: task.id, label, isOn: !chosen.includes(id) });
  }

  async function createAndPut(title: string) {
    try {
      save({ kind: "label-task", taskId: task.id, label: await create(title), isOn: true });
    } catch (error) {
      toast(errorMessage(error), "error");
    }
  }

  return (
    <Picker
      label={t("names.labels")}
      multiple
      choices={namedFirst(board.labels).map((label) => ({
        value: label.id,
        text: labelName(label, colors),
        icon: <LabelSwatch label={label} />,
      }))}
      initialText={typed}
      chosen={chosen}
      onToggle={toggle}
      onCreate={(title) => void createAndPut(title)}
      empty={t("labels.empty")}
      searchPlaceholder={t("labels.search")}
    />
  );
}

/** What a label looks like, beside its name. */
export const LabelSwatch = ({ label }: { label: LabelJson }) => (
  <span aria-hidden className="flex">
    <LabelPill title={null} color={label.color} background={label.bg_color} preset={label.settings?.color_preset} />
  </span>
);

/** Picks a colour that no label of the board has, and adds the label to the cached board. */
function useCreateLabel({ id: boardId, labels, labelColorPresets }: BoardJson) {
  const client = useQueryClient();
  return async (title: string): Promise<LabelJson> => {
    const { label: created } = await api<{ label: LabelJson }>("POST", `${boardPath(boardId)}/labels`, {
      label: title,
      color_preset: nextPreset(labels, labelColorPresets),
    });
    client.setQueryData<BoardJson>(
      boardKey(boardId),
      (known) =>
        known &&
        (known.labels.some(({ id }) => id === created.id) ? known : { ...known, labels: [...known.labels, created] }),
    );
    return created;
  };
}
