import { plainRoute } from "@/lib/http/plain-route";
import { workerAnswer } from "@/lib/web-app/worker";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: workerAnswer });
