import type { SheetSearch } from "@/components/timesheet/words/search-params";
import type { SheetBoard, SheetPerson, WeekOfTasks } from "@/lib/timesheet/sheet";

/** What the page of a week shows. */
export interface TimesheetView extends WeekOfTasks {
  /** As far as the reader may see it. */
  search: SheetSearch;
  days: string[];
  today: string;
  startOfWeek: number;
  locale: string;
  board: SheetBoard | null;
  /** Whose time it is. Without a name for people whose account is gone. */
  person: { id: number; name: string | null; isReader: boolean };
  people: SheetPerson[];
  /** Whether there is a board on which the reader may log time. */
  canLog: boolean;
}
