import { minutesOf, personOf, presentTaskOf } from "@/lib/time/timesheet/present";
import type { LoadedWork, WorkedPerson, WorkEntry } from "@/lib/time/timesheet/load";
import { plainDate } from "@/lib/dates/dates";
import { grouped } from "@/lib/by-id";
import { DELETED_USER } from "@/lib/users/nobody";
import { emailFor, photoOf, type ViewerContext } from "@/lib/users/present";

export type TimesheetReportJson = ReturnType<typeof presentTimings>;

export function presentTimings(work: LoadedWork, viewerContext: ViewerContext) {
  const entriesOf = grouped(work.entries, ({ taskId }) => taskId);
  const present = (entry: WorkEntry) => ({
    id: entry.id,
    billable_minutes: entry.billableMinutes,
    working_minutes: entry.workingMinutes,
    completed_at: plainDate(new Date(entry.doneAt)),
    message: entry.message ?? "",
    user: presentWorker(personOf(work, entry), viewerContext),
  });
  return [...work.tasks.values()].map((found) => {
    const { task, board } = presentTaskOf(work, found);
    const entries = entriesOf.get(found.id) ?? [];
    return { id: task.id, title: task.title, board, total: minutesOf(entries), times: entries.map(present) };
  });
}

const presentWorker = (person: WorkedPerson | null, viewerContext: ViewerContext) =>
  person
    ? {
        ID: person.id,
        name: person.displayName,
        avatar: photoOf(person),
        email: emailFor(viewerContext, person),
      }
    : { ID: 0, name: DELETED_USER.display_name, avatar: photoOf({ photoKey: "deleted" }), email: "" };
