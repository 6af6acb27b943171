import type { LabelJson } from "@/lib/labels/present";
import { type KnownPerson, personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn, type NewTaskExtras, type OptimisticTask } from "@/components/board-store/edits/task-edits";

interface KnownOnBoard {
  labels: readonly LabelJson[];
  users: readonly KnownPerson[];
}

export const newTaskPreview = (
  id: number,
  { labels, assignees, ...plain }: NewTaskExtras,
  known: KnownOnBoard,
): OptimisticTask => ({
  ...plain,
  ...(labels && {
    labels: known.labels.filter((label) => labels.includes(label.id)).map((label) => labelOn(id, label)),
  }),
  ...(assignees && {
    assignees: known.users.filter(({ ID }) => assignees.includes(ID)).map((person) => personOn(id, person)),
  }),
});
