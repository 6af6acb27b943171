import { type Endpoints, signedIn } from "@/scripts/contract/endpoints/entry";

const FEEDS = "/boards-app/v1/calendar-feeds";

/** The feed in the path belongs to the caller. */
export const CALENDAR_FEED_ENDPOINTS: Endpoints = {
  [`GET ${FEEDS}`]: signedIn({ summary: "List your calendar feeds" }),
  [`POST ${FEEDS}`]: signedIn({ summary: "Create a calendar feed", body: {} }),
  [`DELETE ${FEEDS}/{feed_id}`]: signedIn({ summary: "Remove one of your calendar feeds" }),
  [`POST ${FEEDS}/{feed_id}/renew`]: signedIn({ summary: "Give one of your calendar feeds a new address" }),
};
