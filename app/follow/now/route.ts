import { plainRoute } from "@/lib/http/plain-route";
import { confirmFollowing, redirectToConfirmPage } from "@/lib/ideas/follow/follow-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({
  GET: redirectToConfirmPage,
  POST: confirmFollowing,
});
