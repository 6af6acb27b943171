import { plainRoute } from "@/lib/http/plain-route";
import { onlyPost, receiveCall } from "@/lib/webhooks/incoming/call/receive";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ POST: receiveCall }, onlyPost);
