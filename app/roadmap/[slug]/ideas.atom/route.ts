import { plainRoute } from "@/lib/http/plain-route";
import { ideasAsAtom } from "@/lib/ideas/feeds/answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: ideasAsAtom });
