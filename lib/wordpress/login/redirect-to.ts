import "server-only";
import { env } from "@/lib/env";
import { safeRedirect } from "@/lib/secrets/safe-redirect";

export const redirectTo = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, {
    status: 302,
    headers: { ...headers, Location: location, "Cache-Control": "private, no-store" },
  });

/** The path in `redirect_to`, or the start page for another site. */
export const targetIn = (sent: URLSearchParams): string => safeRedirect(sent.get("redirect_to"), env().BOARDS_URL);
