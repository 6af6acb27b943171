interface Names {
  BOARDS_SLUG: string;
  BOARDS_REST_PREFIX: string;
}

/** Our own namespaces, and WordPress's; the first two answer under the deployment's slug as well. */
const NEUTRAL = "boards";

/**
 * Whether this deployment answers under the spelling that was called. The rewrites match by pattern, since they are fixed
 * at build time; the settings are read here, so that changing them needs a restart and no build.
 */
export function isServedHere(request: Request, { BOARDS_SLUG, BOARDS_REST_PREFIX }: Names): boolean {
  const url = new URL(request.url);
  const path = url.searchParams.get("rest_route") ?? withoutPrefix(url.pathname, BOARDS_REST_PREFIX);
  if (path === null) return false;

  const [namespace = "", , ...words] = path.split("/").filter(Boolean);
  if (["wp", "boards-app", "mcp", ""].includes(namespace)) return true;
  if (namespace !== NEUTRAL && namespace !== BOARDS_SLUG) return false;
  return slugsIn(words).every((slug) => slug === NEUTRAL || slug === BOARDS_SLUG);
}

/** The path behind `/wp-json` or the deployment's own prefix; null behind any other. */
function withoutPrefix(pathname: string, prefix: string): string | null {
  const path = pathname.replace(/^\/index\.php(?=\/)/, "");
  const [first = ""] = path.slice(1).split("/");
  return first === "wp-json" || first === prefix ? path.slice(first.length + 1) : null;
}

/** The product's name inside `/boards-users`, `/search-boards-users` and `/boards-import/...`. */
function slugsIn([first = "", second]: string[]): string[] {
  const users = /^(?:search-)?(.+)-users$/.exec(first);
  if (users?.[1] && second === undefined) return first.startsWith("member-associated") ? [] : [users[1]];

  const importing = /^(.+)-import$/.exec(first);
  return importing?.[1] && second !== undefined ? [importing[1]] : [];
}
