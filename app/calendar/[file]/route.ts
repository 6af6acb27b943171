import { calendarFeed } from "@/lib/calendar-feeds/answer";
import { plainRoute } from "@/lib/http/plain-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: calendarFeed });
