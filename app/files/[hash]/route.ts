import { attachmentAnswer } from "@/lib/attachments/answer";
import { door } from "@/lib/http/plain-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: attachmentAnswer });
