import { door } from "@/lib/http/door";
import { liveAnswer } from "@/lib/live/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: liveAnswer });
