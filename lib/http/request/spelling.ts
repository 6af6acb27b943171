interface Names {
  BOARDS_SLUG: string;
}

/** The server sets this header where a client used another spelling than the route files (`server/spelling.ts`). */
export const CALLED_PATH = "x-boards-path";

/** The path as the client called it: `/api/acme-boards/v2/projects/`. */
export const calledPath = ({ url, headers }: Pick<Request, "url" | "headers">): string =>
  headers.get(CALLED_PATH) ?? new URL(url).pathname;

const INDEX = /^\/index\.php(?=\/|$)/;

/** The called path below the API's prefix: `/acme-boards/v2/projects/`. */
export const calledRoute = (request: Pick<Request, "url" | "headers">): string =>
  calledPath(request)
    .replace(INDEX, "")
    .replace(/^\/[^/]*/, "");

/** One path for all calls of a route, without the prefix: decoded, and ids without leading zeros. */
export function canonicalRoute({ url }: Pick<Request, "url">): string {
  const [, , ...segments] = new URL(url).pathname.split("/").map(decodeSegment);
  return `/${segments.map((word) => (/^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, "") : word)).join("/")}`;
}

/** A segment that can't be decoded stays as it is. */
export function decodeSegment(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const NEUTRAL = "boards";

/** With `BOARDS_SLUG=acme-boards`, `acme_boards_export_json` is `boards_export_json`. */
export function neutralAction(action: string, { BOARDS_SLUG }: Names): string {
  const own = `${BOARDS_SLUG.replaceAll("-", "_")}_`;
  return action.startsWith(own) ? `${NEUTRAL}_${action.slice(own.length)}` : action;
}
