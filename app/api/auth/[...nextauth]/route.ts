import { plainRoute } from "@/lib/http/plain-route";
import { authAnswer } from "@/lib/users/auth-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: authAnswer, POST: authAnswer });
