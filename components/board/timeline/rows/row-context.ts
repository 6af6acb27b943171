import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Bar } from "@/components/board/timeline/geometry/bar";
import type { ChartScale } from "@/components/board/timeline/geometry/chart-scale";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

/** What all rows have in common: one object, so that rows render again only when it changes. */
export interface RowContext {
  scale: ChartScale;
  clock: ClockOnScreen;
  canEdit: boolean;
  /** Dependencies can be drawn. */
  canLink: boolean;
  words: (bar: Bar) => string;
  howToId: string;
  howToPlanId: string;
  menu: (task: StoredTask) => React.ReactNode;
  finish: (task: StoredTask) => void;
  onOpen: (taskId: number) => void;
}
