import type { BoardJson } from "@/components/board-store/board-data";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import type { TaskFilters } from "@/components/filters/filters";

/** What a new task gets so that the filters show it: single choices only. */
export function extrasFrom(
  { labels, labelMode, people, priorities }: TaskFilters,
  board: Pick<BoardJson, "labels" | "users">,
  me: number,
): NewTaskExtras {
  const [label, person, priority] = [onlyOne(labels), onlyOne(people), onlyOne(priorities)];
  const assignee = person === "me" ? me : person;
  return {
    ...(labelMode !== "none" && board.labels.some(({ id }) => id === label) && { labels: [Number(label)] }),
    ...(board.users.some(({ ID }) => ID === assignee) && { assignees: [Number(assignee)] }),
    ...(priority && { priority }),
  };
}

/** What was typed wins; labels add up. */
export const mergedExtras = (fromFilters: NewTaskExtras, typed: NewTaskExtras): NewTaskExtras => ({
  ...fromFilters,
  ...typed,
  ...((fromFilters.labels ?? typed.labels) && {
    labels: [...new Set([...(fromFilters.labels ?? []), ...(typed.labels ?? [])])],
  }),
});

/** The stage of a new task, if the filters allow only one. */
export const stageFrom = ({ stages }: TaskFilters): number | undefined => onlyOne(stages);

const onlyOne = <Choice>(choices: readonly Choice[]): Choice | undefined =>
  choices.length === 1 ? choices[0] : undefined;
