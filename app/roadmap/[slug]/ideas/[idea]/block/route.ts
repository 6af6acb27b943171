import { plainRoute } from "@/lib/http/plain-route";
import { pageOfForm } from "@/lib/ideas/forms/form";
import { blockForm } from "@/lib/ideas/forms/block";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: pageOfForm, POST: blockForm });
