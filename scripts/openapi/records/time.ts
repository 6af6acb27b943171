import { z } from "zod";
import { TimeTrackStatus } from "@/generated/prisma/enums";
import type { presentNewTrack, TimeTrackJson } from "@/lib/time/present";
import { PersonInShort } from "@/scripts/openapi/records/people";
import { checked, count, dates, id, PlainTime, record, text } from "@/scripts/openapi/records/record";

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
