interface Names {
  BOARDS_SLUG: string;
  BOARDS_REST_PREFIX: string;
}

/** The fixed namespaces; the neutral one is also served under the deployment's slug. */
const NEUTRAL = "boards";
const FIXED = ["wp", "boards-app", "mcp", ""];

/**
 * Whether this deployment serves the alias. The rewrites are fixed at build time; the settings are read here, so that
 * a change needs a restart and no build.
 */
export function isServedHere(request: Pick<Request, "url">, { BOARDS_SLUG, BOARDS_REST_PREFIX }: Names): boolean {
  const path = pathBelowApi(request, BOARDS_REST_PREFIX);
  if (path === null) return false;

  const [namespace = "", , ...segments] = path.split("/").filter(Boolean);
  if (FIXED.includes(namespace)) return true;
  if (namespace !== NEUTRAL && namespace !== BOARDS_SLUG) return false;
  return slugsIn(segments).every((slug) => slug === NEUTRAL || slug === BOARDS_SLUG);
}

/** Whether the address is below the API's prefix, even if nothing is served there. */
export const isApiAddress = (
  request: Pick<Request, "url">,
  { BOARDS_REST_PREFIX }: Pick<Names, "BOARDS_REST_PREFIX">,
): boolean => pathBelowApi(request, BOARDS_REST_PREFIX) !== null;

function pathBelowApi(request: Pick<Request, "url">, prefix: string): string | null {
  const url = new URL(request.url);
  return restRoute(url) ?? withoutPrefix(url.pathname, prefix);
}

/** The called path of the API in any alias: `/boards/v2/projects`. */
export function calledRoute({ url }: Pick<Request, "url">): string {
  const parsed = new URL(url);
  return restRoute(parsed) ?? parsed.pathname.replace(INDEX, "").replace(/^\/[^/]*/, "");
}

/** One path for all aliases of a call: neutral names, ids without leading zeros, no trailing slash. */
export function canonicalRoute(request: Pick<Request, "url">, { BOARDS_SLUG }: Pick<Names, "BOARDS_SLUG">): string {
  const [namespace, ...segments] = calledRoute(request).split("/").filter(Boolean).map(decodeSegment);
  const neutral: Record<string, string | undefined> = {
    [`${BOARDS_SLUG}-users`]: "boards-users",
    [`search-${BOARDS_SLUG}-users`]: "search-boards-users",
    [`${BOARDS_SLUG}-import`]: "boards-import",
  };
  const plain = segments.map((word) => neutral[word] ?? (/^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, "") : word));
  return `/${[namespace === BOARDS_SLUG ? NEUTRAL : namespace, ...plain].join("/")}`;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const INDEX = /^\/index\.php(?=\/|$)/;

const INDEX_PATHS = ["/", "/index.php", "/index.php/"];

/** Only counts on the start page; of several values the last one, as in PHP. */
export function restRoute({ pathname, searchParams }: URL): string | null {
  const route = INDEX_PATHS.includes(pathname) ? searchParams.getAll("rest_route").at(-1) : undefined;
  return route === undefined ? null : `/${route.replace(/^\//, "")}`;
}

/** The path after `/wp-json` or the deployment's own prefix; null after any other. */
function withoutPrefix(pathname: string, prefix: string): string | null {
  const path = pathname.replace(INDEX, "");
  const [first = ""] = path.slice(1).split("/");
  return first === "wp-json" || first === prefix ? path.slice(first.length + 1) : null;
}

/** The slug inside `/boards-users`, `/search-boards-users` and `/boards-import/...`. */
function slugsIn([first = "", second]: string[]): string[] {
  const users = /^(?:search-)?(.+)-users$/.exec(first);
  if (users?.[1] && second === undefined) return [users[1]];

  const importing = /^(.+)-import$/.exec(first);
  return importing?.[1] && second !== undefined ? [importing[1]] : [];
}

/** With `BOARDS_SLUG=acme-boards`, `acme_boards_export_json` is `boards_export_json`. */
export function neutralAction(action: string, { BOARDS_SLUG }: Pick<Names, "BOARDS_SLUG">): string {
  const own = `${BOARDS_SLUG.replaceAll("-", "_")}_`;
  return action.startsWith(own) ? `${NEUTRAL}_${action.slice(own.length)}` : action;
}
