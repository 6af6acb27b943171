import { plainRoute } from "@/lib/http/plain-route";
import { commentsAsAtom } from "@/lib/ideas/feeds/answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: commentsAsAtom });
