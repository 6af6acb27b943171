import { z } from "zod";
import { type Answers, done, justDone, TASK } from "@/scripts/openapi/answers/shapes";
import { count } from "@/scripts/openapi/records/record";
import { NewTimeTrack, TimesheetByTasks, TimesheetByUsers, TimeTrack, Timings } from "@/scripts/openapi/records/time";

const TRACKS = `${TASK}/time-tracks`;
const succeeded = done({ success: z.literal(true) });

export const TIME_ANSWERS: Answers = {
  [`GET ${TRACKS}`]: z.object({ tracks: z.array(TimeTrack), estimated_minutes: count }),
  [`POST ${TRACKS}`]: done({ track: NewTimeTrack }),
  [`POST ${TRACKS}/estimated-time`]: justDone,
  [`PUT ${TRACKS}/commit/{track_id}`]: succeeded,
  [`DELETE ${TRACKS}/{track_id}`]: succeeded,
  "GET /boards/v2/projects/timesheet/by-tasks": TimesheetByTasks,
  "GET /boards/v2/projects/timesheet/by-users": TimesheetByUsers,
  "GET /boards/v2/reports/timesheet": done({ timings: Timings }),
};
