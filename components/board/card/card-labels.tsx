import { useFormatter, useTranslations } from "next-intl";
import { LabelLine } from "@/components/badges/label-line";
import { fullLabelName } from "@/components/badges/label-name";
import { LabelPill } from "@/components/badges/label-pill";
import { namedFirst } from "@/components/label/named-first";
import type { TaskCardJson } from "@/lib/tasks/present/task";

type Labels = readonly Pick<TaskCardJson["labels"][number], "id" | "title" | "color" | "bg_color" | "settings">[];

interface CardLabelsProps {
  id?: string;
  labels: Labels;
  className?: string | undefined;
}

export function CardLabels({ id, labels, className }: CardLabelsProps) {
  const t = useTranslations("board.card");
  const lineLabels = useLineLabels(labels);
  if (labels.length === 0) return null;
  return (
    <>
      {id && <LabelNames id={id} names={lineLabels.map(({ name }) => name)} />}
      <LabelLine labels={lineLabels} listName={t("labels")} className={className} />
    </>
  );
}

/** Describes the title: the list itself would describe it by its name alone. */
function LabelNames({ id, names }: { id: string; names: string[] }) {
  const { list } = useFormatter();
  return (
    <span id={id} hidden>
      {list(names, { type: "unit" })}
    </span>
  );
}

/** As `LabelLine` takes them, those with a name first. */
export function useLineLabels(labels: Labels) {
  const t = useTranslations("badges.unnamedLabels");
  return namedFirst(labels).map((label) => ({
    id: label.id,
    name: fullLabelName(label, t),
    pill: (
      <LabelPill
        title={label.title}
        color={label.color}
        background={label.bg_color}
        preset={label.settings?.color_preset}
      />
    ),
  }));
}
