import { plainRoute } from "@/lib/http/plain-route";
import { pageOfForm } from "@/lib/ideas/forms/form";
import { replyForm } from "@/lib/ideas/forms/comment";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: pageOfForm, POST: replyForm });
