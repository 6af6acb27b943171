import { Refreshed } from "@/components/testing/refreshed";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { TimesheetScreen } from "@/components/timesheet/timesheet-screen";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import type { SheetLog, SheetTask } from "@/lib/timesheet/sheet";
import { weekOf } from "@/lib/timesheet/week-days";

export const MONDAY = "2026-11-23";
export const TUESDAY = "2026-11-24";
const TODAY = "2026-11-25";
const SATURDAY = "2026-11-28";
export const FUTURE = SATURDAY;

let lastId = 40_000;

export const aSheetTask = (title: string, given: Partial<SheetTask> = {}): SheetTask => ({
  ...{ id: (lastId += 1), title, parent: null, boardId: (lastId += 1), board: "Garden", readOnly: null },
  ...given,
});

export const aSheetLog = ({ id: taskId }: SheetTask, day: string, minutes: number, note = ""): SheetLog => ({
  ...{ id: (lastId += 1), taskId, day, minutes, note, storedNote: note },
  completedAt: `${day} 00:00:00`,
});

/** What the server stores, and the page as it reads it. */
export function aTimesheet(given: Partial<TimesheetView> = {}) {
  const { tasks = [] } = given;
  const stored = { logs: given.logs ?? [] };
  for (const { id, boardId } of tasks) {
    answerFor(`/boards/v2/projects/${boardId}/tasks/${id}/time-tracks`, id, stored);
    server.answer(`PUT ${pathOfCell({ id, boardId })}`, ({ body }) => answerCell(id, stored, body));
  }
  const view = (): TimesheetView => ({
    search: { week: null, by: "tasks", boardId: null, personId: null },
    ...{ days: weekOf(TODAY, 1), today: TODAY, startOfWeek: 1, locale: "en-US", board: null },
    person: { id: 1, name: "Nora", isReader: true },
    ...{ people: [], tasks, added: tasks.map(({ id }) => id), lastWeek: [] },
    canLog: tasks.length > 0,
    ...given,
    logs: stored.logs,
  });
  return { stored, view };
}

export const pathOfCell = ({ boardId, id }: Pick<SheetTask, "id" | "boardId">) =>
  `/boards-app/v1/boards/${boardId}/tasks/${id}/timesheet-cell`;

interface CellBody {
  day: string;
  minutes: number;
  seen_ids: number[];
}

function answerCell(taskId: number, stored: { logs: SheetLog[] }, { day, minutes, seen_ids: [seen] }: CellBody) {
  if (seen === undefined) {
    const log = aSheetLog({ id: taskId } as SheetTask, day, minutes);
    stored.logs = [...stored.logs, log];
    return { log_ids: [log.id] };
  }
  stored.logs = stored.logs.map((log) => (log.id === seen ? { ...log, minutes } : log));
  return { log_ids: [seen] };
}

function answerFor(path: string, taskId: number, stored: { logs: SheetLog[] }) {
  server.answer(`POST ${path}`, ({ body }) => {
    const day = body.completed_at.slice(0, 10);
    const log = aSheetLog({ id: taskId } as SheetTask, day, body.billable_minutes, body.message);
    stored.logs = [...stored.logs, log];
    return { track: { id: log.id } };
  });
  server.answer(`PUT ${path}/commit/{track}`, ({ params, body }) => {
    stored.logs = stored.logs.map((log) =>
      log.id === Number(params.track)
        ? { ...log, minutes: body.billable_minutes, note: body.message, storedNote: body.message }
        : log,
    );
  });
  server.answer(`DELETE ${path}/{track}`, ({ params }) => {
    stored.logs = stored.logs.filter(({ id }) => id !== Number(params.track));
  });
}

export const showTimesheet = ({ view }: ReturnType<typeof aTimesheet>) =>
  show(<Refreshed read={view}>{(props) => <TimesheetScreen view={props} />}</Refreshed>);
