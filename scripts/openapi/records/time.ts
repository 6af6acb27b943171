import { z } from "zod";
import { TimeTrackStatus } from "@/generated/prisma/enums";
import type { presentNewTrack, TimeTrackJson } from "@/lib/time/present";
import type { TimesheetByTasksJson, TimesheetByUsersJson } from "@/lib/time/timesheet/present";
import type { TimesheetReportJson } from "@/lib/time/timesheet/report";
import { PersonInShort } from "@/scripts/openapi/records/people";
import { address, checked, count, dates, id, PlainTime, record, text } from "@/scripts/openapi/records/record";

const day = PlainTime.describe("When the work was done. Midnight means the whole day, in every time zone.");

export const TimeTrack = record<TimeTrackJson>()(
  "TimeTrack",
  z.object({
    id,
    user_id: id.nullable(),
    board_id: id,
    task_id: id,
    started_at: PlainTime,
    completed_at: day.nullable(),
    status: z.enum(TimeTrackStatus),
    working_minutes: count,
    billable_minutes: count,
    is_manual: z.int().min(0).max(1),
    message: z.string().describe("Safe HTML."),
    ...dates,
    user: PersonInShort,
  }),
);

export const NewTimeTrack = checked<ReturnType<typeof presentNewTrack>>()(
  TimeTrack.extend({ board_id: text, task_id: text }),
);

export const TaskOfWork = z.object({ id, title: text, slug: text });
export const BoardOfWork = z.object({ id, title: text });
export const PersonOfWork = z.object({ ID: id.describe("0 when the account was deleted."), display_name: text });

export const Worker = z.object({ ID: id, name: text, avatar: address, email: text });

export const TaskOfTimer = z.object({ id, title: text, board_id: id, board: BoardOfWork });
export const TimesheetBoard = BoardOfWork.extend({});
export const TimesheetRow = z.object({
  id,
  title: text,
  parent: text.nullable().describe("The title of the task of which it is a subtask."),
  board: TimesheetBoard,
});
export const StoppedTask = TaskOfTimer.omit({ board: true });

const entry = {
  id,
  created_at: PlainTime,
  completed_at: day,
  billable_minutes: count,
  message: z.string().describe("Safe HTML."),
};

const sheets = <Entry extends z.ZodType>(schema: Entry) =>
  z.union([z.record(z.string(), z.record(z.string(), z.array(schema))), z.array(z.never())]);

const summary = {
  date_labels: z.array(text).describe("Every day of the range."),
  totalMinutes: count,
  date_range: z.array(PlainTime),
};

export const TimesheetByTasks = checked<TimesheetByTasksJson>()(
  z.object({
    tasks: z.array(z.object({ task: TaskOfWork, board: BoardOfWork })),
    ...summary,
    time_sheets: sheets(z.object({ ...entry, user: PersonOfWork })).describe("By day and task."),
  }),
);

export const TimesheetByUsers = checked<TimesheetByUsersJson>()(
  z.object({
    users: z.array(PersonOfWork),
    ...summary,
    time_sheets: sheets(z.object({ ...entry, task: TaskOfWork, board: BoardOfWork })).describe("By day and person."),
  }),
);

export const Timings = checked<TimesheetReportJson>()(
  z.array(
    z.object({
      id,
      title: text,
      board: BoardOfWork,
      total: count.describe("The sum of `billable_minutes`."),
      times: z.array(
        z.object({
          id,
          billable_minutes: count,
          working_minutes: count,
          completed_at: day,
          message: z.string().describe("Safe HTML."),
          user: Worker,
        }),
      ),
    }),
  ),
);
