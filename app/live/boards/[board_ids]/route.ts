import { plainRoute } from "@/lib/http/plain-route";
import { liveAnswer } from "@/lib/live/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: liveAnswer });
