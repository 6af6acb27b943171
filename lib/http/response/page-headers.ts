/** What every page forbids a browser, besides its content security policy. */
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

/** What no route handler serves: the last entry of `proxy.ts`, where Next needs a literal; a test compares them. */
export const UNKNOWN = `/((?!${ROUTES.join("|")}).+)`;

const fixed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key: key.toLowerCase(), value }));

/** The page that says that nothing is there, without scripts: for requests that the proxy leaves alone. */
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

/** The headers that are fixed at build time; the proxy's come on top. */
export const fixedHeaders = [builtFiles, notFoundPage];
