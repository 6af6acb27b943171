import { plainRoute } from "@/lib/http/plain-route";
import { robotsAnswer } from "@/lib/roadmaps/robots";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: robotsAnswer });
