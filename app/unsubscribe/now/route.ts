import { plainRoute } from "@/lib/http/plain-route";
import { redirectToUnsubscribePage, unsubscribeNow } from "@/lib/mail/unsubscribe-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({
  GET: redirectToUnsubscribePage,
  POST: unsubscribeNow,
});
