/** Pictures of other servers tell these that somebody looks: only who asks for them gets them. */
interface Framed {
  withPictures: boolean;
}

/**
 * The HTML of a mail for a frame on a page of ours. The answer's own policy makes it inert, also when it is opened by itself: nothing in it
 * runs, nothing is sent, and links lead nowhere: a pointer does not meet them, and what opens one all the same asks for a window that the sandbox refuses.
 */
export function framed(html: string, { withPictures }: Framed): Response {
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
