import { LabelLine } from "@/components/badges/label-line";
import { useLineLabels } from "@/components/board/card/card-labels";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** As many as fit; the others are counted. */
export const RowLabels = ({ labels }: Pick<TaskCardJson, "labels">) => (
  <LabelLine labels={useLineLabels(labels)} className="max-w-53" />
);
