import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardsInView } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import type { BoardLayout } from "@/components/board/views/layout";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { Save } from "@/components/board-store/use-save";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import type { QuickEdit } from "@/components/board/quick-edit/use-quick-edit";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

/** What every view of a board, or of the tasks of several boards, gets. */
export interface BoardViewProps extends BoardsInView {
  /** The board on which the view creates tasks, if it does. */
  newTasksOn: BoardJson | null;
  /** Stage id to the loaded tasks that match the filters, in order. */
  columns: BoardOnScreen["columns"];
  /** All loaded tasks by id, also those that are filtered out. */
  tasks: BoardOnScreen["shown"]["tasks"];
  windows: BoardOnScreen["shown"]["stages"];
  /** Otherwise more tasks are being loaded. */
  isComplete: boolean;
  /** Shown although they no longer match the filters, and marked: see `useIsKept`. */
  kept: ReadonlySet<number>;
  /** What new tasks get from the filters: see `useExtrasFromFilters`. */
  extras: NewTaskExtras;
  /** The stage of new tasks, if the filters allow only one. */
  newTaskStage: number | undefined;
  /** Set while not complete. */
  loading: { hasFailed: boolean; retry: () => void } | null;
  /** As the page came; `useLayout` has what has changed since. */
  layout: BoardLayout;
  /** Where the layout is saved. */
  layoutPath: string;
  abilities: Abilities;
  viewer: Viewer;
  clock: ClockOnScreen;
  saving: Save;
  actions: TaskActions;
  taskMenu: (task: StoredTask) => React.ReactNode;
  onMore: BoardOnScreen["loadMore"];
  /** Edits a property in a popover at its cell or card. */
  quickEdit: QuickEdit;
  onOpen: (taskId: number) => void;
}
