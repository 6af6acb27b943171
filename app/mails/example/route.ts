import { plainRoute } from "@/lib/http/plain-route";
import { exampleFrame } from "@/lib/mail/frame-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: exampleFrame });
