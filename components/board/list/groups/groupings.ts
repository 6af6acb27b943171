import { DUE_GROUPS, type DueGroup } from "@/components/board/list/groups/due-groups";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { PRIORITIES } from "@/components/filters/filters";
import type { BoardInView } from "@/components/board-store/board-in-view";
import type { LabelJson } from "@/lib/labels/present";
import type { StageJson } from "@/lib/stages/present";

export const GROUPINGS_OF_BOARD = ["stage", "assignee", "priority", "label", "due"] as const;
/** For tasks of several boards. The first one is the default. */
export const GROUPINGS = ["board", ...GROUPINGS_OF_BOARD] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type PersonOnTask = StoredTask["assignees"][number];
export type LabelOnTask = StoredTask["labels"][number];

/** What the tasks of a group have in common; null is nobody or no label. */
export type GroupValue =
  | { by: "board"; board: Pick<BoardInView, "id" | "title"> }
  | { by: "stage"; stage: StageJson }
  | { by: "assignee"; person: Pick<PersonOnTask, "ID" | "display_name" | "photo"> | null }
  | { by: "priority"; priority: string }
  | { by: "label"; label: LabelJson | null }
  | { by: "due"; due: DueGroup };

/** For groups without an id of their own; ids of people and labels start at 1. */
const NONE = 0;

/** Unique among the groups of a list. */
export function groupIdOf(value: GroupValue): number {
  switch (value.by) {
    case "board":
      return value.board.id;
    case "stage":
      return value.stage.id;
    case "assignee":
      return value.person?.ID ?? NONE;
    case "priority":
      return PRIORITIES.indexOf(PRIORITIES.find((each) => each === value.priority) ?? "");
    case "label":
      return value.label?.id ?? NONE;
    case "due":
      return DUE_GROUPS.indexOf(value.due);
  }
}

/** Under which its state is remembered. */
export function groupKeyOf(value: GroupValue): string {
  if (value.by === "due") return value.due;
  if (value.by === "priority") return value.priority || "none";
  return groupIdOf(value) === NONE ? "none" : String(groupIdOf(value));
}
