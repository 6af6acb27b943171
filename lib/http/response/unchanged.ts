/** Whether the caller has this version already: `If-None-Match` (RFC 9110, 13.1.2). */
export const isKnown = ({ headers }: Pick<Request, "headers">, etag: string): boolean =>
  headers
    .get("if-none-match")
    ?.split(",")
    .map((each) => each.trim())
    .some((each) => each === etag || each === "*" || each === `W/${etag}`) ?? false;
