import { door } from "@/lib/http/door";
import { mailFrame } from "@/lib/mail/frame-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: mailFrame });
