import { z } from "zod";
import type { CalendarFeedJson } from "@/lib/calendar-feeds/present";
import { type Answers, done, justDone } from "@/scripts/openapi/answers/shapes";
import { checked, id, text } from "@/scripts/openapi/records/record";

const Feed = checked<CalendarFeedJson>()(
  z.object({
    id,
    board_id: id.nullable().describe("Null for the tasks that are assigned to you, on all boards."),
    board_title: text.nullable().describe("Null without a board, and when you may no longer see it."),
    url: text
      .nullable()
      .describe("A secret: whoever knows it can read these tasks. Null when it no longer works; then renew it."),
    created_at: text,
  }),
);

const FEEDS = "/boards-app/v1/calendar-feeds";

export const CALENDAR_FEED_ANSWERS: Answers = {
  [`GET ${FEEDS}`]: z.object({ feeds: z.array(Feed) }),
  [`POST ${FEEDS}`]: done({ feed: Feed }),
  [`DELETE ${FEEDS}/{feed_id}`]: justDone,
  [`POST ${FEEDS}/{feed_id}/renew`]: done({ feed: Feed }),
};
