import { plainRoute } from "@/lib/http/plain-route";
import { pageOfForm } from "@/lib/ideas/forms/form";
import { followForm } from "@/lib/ideas/forms/follow";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: pageOfForm, POST: followForm });
