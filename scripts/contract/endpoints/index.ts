import { APP_ENDPOINTS } from "@/scripts/contract/endpoints/app";
import { BOARDS_ENDPOINTS } from "@/scripts/contract/endpoints/boards";
import type { EndpointEntry } from "@/scripts/contract/endpoints/entry";
import { IDEA_ENDPOINTS } from "@/scripts/contract/endpoints/ideas";
import { IMPORT_ENDPOINTS } from "@/scripts/contract/endpoints/imports";
import { LISTS_ENDPOINTS } from "@/scripts/contract/endpoints/lists";
import { MODERATION_ENDPOINTS } from "@/scripts/contract/endpoints/moderation";
import { PUBLIC_BOARD_ENDPOINTS } from "@/scripts/contract/endpoints/public-boards";
import { REPORT_ENDPOINTS } from "@/scripts/contract/endpoints/reports";
import { SITE_ENDPOINTS } from "@/scripts/contract/endpoints/site";
import { STORAGE_ENDPOINTS } from "@/scripts/contract/endpoints/storage";
import { TASKS_ENDPOINTS } from "@/scripts/contract/endpoints/tasks";
import { TEMPLATE_ENDPOINTS } from "@/scripts/contract/endpoints/templates";
import { TIMER_ENDPOINTS } from "@/scripts/contract/endpoints/timer";
import { TIME_ENDPOINTS } from "@/scripts/contract/endpoints/time";
import { USERS_ENDPOINTS } from "@/scripts/contract/endpoints/users";
import { VIEWS_ENDPOINTS } from "@/scripts/contract/endpoints/views";

/** One entry for every endpoint. */
export const ENDPOINTS: ReadonlyMap<string, EndpointEntry> = new Map(
  [
    APP_ENDPOINTS,
    SITE_ENDPOINTS,
    STORAGE_ENDPOINTS,
    BOARDS_ENDPOINTS,
    IDEA_ENDPOINTS,
    IMPORT_ENDPOINTS,
    LISTS_ENDPOINTS,
    MODERATION_ENDPOINTS,
    TASKS_ENDPOINTS,
    TEMPLATE_ENDPOINTS,
    TIMER_ENDPOINTS,
    TIME_ENDPOINTS,
    USERS_ENDPOINTS,
    VIEWS_ENDPOINTS,
    PUBLIC_BOARD_ENDPOINTS,
    REPORT_ENDPOINTS,
  ].flatMap(Object.entries<EndpointEntry>),
);
