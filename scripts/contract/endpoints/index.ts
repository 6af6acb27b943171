import { APP_ENDPOINTS } from "@/scripts/contract/endpoints/app";
import { ASSISTANT_ENDPOINTS } from "@/scripts/contract/endpoints/assistant";
import { BATCH_ENDPOINTS } from "@/scripts/contract/endpoints/batch";
import { BOARDS_ENDPOINTS } from "@/scripts/contract/endpoints/boards";
import type { EndpointEntry } from "@/scripts/contract/endpoints/entry";
import { IDEA_ENDPOINTS } from "@/scripts/contract/endpoints/ideas";
import { IMPORT_ENDPOINTS } from "@/scripts/contract/endpoints/imports";
import { CALENDAR_FEED_ENDPOINTS } from "@/scripts/contract/endpoints/calendar-feeds";
import { INCOMING_MAIL_ENDPOINTS } from "@/scripts/contract/endpoints/incoming-mail";
import { INCOMING_WEBHOOK_ENDPOINTS } from "@/scripts/contract/endpoints/incoming-webhooks";
import { LISTS_ENDPOINTS } from "@/scripts/contract/endpoints/lists";
import { MCP_ENDPOINT_ENTRIES } from "@/scripts/contract/endpoints/mcp";
import { MODERATION_ENDPOINTS } from "@/scripts/contract/endpoints/moderation";
import { OUTGOING_WEBHOOK_ENDPOINTS } from "@/scripts/contract/endpoints/outgoing-webhooks";
import { PUBLIC_BOARD_ENDPOINTS } from "@/scripts/contract/endpoints/public-boards";
import { PUSH_ENDPOINTS } from "@/scripts/contract/endpoints/push";
import { REPORT_ENDPOINTS } from "@/scripts/contract/endpoints/reports";
import { SITE_ENDPOINTS } from "@/scripts/contract/endpoints/site";
import { STORAGE_ENDPOINTS } from "@/scripts/contract/endpoints/storage";
import { TASKS_ENDPOINTS } from "@/scripts/contract/endpoints/tasks";
import { TEMPLATE_ENDPOINTS } from "@/scripts/contract/endpoints/templates";
import { TIMER_ENDPOINTS } from "@/scripts/contract/endpoints/timer";
import { TIME_ENDPOINTS } from "@/scripts/contract/endpoints/time";
import { TRASH_ENDPOINTS } from "@/scripts/contract/endpoints/trash";
import { USERS_ENDPOINTS } from "@/scripts/contract/endpoints/users";
import { VIEWS_ENDPOINTS } from "@/scripts/contract/endpoints/views";

/** One entry for every endpoint. */
export const ENDPOINTS: ReadonlyMap<string, EndpointEntry> = new Map(
  [
    APP_ENDPOINTS,
    SITE_ENDPOINTS,
    STORAGE_ENDPOINTS,
    BATCH_ENDPOINTS,
    BOARDS_ENDPOINTS,
    IDEA_ENDPOINTS,
    IMPORT_ENDPOINTS,
    CALENDAR_FEED_ENDPOINTS,
    INCOMING_MAIL_ENDPOINTS,
    INCOMING_WEBHOOK_ENDPOINTS,
    LISTS_ENDPOINTS,
    MCP_ENDPOINT_ENTRIES,
    MODERATION_ENDPOINTS,
    OUTGOING_WEBHOOK_ENDPOINTS,
    TASKS_ENDPOINTS,
    TEMPLATE_ENDPOINTS,
    TIMER_ENDPOINTS,
    TIME_ENDPOINTS,
    TRASH_ENDPOINTS,
    USERS_ENDPOINTS,
    VIEWS_ENDPOINTS,
    PUBLIC_BOARD_ENDPOINTS,
    PUSH_ENDPOINTS,
    REPORT_ENDPOINTS,
    ASSISTANT_ENDPOINTS,
  ].flatMap(Object.entries<EndpointEntry>),
);
