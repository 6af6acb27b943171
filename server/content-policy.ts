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
}

export const pagePolicy = ({ scripts, ancestors }: PagePolicy): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${whileDeveloping(" 'unsafe-inline'")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");

const whileDeveloping = (text: string) => (process.env.NODE_ENV === "development" ? text : "");

/** Among these is a worker that loads scripts and opens a stream. */
export const BUILT_FILES_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
