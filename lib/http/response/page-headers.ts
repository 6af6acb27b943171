/** The security headers of every page, besides its content security policy. */
export const PAGE_HEADERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const WITHOUT_SCRIPTS = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const ROUTES = [
  ...["_next/", "live/", "wp-json", "index\\.php", "api/auth(?:/|$)"],
  ...["files/[^/]+$", "photos/[^/]+$", "logo/[^/]+$", "mails/[^/]+$", "healthz$", "readyz$", "unsubscribe/now$"],
  ...["wp-login\\.php$", "wp-admin/admin-ajax\\.php$"],
];

/**
 * Every path without a route handler. It equals the last entry of `proxy.ts`, where Next needs a literal; a test
 * compares them.
 */
export const UNKNOWN = `/((?!${ROUTES.join("|")}).+)`;

const fixed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key: key.toLowerCase(), value }));

/** The 404 page, without scripts, for requests that the proxy skips. */
const notFoundPage = {
  source: UNKNOWN,
  has: [{ type: "header" as const, key: "accept", value: ".*text/html.*" }],
  headers: fixed({ ...PAGE_HEADERS, "Content-Security-Policy": WITHOUT_SCRIPTS }),
};

/** What the build made, among it a worker that loads scripts and opens a stream, and Next's answer where it made nothing. */
const builtFiles = {
  source: "/_next/:path*",
  headers: fixed({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  }),
};

/** The headers that are fixed at build time; the proxy adds its own. */
export const fixedHeaders = [builtFiles, notFoundPage];
