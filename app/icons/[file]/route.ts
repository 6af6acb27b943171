import { plainRoute } from "@/lib/http/plain-route";
import { iconAnswer } from "@/lib/web-app/icons";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: iconAnswer });
