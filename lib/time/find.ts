import "server-only";
import { Prisma, type Task, type TimeTrack } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { NotFound, Unprocessable } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { FeatureModules } from "@/lib/modules/read";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { type Calendar, calendarAsJson, type CalendarInJson, calendarOfJson } from "@/lib/users/calendar";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnTimedTask extends OnBoard {
  task: Task;
  modules: FeatureModules;
  calendar: Calendar;
}

export interface OnTrack extends OnTimedTask {
  track: TimeTrack;
}

/** A task, and what decides whether and when time can be logged on it. @throws Forbidden, NotFound */
export const timedTaskOnBoard = finder<OnTimedTask>({
  expression: (params) => timedTaskAsJson(params, Prisma.sql`NULL::json`),
  result: (value, user) => timedTaskOf(value, user).found,
});

/** @throws Forbidden, NotFound, or Unprocessable for a time log that is not on the task */
export const trackOnTask = finder<OnTrack>({
  expression: (params) =>
    timedTaskAsJson(
      params,
      Prisma.sql`(SELECT ${recordAsJson(Prisma.TimeTrackScalarFieldEnum, "l")} FROM time_track l
        WHERE l.id = ${pathId(params.track_id)} AND l.task_id = t.id AND l.status = 'commited')`,
    ),
  result: (value, user) => {
    const { found, track } = timedTaskOf(value, user);
    if (!track) throw noTrack();
    return { ...found, track: trackOfJson(track) };
  },
});

export const noTrack = () => new Unprocessable("Time track not found");

const timedTaskAsJson = ({ board_id, task_id }: PathParams, track: Prisma.Sql) =>
  boardOfCaller(
    pathId(board_id),
    Prisma.sql`(
      SELECT json_build_array(${taskAsJson}, (SELECT value FROM setting WHERE key = 'modules'), ${calendarAsJson}, ${track})
      FROM task t WHERE t.id = ${pathId(task_id)} AND t.board_id = b.id)`,
  );

type TimedTaskInJson = [
  task: InJson<TaskRecord>,
  modules: unknown,
  calendar: CalendarInJson,
  track: InJson<TimeTrack> | null,
];

function timedTaskOf(value: string | null, user: CurrentUser) {
  const { more, ...onBoard } = foundBoard<TimedTaskInJson | null>(value, user);
  if (!more) throw new NotFound("Task");
  const [task, modules, calendar, track] = more;
  const found: OnTimedTask = {
    ...onBoard,
    task: taskOfJson(task),
    modules: FeatureModules.parse(modules ?? {}),
    calendar: calendarOfJson(calendar, user),
  };
  return { found, track };
}

const trackOfJson = withTimes<TimeTrack>(Prisma.TimeTrackScalarFieldEnum);
