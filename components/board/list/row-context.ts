import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Grouping } from "@/components/board/list/groups/groupings";
import type { QuickEdit } from "@/components/board/quick-edit/use-quick-edit";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

/** What all rows of a list have in common: one object, so that rows render again only when it changes. */
export interface RowContext {
  group: Grouping;
  /** The titles of a task’s board and stage, unless the list or its group says them. */
  placeOf: (task: StoredTask) => { board: string | null; stage: string | null };
  clock: ClockOnScreen;
  canEdit: (task: StoredTask) => boolean;
  /** Whether time is tracked on the task’s board. */
  hasTime: (task: StoredTask) => boolean;
  canMove: boolean;
  howToId: string;
  menu: (task: StoredTask) => React.ReactNode;
  quickEdit: QuickEdit;
  finish: (task: StoredTask) => void;
  onOpen: (taskId: number) => void;
}
