/** What scripts of a page may run: each of them by a nonce of the response, or by its digest where the page is shared. */
export const byNonce = (nonce: string): string =>
  `'self' 'nonce-${nonce}' 'strict-dynamic'${whileDeveloping(" 'unsafe-eval'")}`;
export const byDigests = (digests: readonly string[]): string =>
  ["'self'", ...digests.map((digest) => `'sha256-${digest}'`)].join(" ");

export const NO_FRAMES = "'none'";

interface PagePolicy {
  scripts: string;
  /** The sites that may show the page in a frame. */
  ancestors: string;
  /** Of a captcha: other sites whose scripts and frames the page may load. */
  sources?: readonly string[];
}

const and = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join("");

export const pagePolicy = ({ scripts, ancestors, sources = [] }: PagePolicy): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}${and(sources)}`,
    `style-src 'self'${whileDeveloping(" 'unsafe-inline'")}${and(sources)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${and(sources)}`,
    ...(sources.length > 0 ? [`frame-src 'self'${and(sources)}`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");

const whileDeveloping = (text: string) => (process.env.NODE_ENV === "development" ? text : "");

/** Among these is a worker that loads scripts and opens a stream. */
export const BUILT_FILES_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
