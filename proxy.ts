import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { apiLink } from "@/lib/http/api-link";
import { REQUEST_ID } from "@/lib/http/request-id";

/** The headers of the pages: security, the way to the API, with the nonce that Next gives its own scripts, and the request's id. Who may see a page is up to the page. */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64"));
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const requestId = crypto.randomUUID();
  headers.set(REQUEST_ID, requestId);

  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(securityHeaders(policy))) response.headers.set(name, value);
  response.headers.set(REQUEST_ID, requestId);
  return response;
}

/**
 * The pages, by name: on a path of the API this function would cut bodies off at 10 MB and cost a third of the speed.
 * The last line is for addresses that nothing serves: when a browser opens one as a document, it gets the page that says so.
 */
export const config = {
  matcher: [
    { source: "/", missing: [{ type: "query", key: "rest_route" }, { type: "query", key: "fbs" }] },
    "/login/:path*",
    "/logout",
    "/setup",
    "/invitations",
    "/unsubscribe",
    "/profile",
    "/settings/:path*",
    "/welcome",
    "/boards/:path*",
    "/api-docs/:path*",
    "/wp-admin/authorize-application.php",
    {
      source: "/((?!_next/|api/|files/|live/|hooks/|photos/|mails/|healthz|readyz|index\\.php|wp-json|wp-login\\.php|wp-admin/).+)",
      has: [{ type: "header", key: "sec-fetch-dest", value: "document" }],
      missing: [{ type: "query", key: "rest_route" }, { type: "query", key: "fbs" }],
    },
  ],
};

function contentSecurityPolicy(nonce: string): string {
  const forDevelopment = process.env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${forDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

const securityHeaders = (policy: string): Record<string, string> => ({
  "Content-Security-Policy": policy,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  Link: apiLink(),
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  ...(env().BOARDS_URL.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
});
