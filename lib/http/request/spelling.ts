interface Names {
  BOARDS_SLUG: string;
  BOARDS_REST_PREFIX: string;
}

/** Our own namespaces, and WordPress's; the first answers under the deployment's slug as well. */
const NEUTRAL = "boards";
const FIXED = ["wp", "boards-app", "mcp", ""];

/**
 * Whether this deployment answers under the spelling that was called. The rewrites match by pattern, since they are fixed
 * at build time; the settings are read here, so that changing them needs a restart and no build.
 */
export function isServedHere(request: Pick<Request, "url">, { BOARDS_SLUG, BOARDS_REST_PREFIX }: Names): boolean {
  const path = pathBelowApi(request, BOARDS_REST_PREFIX);
  if (path === null) return false;

  const [namespace = "", , ...words] = path.split("/").filter(Boolean);
  if (FIXED.includes(namespace)) return true;
  if (namespace !== NEUTRAL && namespace !== BOARDS_SLUG) return false;
  return slugsIn(words).every((slug) => slug === NEUTRAL || slug === BOARDS_SLUG);
}

/** Whether the address stands below the API's prefix, whatever is served there. */
export const isApiAddress = (
  request: Pick<Request, "url">,
  { BOARDS_REST_PREFIX }: Pick<Names, "BOARDS_REST_PREFIX">,
): boolean => pathBelowApi(request, BOARDS_REST_PREFIX) !== null;

function pathBelowApi(request: Pick<Request, "url">, prefix: string): string | null {
  const url = new URL(request.url);
  return restRoute(url) ?? withoutPrefix(url.pathname, prefix);
}

/** The path of the API that was called, however it was spelled: `/boards/v2/projects`. */
export function calledRoute({ url }: Pick<Request, "url">): string {
  const parsed = new URL(url);
  return restRoute(parsed) ?? parsed.pathname.replace(INDEX, "").replace(/^\/[^/]*/, "");
}

/** One path for all spellings of a call: neutral names, ids without zeros in front, no slash at the end. */
export function plainRoute(request: Pick<Request, "url">, { BOARDS_SLUG }: Pick<Names, "BOARDS_SLUG">): string {
  const [namespace, ...words] = calledRoute(request).split("/").filter(Boolean).map(decoded);
  const neutral: Record<string, string | undefined> = {
    [`${BOARDS_SLUG}-users`]: "boards-users",
    [`search-${BOARDS_SLUG}-users`]: "search-boards-users",
    [`${BOARDS_SLUG}-import`]: "boards-import",
  };
  const plain = words.map((word) => neutral[word] ?? (/^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, "") : word));
  return `/${[namespace === BOARDS_SLUG ? NEUTRAL : namespace, ...plain].join("/")}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const INDEX = /^\/index\.php(?=\/|$)/;

const INDEX_PATHS = ["/", "/index.php", "/index.php/"];

/** What `?rest_route=` says; at the front door only, and of several the last, as PHP reads a query. */
export function restRoute({ pathname, searchParams }: URL): string | null {
  const route = INDEX_PATHS.includes(pathname) ? searchParams.getAll("rest_route").at(-1) : undefined;
  return route === undefined ? null : `/${route.replace(/^\//, "")}`;
}

/** The path behind `/wp-json` or the deployment's own prefix; null behind any other. */
function withoutPrefix(pathname: string, prefix: string): string | null {
  const path = pathname.replace(INDEX, "");
  const [first = ""] = path.slice(1).split("/");
  return first === "wp-json" || first === prefix ? path.slice(first.length + 1) : null;
}

/** The product's name inside `/boards-users`, `/search-boards-users` and `/boards-import/...`. */
function slugsIn([first = "", second]: string[]): string[] {
  const users = /^(?:search-)?(.+)-users$/.exec(first);
  if (users?.[1] && second === undefined) return [users[1]];

  const importing = /^(.+)-import$/.exec(first);
  return importing?.[1] && second !== undefined ? [importing[1]] : [];
}

/** An ajax action by its neutral name: `acme_boards_export_json` is `boards_export_json` under `BOARDS_SLUG=acme-boards`. */
export function neutralAction(action: string, { BOARDS_SLUG }: Pick<Names, "BOARDS_SLUG">): string {
  const own = `${BOARDS_SLUG.replaceAll("-", "_")}_`;
  return action.startsWith(own) ? `${NEUTRAL}_${action.slice(own.length)}` : action;
}
