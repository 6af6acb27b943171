import "server-only";
import type { LoadedWork } from "@/lib/time/timesheet/load";
import { photoOf } from "@/lib/users/present";

export type TimesheetView = ReturnType<typeof timesheetView>;

/** What the screen needs of the work. */
export const timesheetView = ({ entries, tasks, boards, people }: LoadedWork) => ({
  ...{ entries, tasks, boards },
  people: new Map(
    [...people.values()].map((person) => [
      person.id,
      { id: person.id, name: person.displayName, photo: photoOf(person) },
    ]),
  ),
});
