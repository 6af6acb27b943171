import { plainRoute } from "@/lib/http/plain-route";
import { manifestAnswer } from "@/lib/web-app/manifest";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: manifestAnswer });
