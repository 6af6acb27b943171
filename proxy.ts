import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { apiLink } from "@/lib/http/response/api-link";
import { PAGE_HEADERS } from "@/lib/http/response/page-headers";
import { REQUEST_ID } from "@/lib/http/request/request-id";

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
 * The pages of `scripts/contract/pages.ts`, by name: on a path of the API this function would cut bodies off at 10 MB and cost a
 * third of the speed. The last entry is for addresses that nothing serves, when somebody asks for a page there and sends
 * no body; it is `UNKNOWN` of `lib/http/response/page-headers.ts`.
 */
export const config = {
  matcher: [
    {
      source: "/",
      missing: [
        { type: "query", key: "rest_route" },
        { type: "query", key: "fbs" },
      ],
    },
    "/login/:path*",
    "/logout",
    "/setup",
    "/invitations",
    "/unsubscribe",
    "/profile",
    "/settings/:path*",
    "/welcome",
    "/boards/:path*",
    "/people/:path*",
    "/api-docs/:path*",
    "/wp-admin/authorize-application.php",
    {
      source:
        "/((?!_next/|live/|wp-json|index\\.php|api/auth(?:/|$)|files/[^/]+$|photos/[^/]+$|logo/[^/]+$|mails/[^/]+$|healthz$|readyz$|unsubscribe/now$|wp-login\\.php$|wp-admin/admin-ajax\\.php$).+)",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "content-type" }],
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
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

const securityHeaders = (policy: string): Record<string, string> => ({
  "Content-Security-Policy": policy,
  ...PAGE_HEADERS,
  Link: apiLink(),
  ...(env().BOARDS_URL.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
});
