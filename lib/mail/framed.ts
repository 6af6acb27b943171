/** External images reveal to their servers that somebody reads the mail, so they load only on request. */
interface FrameOptions {
  withPictures: boolean;
}

/** The policy makes it inert even when opened directly: no scripts or forms, and links lead nowhere. */
export function frameResponse(html: string, { withPictures }: FrameOptions): Response {
  return new Response(withInertLinks(html), {
    headers: { ...HEADERS, "Content-Security-Policy": policy(withPictures) },
  });
}

const withInertLinks = (html: string) => (HEAD.test(html) ? html.replace(HEAD, `$&${INERT}`) : `${INERT}${html}`);

const HEAD = /<head[^<>]*>/i;

const INERT = '<base target="_blank"><style>a,area{pointer-events:none!important}</style>';

const policy = (withPictures: boolean) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${withPictures ? " https: http:" : ""}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};
