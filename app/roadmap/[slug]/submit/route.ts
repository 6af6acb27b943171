import { plainRoute } from "@/lib/http/plain-route";
import { pageOfForm } from "@/lib/ideas/forms/form";
import { submitForm } from "@/lib/ideas/forms/submit";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: pageOfForm, POST: submitForm });
