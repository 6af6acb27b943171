import type { BoardJson } from "@/components/board-store/board-data";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import { acceptsTasks } from "@/components/board/list/groups/drop-edits";
import { dueAtIn } from "@/components/board/list/groups/due-groups";
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
  { stages }: Pick<BoardJson, "stages">,
  { calendar, newTaskStage }: NewTaskOptions,
): { stage: StageJson; common: NewTaskExtras } | null {
  const saved = stages.filter(({ id }) => id > 0);
  const stage =
    value.by === "stage"
      ? saved.find(({ id }) => id === value.stage.id)
      : (saved.find(({ id }) => id === newTaskStage) ??
        saved.find(({ settings }) => settings.default_task_status !== "closed") ??
        saved[0]);
  const common = acceptsTasks(value, calendar) ? commonOf(value, calendar) : null;
  return stage && common ? { stage, common } : null;
}

function commonOf(value: GroupValue, calendar: CalendarOnScreen): NewTaskExtras {
  switch (value.by) {
    case "board":
    case "stage":
      return {};
    case "assignee":
      return value.person ? { assignees: [value.person.ID] } : {};
    case "priority":
      return { priority: value.priority };
    case "label":
      return value.label ? { labels: [value.label.id] } : {};
    case "due": {
      const dueAt = dueAtIn(value.due, null, calendar);
      return dueAt === null ? {} : { due_at: dueAt };
    }
  }
}
