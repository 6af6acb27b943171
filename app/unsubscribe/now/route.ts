import { door } from "@/lib/http/door";
import { askWhetherToStop, stopNow } from "@/lib/mail/stop-now";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: askWhetherToStop, POST: stopNow });
