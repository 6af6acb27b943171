/** Evaluates `If-None-Match` (RFC 9110, 13.1.2). */
export const matchesEtag = ({ headers }: Pick<Request, "headers">, etag: string): boolean =>
  isAmongEtags(headers.get("if-none-match"), etag);

/** @param sent the value of `If-None-Match` */
export const isAmongEtags = (sent: string | null | undefined, etag: string): boolean =>
  sent
    ?.split(",")
    .map((each) => each.trim())
    .some((each) => each === etag || each === "*" || each === `W/${etag}`) ?? false;
