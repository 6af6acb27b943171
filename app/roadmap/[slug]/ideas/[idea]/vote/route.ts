import { plainRoute } from "@/lib/http/plain-route";
import { pageOfForm } from "@/lib/ideas/forms/form";
import { voteForm } from "@/lib/ideas/forms/vote";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: pageOfForm, POST: voteForm });
