import { door } from "@/lib/http/plain-route";
import { authAnswer } from "@/lib/users/auth-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: authAnswer, POST: authAnswer });
