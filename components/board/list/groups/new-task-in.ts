import type { BoardJson } from "@/components/board-store/board-data";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import { isAssignable } from "@/components/board/list/groups/drop-edits";
import { dueAtIn, firstDayOf } from "@/components/board/list/groups/due-groups";
import type { GroupValue } from "@/components/board/list/groups/groupings";
import type { CalendarOnScreen } from "@/components/filters/dates";
import type { StageJson } from "@/lib/stages/present";

interface NewTaskOptions {
  calendar: CalendarOnScreen;
  /** The stage that is filtered for. */
  newTaskStage: number | undefined;
}

/** Where a new task of a group is created and what it has, or null if none can be added there. */
export function newTaskIn(
  value: GroupValue,
  board: Pick<BoardJson, "stages" | "users" | "labels">,
  { calendar, newTaskStage }: NewTaskOptions,
): { stage: StageJson; common: NewTaskExtras } | null {
  const saved = board.stages.filter(({ id }) => id > 0);
  const stage =
    value.by === "stage"
      ? saved.find(({ id }) => id === value.stage.id)
      : (saved.find(({ id }) => id === newTaskStage) ??
        saved.find(({ settings }) => settings.default_task_status !== "closed") ??
        saved[0]);
  const common = commonOf(value, board, calendar);
  return stage && common ? { stage, common } : null;
}

function commonOf(
  value: GroupValue,
  board: Pick<BoardJson, "users" | "labels">,
  calendar: CalendarOnScreen,
): NewTaskExtras | null {
  switch (value.by) {
    case "board":
    case "stage":
      return {};
    case "assignee":
      if (value.person === null) return {};
      return isAssignable(value.person, board) ? { assignees: [value.person.ID] } : null;
    case "priority":
      return { priority: value.priority };
    case "label": {
      const { label } = value;
      if (label === null) return {};
      return board.labels.some(({ id }) => id === label.id) ? { labels: [label.id] } : null;
    }
    case "due": {
      if (value.due === "none") return {};
      if (firstDayOf(value.due, calendar) === null) return null;
      return { due_at: dueAtIn(value.due, null, calendar) ?? "" };
    }
  }
}
