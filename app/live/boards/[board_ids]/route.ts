import { plainRoute } from "@/lib/http/plain-route";
import { liveResponse } from "@/lib/live/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: liveResponse });
