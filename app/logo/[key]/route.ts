import { plainRoute } from "@/lib/http/plain-route";
import { logoAnswer } from "@/lib/settings/logo/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: logoAnswer });
