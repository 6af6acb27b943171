import { plainRoute } from "@/lib/http/plain-route";
import { askToUnsubscribe, unsubscribeNow } from "@/lib/mail/unsubscribe-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({
  GET: askToUnsubscribe,
  POST: unsubscribeNow,
});
