import { attachmentAnswer } from "@/lib/attachments/answer";
import { plainRoute } from "@/lib/http/plain-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: attachmentAnswer });
