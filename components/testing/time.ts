import type { BoardOnServer } from "@/components/testing/board";
import { newId } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TimeTrackJson } from "@/lib/time/present";

type Person = BoardOnServer["me"];

export function aTimeTrack(
  { ID, display_name, photo }: Person,
  minutes: number,
  overrides: Partial<TimeTrackJson> = {},
): TimeTrackJson {
  return {
    id: newId(),
    user_id: ID,
    board_id: 1,
    task_id: 1,
    started_at: "2026-11-20 08:00:00",
    completed_at: "2026-11-20 00:00:00",
    status: "commited",
    working_minutes: minutes,
    billable_minutes: minutes,
    is_manual: 1,
    message: "",
    created_at: "2026-11-20T08:00:00+00:00",
    updated_at: "2026-11-20T08:00:00+00:00",
    user: { ID, display_name, photo },
    ...overrides,
  };
}

interface SentLog {
  billable_minutes: number;
  completed_at: string;
  message: string;
}

/** Time logs of a task on the fake server, the newest first. */
export function answerTime(world: BoardOnServer, taskId: number, first: readonly TimeTrackJson[] = []) {
  let list = first;
  const path = `${world.path}/tasks/${taskId}/time-tracks`;
  const set = (next: readonly TimeTrackJson[]) => {
    list = next;
    world.put(taskId, { log_minutes: list.reduce((sum, { billable_minutes }) => sum + billable_minutes, 0) });
  };
  const entered = ({ billable_minutes, completed_at, message }: SentLog) => ({
    ...{ billable_minutes, completed_at, message },
    working_minutes: billable_minutes,
  });
  set(first);

  server.answer(`GET ${path}`, () => ({ tracks: list, estimated_minutes: 0 }));
  server.answer(`POST ${path}`, ({ body }) => {
    const track = aTimeTrack(world.me, 0, entered(body));
    set([track, ...list]);
    return { track, message: "You have successfully submitted your working time" };
  });
  server.answer(`PUT ${path}/commit/{track}`, ({ params, body }) => {
    set(list.map((each) => (each.id === Number(params.track) ? { ...each, ...entered(body) } : each)));
    return { success: true };
  });
  server.answer(`DELETE ${path}/{track}`, ({ params }) => {
    set(list.filter(({ id }) => id !== Number(params.track)));
    return { success: true };
  });
  server.answer(`POST ${path}/estimated-time`, ({ body: { estimated_minutes: minutes } }) => {
    world.put(taskId, { meta: minutes === 0 ? [] : { _estimated_minutes: String(minutes) } });
    return { message: "Estimated time has been updated" };
  });

  return {
    path,
    list: () => list,
    /** Somebody else logs time. */
    arrive(track: TimeTrackJson) {
      set([track, ...list]);
      world.change(taskId, {});
    },
  };
}
