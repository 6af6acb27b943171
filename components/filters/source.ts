import type { BoardInView, BoardsInView } from "@/components/board-store/board-in-view";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { FilterContext } from "@/components/filters/matches";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

/** What filters choose from. */
export interface FilterSource extends BoardsInView {
  viewer: Viewer;
  clock: ClockOnScreen;
  shown: LoadedTasks;
}

export interface ContextSource extends Pick<FilterSource, "viewer" | "clock"> {
  board: Pick<BoardInView, "custom_fields" | "sameLabels">;
  shown: Pick<LoadedTasks, "dependentIds">;
}

export const contextOf = ({ board, viewer, clock, shown }: ContextSource): FilterContext => ({
  me: viewer.id,
  calendar: { ...clock, startOfWeek: viewer.startOfWeek },
  customFields: board.custom_fields,
  sameLabels: board.sameLabels,
  dependentIds: shown.dependentIds ?? NONE,
});

const NONE: ReadonlySet<number> = new Set();

type Person = Pick<StoredTask["assignees"][number], "ID" | "display_name" | "photo">;

/** The members of a board, and people who have left it but are still assigned. The viewer is not among them. */
export function peopleToFilterBy(
  board: FilterSource["board"],
  viewer: FilterSource["viewer"],
  shown: FilterSource["shown"],
): Person[] {
  const people = new Map<number, Person>(board.users.map((person) => [person.ID, person]));
  for (const task of Object.values(shown.tasks))
    for (const person of task.assignees) if (!people.has(person.ID)) people.set(person.ID, person);
  people.delete(viewer.id);
  return [...people.values()];
}
